import ts from 'typescript'
import { handwrittenFiles } from '../repository/files.ts'

export interface VisibleText {
  /** Path from the repository's root. */
  file: string
  line: number
  text: string
}

type Reading = (file: string, source: string) => VisibleText[]

/** The files that hold visible text, and which of their text is visible. */
const places: [file: RegExp, reading: Reading][] = [
  [/^src\/content\/articles\/[a-z]+\/.+[.]md$/, linesOf],
  [
    /^(src\/content|src\/penny-widget|domain|server\/samples|server\/[^/]+\/emails)\/.*[.]ts$/,
    (file, source) => literalsOf(file, source, (text) => /\p{L}/u.test(text)),
  ],
  [/^(src|tools\/explorer\/page)\/.*[.]tsx?$/, (file, source) => literalsOf(file, source, isSentence)],
  [/^assistant\/say\/.*[.]ts$/, (file, source) => literalsOf(file, source, isPhrase)],
  [
    /^assistant\/(booking|contact|decide|guard(?!\/examples)|lead|model)\/.*[.]ts$/,
    (file, source) => literalsOf(file, source, isSentence),
  ],
  [
    /^server\/((welcome|call-limits)[.]ts|(access|chat|demos|gate|listings|platform\/http|questions|site|tours|visits|widget)\/.*[.]ts)$/,
    (file, source) => literalsOf(file, source, isSentence),
  ],
]

/** Every text that a visitor, a buyer, an owner or the team can read, with its place. */
export async function visibleText(root: string): Promise<VisibleText[]> {
  return (await handwrittenFiles(root)).flatMap(({ path, text }) => {
    const reading = places.find(([file]) => file.test(path))?.[1]
    return reading ? reading(path, text) : []
  })
}

/** Excludes class lists, SVG paths and patterns: a sentence has two words, and a capital first or a period last. */
function isSentence(text: string): boolean {
  return (
    /^\s*["“(…]*\s*\p{Lu}|^….*[.?!]$/u.test(text) &&
    /\p{L}{2,}[^\p{L}]*\s.*\p{L}{2,}/su.test(text) &&
    !/[[\]\\|]/.test(text)
  )
}

/** Penny's sentences are assembled from parts, so any two words count. Patterns are excluded. */
function isPhrase(text: string): boolean {
  return /\p{L}{2,}[^\p{L}]+\p{L}/u.test(text) && !/[[\]\\|]/.test(text)
}

function linesOf(file: string, text: string): VisibleText[] {
  return text.split('\n').flatMap((line, place) => (/\p{L}/u.test(line) ? [{ file, line: place + 1, text: line }] : []))
}

/** The string literals of a module that can appear on a page, including templates and JSX text. */
function literalsOf(file: string, source: string, isVisible: (text: string) => boolean): VisibleText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: VisibleText[] = []
  const add = (node: ts.Node, text: string) => {
    if (!isVisible(text)) return
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push({ file, line: line + 1, text })
  }
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node)) add(node, templateText(node))
    else if (ts.isJsxText(node)) add(node, node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Imports, types, cases, identifiers, SQL, and what only a log or a developer reads. */
function isUnseen(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTaggedTemplateExpression(node) ||
    (ts.isNewExpression(node) && isForDevelopers.test(node.expression.getText()))
  )
}

/** Other errors contain the sentence that a page shows. */
const isForDevelopers = /^(Error|RangeError|TypeError|SyntaxError|DatabaseError|StorageError)$/

/** A template's text, with `…` for its expressions. */
function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
