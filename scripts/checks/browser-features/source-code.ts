import { readFileSync } from 'node:fs'
import { type ParserOptions, parseSync, types } from '@babel/core'

/** The syntax tree of a file, and its path relative to the repository. */
export type ParsedFile = { path: string; tree: types.File }

/** Parses a TypeScript file, with JSX if its extension is `.tsx`. */
export function parseCode(path: string, text = readFileSync(path, 'utf8')): ParsedFile {
  const parserOpts: ParserOptions = { plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] }
  const tree = parseSync(text, { filename: path, configFile: false, babelrc: false, parserOpts })
  if (!tree) throw new Error(`${path} contains no code`)
  return { path, tree }
}

/** Lists the modules that a file imports or re-exports, including dynamic imports but not type-only ones. */
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
