import ts from 'typescript'
import type { HandwrittenFile } from './files.ts'

interface Export {
  name: string
  path: string
  /** `export type Lead = components['schemas']['Lead']`: the contract defines it, wherever it is exported. */
  isOfContract: boolean
}

/** Where several files may export one name because it means the same, or is looked up by folder. */
const conventions: ((found: Export[]) => boolean)[] = [
  // A schema of the contract under the contract's name.
  (found) => found.every(({ isOfContract }) => isOfContract),
  // An operation of the contract: its handler on the server, and its call in the browser.
  (found) =>
    found.length === 2 &&
    found.some(({ name, path }) => path.endsWith(`/operations/${kebab(name)}.ts`)) &&
    found.some(({ path }) => path.startsWith('src/api/')),
  // Playwright's test with the fixtures of a kind of journey: its tools expect this name.
  (found) => found.every(({ name, path }) => name === 'test' && path.startsWith('e2e/support/')),
]

/**
 * Names that several files export for different things, as sentences. Each folder of tests/drivers has the same tables
 * under the same names, so they are left out; a re-export counts once, where it is declared.
 */
export function exportProblems(files: HandwrittenFile[]): string[] {
  const places = new Map<string, Export[]>()
  for (const file of files.filter(isCompared)) {
    for (const each of exportsOf(file)) places.set(each.name, [...(places.get(each.name) ?? []), each])
  }
  return [...places].flatMap(([name, found]) => {
    if (found.length < 2 || conventions.some((allows) => allows(found))) return []
    const paths = found.map(({ path }) => path).join(', ')
    return [`${name} is exported by ${paths}. Rename all but one of them, or import it from there.`]
  })
}

function isCompared({ path }: HandwrittenFile): boolean {
  if (/^(openapi[/]generated|tests[/]drivers)[/]/.test(path) || path.endsWith('.d.ts')) return false
  return /^(openapi|domain|machines|assistant|server|src|scripts|tools|tests|e2e)[/].*[.]tsx?$/.test(path)
}

function exportsOf({ path, text }: HandwrittenFile): Export[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const declared = new Map<string, ts.Statement>()
  const exported = new Map<string, ts.Statement>()
  for (const statement of statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    for (const name of namesOf(statement)) {
      declared.set(name, statement)
      if (isExported) exported.set(name, statement)
    }
  }
  for (const statement of statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier || !statement.exportClause) continue
    if (!ts.isNamedExports(statement.exportClause)) continue
    for (const { name, propertyName } of statement.exportClause.elements) {
      const declaration = declared.get((propertyName ?? name).text)
      if (declaration) exported.set(name.text, declaration)
    }
  }
  return [...exported].map(([name, statement]) => ({ name, path, isOfContract: isOfContract(name, statement) }))
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function namesBoundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesBoundBy(element.name)))
}

const isOfContract = (name: string, statement: ts.Statement) =>
  ts.isTypeAliasDeclaration(statement) &&
  [`components['schemas']['${name}']`, `Schemas['${name}']`].includes(statement.type.getText())

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
