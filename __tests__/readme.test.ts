/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ENGINE_NAMES } from '@/e2e/engines/engine-settings'

const readme = readFileSync('README.md', 'utf8')
const commands = readFileSync('docs/commands.md', 'utf8')
const companion = readFileSync('docs/companion.md', 'utf8')

/** Folders with code that runs outside a browser. */
const FOLDERS = ['lib', 'scripts', 'companion', 'e2e']

/** Settings of the system and of tools, which nobody sets for this site. */
// FAILED_WORDS, PHRASES and SITE_LOCALE are set by the build of a language, PROJECT_FOLDER by the unit tests.
const OF_OTHERS = [
  'PATH',
  'NODE_ENV',
  'FAILED_WORDS',
  'PHRASES',
  'SITE_LOCALE',
  'PROJECT_FOLDER',
  'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
]

/** Folders that nobody looks for: dependencies, and what commands write. */
const WRITTEN = /^(node_modules|out|out-local|out-editor|data|screenshots|test-results|playwright-report|art-out|\..+)$/

function readCode(): string {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  const roots = readdirSync('.').filter(path => path.endsWith('.config.ts'))
  const code = [...files, ...roots].filter(path => path.endsWith('.ts'))
  return code.map(path => readFileSync(path, 'utf8')).join('\n')
}

const code = readCode()

/** Every setting that the code reads: from the environment, as a field of a parsed schema, or from a source of its own. */
const settings = [
  ...code.matchAll(/process\.env\.([A-Z_]+)/g),
  ...code.matchAll(/^\s+([A-Z]+_[A-Z_]+): (?:z|text|flag|endpoint|wholeNumber|origins|oneOf)\b/gm),
  ...code.matchAll(/\bsource\.([A-Z_]+)/g),
].map(([, name = '']) => name)

describe('the README', () => {
  it.each([...new Set(settings)].filter(name => !OF_OTHERS.includes(name)))('explains the setting %s', name => {
    const text = name.startsWith('COMPANION_') ? commands + companion : commands
    expect(text).toContain(`\`${name}\``)
  })

  it.each(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts))('names the command %s', name => {
    expect(readme + commands).toMatch(new RegExp(`(npm (run )?|\`)${name}\\b`))
  })

  it.each(
    readdirSync('.', { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !WRITTEN.test(entry.name))
      .map(({ name }) => name),
  )('says what is in the folder %s', name => {
    expect(readme).toContain(`\`${name}/`)
  })

  it('names the engines that the tests drive', () => {
    const table = readme.split('| Engine |')[1]?.split('\n\n')[0] ?? ''
    expect([...table.matchAll(/^\| (.+?) \|/gm)].map(([, name]) => name)).toEqual(ENGINE_NAMES)
  })

  it('counts the dependencies that there are', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const { '': _, ...packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    // Optional ones are those of a single platform: the figures are the same everywhere.
    const counted = Object.values<{ dev?: true; optional?: true }>(packages).filter(({ optional }) => !optional)
    const development = counted.filter(({ dev }) => dev).length
    const figures = [...readme.matchAll(/^\| (?:production|development): .*\| ([\d,]+) \| ([\d,]+)(?: more)? \|$/gm)]
    expect(figures.map(([, ...counts]) => counts.map(count => Number(count.replace(',', ''))))).toEqual([
      [Object.keys(dependencies).length, counted.length - development],
      [Object.keys(devDependencies).length, development],
    ])
  })
})

const documents = ['README.md', 'CONTRIBUTING.md', ...listDocuments()]

function listDocuments(): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .map(path => join('docs', path))
}

describe('the documents', () => {
  it.each(documents)('%s links to nothing that is missing', document => {
    const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)]
    const missing = targets.map(([, target = '']) => join(dirname(document), target)).filter(path => !existsSync(path))
    expect(missing).toEqual([])
  })

  const records = documents.filter(path => /\d{4}-/.test(path))
  const numberOf = (path: string) => Number(basename(path).slice(0, 4))

  it('each decision record has a number of its own', () => {
    expect(new Set(records.map(numberOf)).size).toBe(records.length)
  })

  it.each(records)('%s names records that exist, and stands apart if it is superseded', path => {
    const text = readFileSync(path, 'utf8')
    const named = [...text.matchAll(/records? (\d+)/gi)].map(([, number]) => Number(number))
    expect(named.filter(number => !records.some(record => numberOf(record) === number))).toEqual([])
    expect(/Status: superseded/.test(text)).toBe(path.includes('superseded/'))
  })
})
