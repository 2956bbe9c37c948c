/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ENGINE_NAMES } from '@/e2e/engines/engine-settings'

const readme = readFileSync('README.md', 'utf8')
const commands = readFileSync('docs/commands.md', 'utf8')
const companion = readFileSync('docs/companion.md', 'utf8')

/** Folders with code that runs outside a browser. */
const FOLDERS = ['lib', 'scripts', 'companion', 'e2e']

/**
 * Settings that nobody sets for this site: those of the system and of tools, FAILED_WORDS, PHRASES and SITE_LOCALE,
 * which the build of a language sets, and PROJECT_FOLDER, which the unit tests set.
 */
const OF_OTHERS = [
  'PATH',
  'NODE_ENV',
  'FAILED_WORDS',
  'PHRASES',
  'SITE_LOCALE',
  'PROJECT_FOLDER',
  'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
]

/** Folders that need no mention: dependencies, and output of commands. */
const WRITTEN = /^(node_modules|out|out-local|out-editor|data|test-results|playwright-report|art-out|\..+)$/

function readCode(): string {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  const roots = readdirSync('.').filter(path => path.endsWith('.config.ts'))
  const code = [...files, ...roots].filter(path => path.endsWith('.ts'))
  return code.map(path => readFileSync(path, 'utf8')).join('\n')
}

const code = readCode()

/** Each setting that the code reads: from the environment, as a field of a schema, or from a source of its own. */
const settings = [
  ...code.matchAll(/process\.env\.([A-Z_]+)/g),
  ...code.matchAll(/^\s+([A-Z]+_[A-Z_]+): (?:z|text|flag|endpoint|wholeNumber|origins|oneOf)\b/gm),
  ...code.matchAll(/\bsource\.([A-Z_]+)/g),
].map(([, name = '']) => name)

describe('the README and the list of commands', () => {
  it('explain each setting; those of the companion may be explained in its own document', () => {
    const unexplained = [...new Set(settings)].filter(name => {
      const text = name.startsWith('COMPANION_') ? commands + companion : commands
      return !OF_OTHERS.includes(name) && !text.includes(`\`${name}\``)
    })
    expect(settings.length).toBeGreaterThan(20)
    expect(unexplained).toEqual([])
  })

  it('name each command, and the README names each folder', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const isNamed = (name: string) => new RegExp(`(npm (run )?|\`)${name}\\b`).test(readme + commands)
    expect(Object.keys(scripts).filter(name => !isNamed(name))).toEqual([])
    const folders = readdirSync('.', { withFileTypes: true }).filter(
      entry => entry.isDirectory() && !WRITTEN.test(entry.name),
    )
    expect(folders.filter(({ name }) => !readme.includes(`\`${name}/`))).toEqual([])
  })

  it('name the engines that the tests drive, in a table of the README', () => {
    const table = readme.split('| Engine |')[1]?.split('\n\n')[0] ?? ''
    expect([...table.matchAll(/^\| (.+?) \|/gm)].map(([, name]) => name)).toEqual(ENGINE_NAMES)
  })
})

const documents = ['README.md', 'CONTRIBUTING.md', ...listDocuments()]

function listDocuments(): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .map(path => join('docs', path))
}

describe('the documents', () => {
  it('have no broken links', () => {
    const missing = documents.flatMap(document => {
      // Addresses of other sites have a colon; the anchor of a target is not checked.
      const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)]
      return targets.filter(([, target = '']) => !existsSync(join(dirname(document), target))).map(([link]) => link)
    })
    expect(missing).toEqual([])
  })

  const records = documents.filter(path => /\d{4}-/.test(path))
  const numbers = records.map(path => Number(basename(path).slice(0, 4)))

  it('have records with unique numbers, which cite only existing records and are kept apart once superseded', () => {
    expect(new Set(numbers).size).toBe(records.length)
    for (const path of records) {
      const text = readFileSync(path, 'utf8')
      const named = [...text.matchAll(/records? (\d+)/gi)].map(([, number]) => Number(number))
      expect([path, named.filter(number => !numbers.includes(number))]).toEqual([path, []])
      expect([path, /Status: superseded/.test(text)]).toEqual([path, path.includes('superseded/')])
    }
  })
})
