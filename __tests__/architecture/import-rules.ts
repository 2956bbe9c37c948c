import { findImports, isCode, type Rule, type SourceFile } from './source-files'

/** Layers from top to bottom; each may import from itself and from what stands further down. */
const LAYERS = ['app', 'components', 'lib', 'content']

/** Beside the layers: they may use lib, and nothing uses them. */
const TOOLS = ['companion', 'scripts']

function toFolder(path: string) {
  return path.split('/')[0] ?? ''
}

function isAllowed(from: string, to: string) {
  if (from === to) return true
  if (TOOLS.includes(from)) return to === 'lib' || to === 'content'
  return LAYERS.includes(from) && LAYERS.indexOf(to) > LAYERS.indexOf(from)
}

/** Imports run downwards only: app, components, lib, content; companion and scripts may use lib and nothing uses them. */
export const importsRunDownwards: Rule = files =>
  files.filter(isCode).flatMap(file => {
    const from = toFolder(file.path)
    const folders = [...LAYERS, ...TOOLS]
    if (!folders.includes(from)) return []
    const targets = findImports(file).map(({ target }) => target)
    return targets
      .filter(
        target => target.includes('/') && folders.includes(toFolder(target)) && !isAllowed(from, toFolder(target)),
      )
      .map(target => `${file.path}: imports ${target}, against the direction of imports`)
  })

/** Modules that only a build or a service can load: none may reach a visitor's browser. */
const BUILD_ONLY = /^(server-only|yaml|zod|sharp|node:.+)$/

/** No island reaches, through any chain of imports, a module that reads content or needs Node; types cost nothing. */
export const islandsReadNoContent: Rule = files => {
  const byPath = new Map(files.filter(isCode).map(file => [file.path.replace(/\.(tsx?|mjs)$/, ''), file]))

  function findChain(file: SourceFile, seen: Set<string>): string[] | null {
    if (seen.has(file.path)) return null
    seen.add(file.path)
    for (const { target, isType } of findImports(file)) {
      if (isType) continue
      if (BUILD_ONLY.test(target)) return [file.path, target]
      const next = byPath.get(target)
      const rest = next && findChain(next, seen)
      if (rest) return [file.path, ...rest]
    }
    return null
  }

  return files.filter(isClientCode).flatMap(file => {
    const chain = findChain(file, new Set())
    return chain ? [`${file.path}: reads content or needs Node, through ${chain.join(' → ')}`] : []
  })
}

/** A client component: in a file of its feature that says so, or in the folder that these files replace. */
export function isClientCode({ path }: SourceFile): boolean {
  return path.startsWith('components/islands/') || path.endsWith('.client.tsx')
}
