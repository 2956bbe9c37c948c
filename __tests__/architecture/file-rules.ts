import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { isClientCode } from './import-rules'
import { isCode, type Rule, type SourceFile, withoutComments } from './source-files'

const MOST_LINES = 300

function countLines({ text }: SourceFile) {
  return text.trimEnd().split('\n').length
}

/** No source file of the site, the build or the companion is longer than can be read at once; a test may be. */
export const filesAreShort: Rule = files =>
  files.filter(isCode).flatMap(file => {
    const lines = countLines(file)
    return lines > MOST_LINES ? [`${file.path}: has ${lines} lines, more than ${MOST_LINES}`] : []
  })

/** Only a file named *.client.tsx is a client component, except the two for which Next requires it. */
export const clientCodeHasItsPlace: Rule = files =>
  files
    .filter(isCode)
    .filter(({ path }) => !['app/error.tsx', 'app/global-error.tsx'].includes(path))
    .filter(file => !isClientCode(file) && /^\s*['"]use client['"]/m.test(withoutComments(file.text)))
    .map(({ path }) => `${path}: 'use client' outside *.client.tsx`)

/** The largest share of client components: most of a page is rendered on the server. */
const MOST_CLIENT_SHARE = 0.3

/** At most 30 % of the components are client components. */
export const clientShareIsSmall: Rule = files => {
  const components = files.filter(({ path }) => path.startsWith('components/') && path.endsWith('.tsx'))
  const client = components.filter(isClientCode)
  if (client.length <= MOST_CLIENT_SHARE * components.length) return []
  return [`components: ${client.length} of ${components.length} are client components`]
}

const MACHINES = join(FIXTURE_CATALOGUE, 'products')

/** Counts of the tests' catalogue, which tests must not hard-code: machines and figures. */
function readCatalogueCounts() {
  const machines = readdirSync(MACHINES).map(name => readFileSync(join(MACHINES, name), 'utf8'))
  const figures = machines.flatMap(text => text.slice(text.indexOf('\nfigures:')).match(/^ {2}- name:/gm) ?? [])
  return [machines.length, figures.length]
}

/** Tests derive counts from the catalogue, so that one more machine breaks none. */
export const countsComeFromContent: Rule = files => {
  const count = `(?:${readCatalogueCounts().join('|')})`
  // toHaveLength(20), '20 machines', COUNT = 20.
  const literal = new RegExp(
    `\\bto(?:HaveLength|HaveCount)\\(${count}\\)|\\b${count} (?:machine|figure)|COUNT = ${count}\\b`,
  )
  return files
    .filter(({ path, text }) => /^(__tests__|e2e)\//.test(path) && literal.test(withoutComments(text)))
    .map(({ path }) => `${path}: knows by heart how large the catalogue is; read it from content`)
}

/** A barrel file hides where things come from, and pulls in everything it lists. */
export const noBarrels: Rule = files =>
  files.filter(isCode).flatMap(({ path, text }) => {
    const isBarrel = /(^|\/)index\.(tsx?|mjs)$/.test(path) || /^export \*/m.test(withoutComments(text))
    return isBarrel ? [`${path}: is a barrel; import from the file that has the thing`] : []
  })

/** Places where a framework or a tool asks for a default export. */
const DEFAULT_EXPORT_PLACES = /^app\/|^[^/]+\.config\.(ts|mjs)$/

/** Code has named exports only, because a default export can have another name in each file that imports it. */
export const exportsHaveNames: Rule = files =>
  files
    .filter(isCode)
    .filter(({ path, text }) => !DEFAULT_EXPORT_PLACES.test(path) && /^export default\b/m.test(withoutComments(text)))
    .map(({ path }) => `${path}: has a default export`)

/** 'text-field', 'text-field.client.tsx', '404.html'. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/

/** Files and folders are in kebab case, except Next's own names in app/ and folders named by tools. */
export const namesAreKebabCase: Rule = files =>
  files
    .filter(file => isCode(file) || /\.(css|ya?ml)$/.test(file.path))
    .flatMap(({ path }) => {
      const parts = path.split('/').filter(part => !(path.startsWith('app/') && /^[[(@_]/.test(part)))
      const odd = parts.find(part => !KEBAB.test(part) && part !== '__tests__' && !part.startsWith('.'))
      return odd === undefined ? [] : [`${path}: '${odd}' is not in kebab case`]
    })

/** No folder or file has a name that says nothing about its contents. */
export const noJunkDrawers: Rule = files =>
  files
    .filter(({ path }) => /(^|\/)(utils?|helpers?|common|types|misc)(\/|\.tsx?$)/.test(path))
    .map(({ path }) => `${path}: a name that says nothing`)

/** Every constant of lib/constants.ts has a comment on its use; those in a row may share one. */
export const constantsAreExplained: Rule = files =>
  files
    .filter(({ path }) => path === 'lib/constants.ts')
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      const bare = lines.filter(
        (line, index) => line.startsWith('export ') && !/\*\/$|^export /.test(lines[index - 1] ?? ''),
      )
      return bare.map(line => `${path}: no comment above ${line.slice(0, 60)}`)
    })

/** Two folders outside of the repository. Their names are put together here, because the rule reads this file too. */
const FOREIGN = new RegExp(`(^|[^/\\w])(${'shared'}/|/${'work'}/)`, 'm')

/** Nothing in the repository refers to files outside of it. */
export const nothingLeansOnTheWorkplace: Rule = files =>
  files.filter(({ text }) => FOREIGN.test(text)).map(({ path }) => `${path}: mentions a folder outside the repository`)
