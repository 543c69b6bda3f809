/**
 * The architecture as sentences. Each rule's comment says what to do instead. tests/repository/imports.test.ts plants a
 * violation of every rule; a rule without one fails there.
 */

/**
 * The features of server/, and which others each one may import: only those above it, so that no two features import each
 * other, not even by way of a third. Every feature may import server/platform, and from the server's root what a handler is
 * given: context.ts, operation.ts and call-limits.ts.
 */
const serverFeatures = {
  assistant: [],
  photos: [],
  mail: [],
  access: [],
  listings: ['access', 'mail', 'photos'],
  visits: ['access', 'listings'],
  gate: ['access', 'listings', 'visits'],
  demos: ['mail'],
  conversations: ['gate', 'listings', 'visits'],
  widget: ['access', 'conversations', 'listings'],
  'listing-reports': ['access', 'listings', 'mail'],
  questions: ['access', 'conversations', 'listings', 'mail'],
  tours: ['access', 'conversations', 'listings', 'mail', 'questions', 'widget'],
  chat: ['access', 'assistant', 'conversations', 'gate', 'listings', 'mail', 'questions', 'tours', 'visits', 'widget'],
  site: ['photos'],
  health: ['mail'],
  samples: ['gate', 'listings', 'tours', 'widget'],
  database: ['listings', 'samples'],
  privacy: ['access', 'database', 'mail', 'questions'],
}
const features = Object.keys(serverFeatures)
for (const [feature, others] of Object.entries(serverFeatures))
  for (const other of others)
    if (features.indexOf(other) >= features.indexOf(feature) || !features.includes(other))
      throw new Error(`serverFeatures: ${feature} may import ${other} only when ${other} stands above it.`)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'machines-are-pure',
      severity: 'error',
      comment:
        'A machine imports xstate, the generated contract types, domain/ and other machines, nothing else. What it needs of the world is a port: name the actor in setup() and provide it in src/ or server/.',
      from: { path: '^machines/' },
      to: { pathNot: '^(domain/|machines/|openapi/generated/|node_modules/xstate/)' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'domain/ is what everything else may import: values and functions without React, DOM, Node or a clock. It imports itself and the generated contract.',
      from: { path: '^domain/' },
      to: { pathNot: '^(domain/|openapi/generated/)' },
    },
    {
      name: 'assistant-is-pure',
      severity: 'error',
      comment:
        'assistant/ reads text and answers with values: no database, no HTTP, no clock, nothing of server/ or src/. Pass in what it needs to know.',
      from: { path: '^assistant/' },
      to: { pathNot: '^(assistant/|domain/|machines/|node_modules/)' },
    },
    {
      name: 'server-and-site-do-not-know-each-other',
      severity: 'error',
      comment:
        'server/ and src/ meet in the contract (openapi/), the machines and domain/. A shape that both need is a schema in openapi/components; a decision that both need is a machine; a function or text that both need belongs in domain/.',
      from: { path: '^(server|src)/' },
      to: { path: '^(server|src)/', pathNot: '^$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment:
        'server/platform is what any server needs: HTTP, database, settings, jobs, storage. What knows a feature belongs to the feature; pass it in.',
      from: { path: '^server/platform/' },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    ...Object.entries(serverFeatures).map(([feature, others]) => ({
      name: `server-${feature}`,
      severity: 'error',
      comment: `server/${feature} may import ${['platform', ...others].join(', ')}. Pass in what else it needs, or add a feature that stands above it to serverFeatures.`,
      from: { path: `^server/${feature}/` },
      to: {
        path: '^server/[^/]+/',
        pathNot: `^server/(${[feature, 'platform', ...others].join('|')})/`,
      },
    })),
    {
      name: 'features-do-not-know-the-root',
      severity: 'error',
      comment:
        'The files of server/ itself put the features together. A feature gets what it needs by context.ts or as an argument.',
      from: { path: '^server/[^/]+/' },
      to: { path: '^server/[^/]+$', pathNot: '^server/(context|operation|call-limits)[.]ts$' },
    },
    {
      name: 'server-rules-decide-from-values',
      severity: 'error',
      comment:
        'A rule is a pure decision: no query, no table, no request. Let the handler read and pass in the values.',
      from: { path: '^server/[^/]+/rules/' },
      to: {
        path: '^server/[^/]+/(queries/|operations/|emails/|schema[.]ts$)|^node_modules/(drizzle-orm|fastify)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-do-not-know-each-other',
      severity: 'error',
      comment: 'What two pages share is a widget (src/widgets), a piece of shape (src/ui) or words (src/content).',
      // A small page may be two files, help-page.tsx and help-view.tsx, instead of a folder help/.
      from: { path: '^src/pages/([^/.]+?)(-page|-view)?[/.]' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1(-page|-view)?[/.]' },
    },
    {
      name: 'widgets-do-not-know-each-other',
      severity: 'error',
      comment:
        'The page that shows two widgets connects them. What they share is shape (src/ui) or words (src/content).',
      from: { path: '^src/widgets/([^/.]+)' },
      to: { path: '^src/widgets/', pathNot: '^src/widgets/$1[/.]' },
    },
    {
      name: 'pages-stand-on-top',
      severity: 'error',
      comment:
        'Only routes and main know pages. A widget, a port or a word that needs its page gets what it needs as a prop or an argument.',
      from: { path: '^src/(api|browser|content|ui|widgets)/' },
      to: { path: '^src/(pages/|routes|main)' },
    },
    {
      name: 'ui-has-no-business',
      severity: 'error',
      comment:
        'src/ui is shape: it calls nothing and runs no machine. Move the piece to the widget that means it, or pass in what it shows.',
      from: { path: '^src/ui/' },
      to: { path: '^(machines/|src/(api|browser|pages|widgets)/)' },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      comment: 'Everybody reads the contract, so it reads nobody: openapi/ imports only openapi/.',
      from: { path: '^openapi/' },
      to: { pathNot: '^openapi/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment:
        'The product does not know its tests. What both need belongs to the product (scripts/ and the test runners’ own settings may use tests/ code).',
      from: {
        path: '^(openapi|domain|machines|assistant|src|server)/|^[^/]+$',
        pathNot: '^(vitest|playwright)[.]config[.]ts$',
      },
      to: { path: '^(tests|e2e)/|[.](test|spec)[.]tsx?$' },
    },
    {
      name: 'actor-drivers-run-without-a-browser',
      severity: 'error',
      comment:
        'Vitest loads the actors’ half of tests/drivers and must not load Playwright with it. What both halves need belongs in <name>.facts.ts.',
      from: {
        path: '^tests/(drivers|machines|support)/|^tools/mutation/',
        pathNot: '[.]page(-see)?[.]ts$|/page-driver[.]ts$',
      },
      to: {
        path: '^e2e/|[.]page(-see)?[.]ts$|/page-driver[.]ts$|^node_modules/@playwright/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'page-drivers-run-without-vitest',
      severity: 'error',
      comment:
        'Playwright loads the pages’ half of tests/drivers and needs no machine. A page driver may import the type of its actor driver, which names the events; what both halves need belongs in <name>.facts.ts.',
      from: { path: '^e2e/|^tests/drivers/.*[.]page(-see)?[.]ts$' },
      to: { path: '[.]actor[.]ts$|/actor-driver[.]ts$|^node_modules/vitest/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      comment: 'scripts/ is what people run. What the product needs of it belongs to the product.',
      from: { path: '^(openapi|domain|machines|assistant|src|server)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'nothing-imports-tools',
      severity: 'error',
      comment:
        'tools/ is for people who read and debug the machines; no visitor loads it. What the product needs of it belongs to the product.',
      from: { path: '^(openapi|machines|assistant|src|server)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'product-runs-without-dev-tools',
      severity: 'error',
      comment:
        'This package is only installed for work (devDependencies): move it to dependencies, or import only its types.',
      from: { path: '^(domain|machines|assistant|src|server)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'These files import each other in a circle: move what they share into a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      comment:
        'Nothing is found under this import. Is the ending (.ts, .tsx) there, the file named so, the package in package.json?',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type-only imports are imports: a machine that knows a React type knows React.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
