import { readFileSync } from 'node:fs'
import { type ParserOptions, parseSync, types } from '@babel/core'

/** A file's syntax tree, with its path in the repository. */
export type ParsedFile = { path: string; tree: types.File }

/** Parses TypeScript, and JSX where the file's ending says so. Babel looks for no settings of a project. */
export function parseCode(path: string, text = readFileSync(path, 'utf8')): ParsedFile {
  const parserOpts: ParserOptions = { plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] }
  const tree = parseSync(text, { filename: path, configFile: false, babelrc: false, parserOpts })
  if (!tree) throw new Error(`${path} holds no code`)
  return { path, tree }
}

/** The modules that a file imports or hands on, lazily or not. Types are gone before code ships, and do not count. */
export function findImports({ tree }: ParsedFile): string[] {
  const found: string[] = []
  types.traverseFast(tree, node => {
    if (types.isImportDeclaration(node) && node.importKind !== 'type') found.push(node.source.value)
    if (types.isExportNamedDeclaration(node) && node.exportKind !== 'type' && node.source) found.push(node.source.value)
    if (!types.isCallExpression(node) || !types.isImport(node.callee)) return
    const [source] = node.arguments
    if (types.isStringLiteral(source)) found.push(source.value)
  })
  return found
}
