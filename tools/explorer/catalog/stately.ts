import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { camelCase } from '#tools/machine-charts/names.ts'
import { root } from './catalog.ts'

/**
 * The machine and everything it imports as one file of plain JavaScript that imports only xstate, as Stately Sketch and
 * Studio evaluate it when pasted. Names are kept, so that those tools find `setup(…).createMachine(…)`. The machine is
 * the only export; the machines that it invokes come before it.
 */
export async function statelyFile(name: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [childrenIncluded],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(root, `machines/${name}/${name}.machine.ts`), formats: ['es'] },
      rolldownOptions: { external: ['xstate'], treeshake: true, checks: { pluginTimings: false } },
    },
  })
  const bundles = (Array.isArray(output) ? output : [output]) as { output: { code: string }[] }[]
  const [chunk, ...others] = bundles.flatMap((bundle) => bundle.output)
  if (!chunk || others.length > 0) throw new Error(`${name} was not bundled into one file`)
  return exportingInPlace(chunk.code, `${camelCase(name)}Machine`)
}

/**
 * `child<typeof visitMachine>('visit')` refers to its machine only as a type; the exported file includes the machine.
 */
const childrenIncluded: Plugin = {
  name: 'children-included',
  enforce: 'pre',
  transform(source, id) {
    const names = [...source.matchAll(lateChild)].flatMap(([, name]) => name ?? [])
    if (!id.endsWith('.machine.ts') || names.length === 0) return null
    const code = names
      .reduce((text, name) => text.replace(`import type { ${name} }`, `import { ${name} }`), source)
      .replace(lateChild, '$1')
    return { code, map: null }
  },
}

const lateChild = /\bchild<typeof (\w+)>\('\w+'\)/g

/** The tools don't support a list of exports at the end; they support `export const`. */
function exportingInPlace(code: string, machine: string): string {
  const declaration = new RegExp(`^(?:const|let|var) ${machine} = `, 'm')
  if (!declaration.test(code)) throw new Error(`the bundle does not declare ${machine}`)
  const body = code
    .replace(/^\s*\/\/#(end)?region.*\n/gm, '')
    .replace(/\nexport \{[^}]*\};?\s*$/, '\n')
    .replace(declaration, `export const ${machine} = `)
  return body.endsWith('\n') ? body : `${body}\n`
}
