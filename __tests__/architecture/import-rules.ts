import { findImports, isCode, type Rule, type SourceFile } from './source-files'

/** Layers from top to bottom; each may import from itself and from those below. */
const LAYERS = ['app', 'components', 'lib', 'content']

/**
 * Folders beside the layers. They may use lib, and nothing uses them, with two exceptions: scripts serve the companion
 * locally, and the editor uses the checks and schemas of scripts.
 */
const TOOLS = ['companion', 'editor', 'scripts']

const USED_TOOLS: Readonly<Record<string, string>> = { scripts: 'companion', editor: 'scripts' }

function toFolder(path: string) {
  return path.split('/')[0] ?? ''
}

function isAllowed(from: string, to: string) {
  if (from === to) return true
  if (TOOLS.includes(from)) return to === 'lib' || to === 'content' || USED_TOOLS[from] === to
  return LAYERS.includes(from) && LAYERS.indexOf(to) > LAYERS.indexOf(from)
}

/** Imports run downwards only: app, components, lib, content; companion, editor and scripts are beside them. */
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

/** What every feature of its layer may use. */
const SHARED = {
  components: ['carousel', 'drawings', 'overlay', 'page', 'ui'],
  lib: ['browser', 'content', 'navigation', 'trade', 'words'],
  'lib/trade': ['measures', 'product'],
} as const

/** Which other features a feature may use. A feature that is not listed uses none. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'components/about': ['product'],
  'components/catalogue': ['compare', 'search'],
  'components/category': ['compare'],
  'components/contact': ['enquiry', 'search'],
  'components/home': ['catalogue', 'lead', 'product', 'visitors'],
  'components/layout': ['compare', 'contact', 'enquiry', 'search', 'visitors'],
  'components/lead': ['contact'],
  'components/planner': ['costs'],
  'components/product': ['catalogue', 'compare', 'fit', 'service', 'viewer'],
  'components/report': ['costs', 'planner'],
  'lib/compare': ['pictures'],
  'lib/contact': ['enquiry'],
  'lib/content': ['words'],
  'lib/enquiry': ['lists'],
  'lib/home': ['pictures', 'viewer'],
  'lib/listing': ['pictures', 'ready-plans', 'search'],
  'lib/ready-plans': ['pictures', 'planner', 'viewer'],
  'lib/seo': ['listing', 'pictures', 'ready-plans'],
  'lib/trade/costs': ['planner'],
  'lib/trade/search': ['facets'],
}

/** The feature of a file, such as `lib/offline`; null for a file that belongs to its whole layer. */
function findFeature(path: string) {
  const [, layer = '', name = ''] = /^(components|lib\/trade|lib)\/([^/]+)\//.exec(path) ?? []
  return name === '' ? null : { layer, name, key: `${layer}/${name}` }
}

/**
 * Inside components and lib a feature imports what all may use, and what the table names. Of other features of lib,
 * those of `lib/trade` use the words alone.
 */
export const featuresKeepTheirDirections: Rule = files =>
  files.filter(isCode).flatMap(file => {
    const from = findFeature(file.path)
    if (!from) return []
    return findImports(file).flatMap(({ target }) => {
      const to = findFeature(target)
      if (!to || to.key === from.key) return []
      const leavesTrade = from.layer === 'lib/trade' && to.layer === 'lib'
      if (to.layer !== from.layer && !leavesTrade) return []
      const ownLayer = [...SHARED[from.layer as keyof typeof SHARED], ...(FEATURES[from.key] ?? [])]
      const allowed = leavesTrade ? ['words'] : ownLayer
      return allowed.includes(to.name) ? [] : [`${file.path}: ${from.key} may not use ${to.key}`]
    })
  })

/**
 * Modules that must not reach a visitor's browser: those that only a build or a service can load, and the default
 * words, because pages contain the words they show.
 */
const BUILD_ONLY = /^(server-only|yaml|zod|sharp|node:.+|lib\/words\/en\/.+)$/

function toModules(files: readonly SourceFile[]) {
  return new Map(files.filter(isCode).map(file => [file.path.replace(/\.(tsx?|mjs)$/, ''), file]))
}

/** The modules from a file to the first import that is forbidden, through any chain of imports; types cost nothing. */
function findChain(
  file: SourceFile,
  modules: ReadonlyMap<string, SourceFile>,
  forbidden: RegExp,
  seen = new Set<string>(),
): string[] | null {
  if (seen.has(file.path)) return null
  seen.add(file.path)
  for (const { target, isType } of findImports(file)) {
    if (isType) continue
    if (forbidden.test(target)) return [file.path, target]
    const next = modules.get(target)
    const rest = next && findChain(next, modules, forbidden, seen)
    if (rest) return [file.path, ...rest]
  }
  return null
}

/** No client component reaches a module that reads content or needs Node. */
export const clientCodeReadsNoContent: Rule = files => {
  const modules = toModules(files)
  return files.filter(isClientCode).flatMap(file => {
    const chain = findChain(file, modules, BUILD_ONLY)
    return chain ? [`${file.path}: reads content or needs Node, through ${chain.join(' → ')}`] : []
  })
}

/**
 * A script that imports a server-only module, even indirectly, is started by contentScript(); otherwise that import
 * throws.
 */
export const contentScriptsAreStartedAsSuch: Rule = files => {
  const modules = toModules(files)
  return files.filter(isCode).flatMap(({ path, text }) =>
    [...text.matchAll(/\btypescript\('([^']+)\.ts'/g)].flatMap(([, name = '']) => {
      const script = modules.get(name)
      const chain = script && findChain(script, modules, /^server-only$/)
      return chain ? [`${path}: starts ${script.path} without contentScript(), through ${chain.join(' → ')}`] : []
    }),
  )
}

/** No module imports itself through others, types and `import()` included. */
export const noCycles: Rule = files => {
  const modules = toModules(files)
  const done = new Set<string>()
  const cycles: string[] = []

  function visit(key: string, trail: readonly string[]) {
    const file = modules.get(key)
    if (!file || done.has(key)) return
    if (trail.includes(key)) {
      const circle = [...trail.slice(trail.indexOf(key)), key]
      cycles.push(`${modules.get(circle[0] ?? '')?.path}: imports itself through ${circle.slice(1).join(' → ')}`)
      return
    }
    for (const { target } of findImports(file)) visit(target, [...trail, key])
    done.add(key)
  }

  for (const key of modules.keys()) visit(key, [])
  return cycles
}

/** Whether a file is a client component: by its name, which the rule `clientCodeHasItsPlace` makes reliable. */
export function isClientCode({ path }: SourceFile): boolean {
  return path.endsWith('.client.tsx')
}
