/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'
import {
  clientCodeHasItsPlace,
  clientShareIsSmall,
  constantsAreExplained,
  countsComeFromContent,
  exportsHaveNames,
  filesAreShort,
  namesAreKebabCase,
  noBarrels,
  noJunkDrawers,
  nothingLeansOnTheWorkplace,
} from './architecture/file-rules'
import {
  clientCodeReadsNoContent,
  contentScriptsAreStartedAsSuch,
  featuresKeepTheirDirections,
  importsRunDownwards,
  noCycles,
} from './architecture/import-rules'
import { outsideThingsHaveTheirPlace } from './architecture/place-rules'
import { findImports, type Rule, readRepository, type SourceFile } from './architecture/source-files'
import { wordsStandInContent } from './architecture/words-rule'

const repository = readRepository()
const MACHINE_COUNT = readdirSync(join(FIXTURE_CATALOGUE, 'products')).length

type PlantedRule = { name: string; rule: Rule; planted: SourceFile[]; sound?: SourceFile[] }

const file = (path: string, text = ''): SourceFile => ({ path, text })
const lines = (count: number) => 'x\n'.repeat(count)

/** Every rule with files that break it, one violation each, and files close to the line that do not. */
const RULES: PlantedRule[] = [
  {
    name: 'words of the site stand in content/words',
    rule: wordsStandInContent,
    planted: [
      file('components/home/a.tsx', 'const a = <p>Sales</p>'),
      file('components/home/b.tsx', 'const b = <a href="/" aria-label="Menu" />'),
      file('lib/carousel/c.ts', "const c = isOpen ? 'No machine matches' : ''"),
      file('lib/carousel/d.ts', 'const d = `All machines of this group: ` + count'),
    ],
    sound: [
      file('components/home/e.tsx', 'const e = <p className="flex items-center">{words.sales}</p>'),
      file('lib/carousel/f.ts', "throw new Error('The carousel is gone')\nconsole.warn('The figures did not load')"),
      file('lib/carousel/g.ts', "const g = element.querySelectorAll('source, img')"),
    ],
  },
  {
    name: 'imports run downwards only',
    rule: importsRunDownwards,
    planted: [
      file('lib/a.ts', "import { A } from '@/components/ui/a'"),
      file('components/ui/b.tsx', "import type { B } from '../../app/b'"),
      file('lib/c.ts', "const load = () => import('@/scripts/c')"),
      file('app/d.tsx', "import { D } from '@/companion/d'"),
      file('companion/e.ts', "import { E } from '@/components/ui/e'"),
      file('scripts/f.ts', "import { F } from '@/editor/f'"),
    ],
    sound: [
      file('app/a.tsx', "import { A } from '@/components/ui/a'\nimport { b } from '@/lib/b'"),
      file('scripts/b.ts', "import { b } from '@/lib/b'\n// import { c } from '@/app/c'"),
      file('editor/c.ts', "import { c } from '@/scripts/c'"),
    ],
  },
  {
    name: 'a client component reaches nothing that reads content',
    rule: clientCodeReadsNoContent,
    planted: [
      file('components/ui/near.client.tsx', "import 'server-only'"),
      file('components/home/far.client.tsx', "import { a } from '@/lib/a'"),
      file('lib/a.ts', "import { readFile } from 'node:fs/promises'"),
    ],
    sound: [file('components/ui/typed.client.tsx', "import type { Product } from '@/lib/a'")],
  },
  {
    name: 'a script that reads content is started by contentScript()',
    rule: contentScriptsAreStartedAsSuch,
    planted: [
      file('scripts/edit.ts', "startCommand({ args: typescript('lib/a.ts') })"),
      file('scripts/steps/steps.ts', "const step = { args: typescript('lib/a.ts', '--all') }"),
      file('lib/a.ts', "import 'server-only'"),
    ],
    sound: [file('scripts/start.ts', "run(contentScript('lib/a.ts'))"), file('lib/a.ts', "import 'server-only'")],
  },
  {
    name: 'a feature imports what its table names',
    rule: featuresKeepTheirDirections,
    planted: [
      file('components/home/a.tsx', "import { A } from '@/components/compare/a'"),
      file('lib/product/b.ts', "import type { B } from '@/lib/search/b'"),
    ],
    sound: [
      file('components/home/c.tsx', "import { C } from '@/components/ui/c'\nimport { d } from '@/lib/search/d'"),
      file('lib/listing/e.ts', "import { e } from '@/lib/facets/e'\nimport { f } from '@/lib/paths'"),
    ],
  },
  {
    name: 'no module imports itself in a circle',
    rule: noCycles,
    planted: [file('lib/a/x.ts', "import type { X } from './x'")],
    sound: [file('lib/b/x.ts', "import { y } from './y'"), file('lib/b/y.ts', "const x = () => import('./x')")],
  },
  {
    name: 'client components are named for it',
    rule: clientCodeHasItsPlace,
    planted: [file('components/ui/a.tsx', "'use client'\n"), file('app/page.tsx', '"use client"\n')],
    sound: [file('components/ui/b.client.tsx', "'use client'\n"), file('app/error.tsx', "'use client'\n")],
  },
  {
    name: 'files are short',
    rule: filesAreShort,
    planted: [file('lib/a.ts', lines(301))],
    sound: [file('lib/b.ts', lines(300)), file('__tests__/b.test.ts', lines(400))],
  },
  {
    name: 'no test knows by heart how large the catalogue is',
    rule: countsComeFromContent,
    planted: [
      file('__tests__/a.test.ts', `expect(cards).toHaveLength(${MACHINE_COUNT})`),
      file('e2e/b.spec.ts', `await expect(cards).toHaveCount(${MACHINE_COUNT})`),
      file('e2e/c.spec.ts', `await expect(status).toHaveText('${MACHINE_COUNT} machines')`),
    ],
    sound: [file('__tests__/d.test.ts', `expect(left).toBe('${MACHINE_COUNT}px') // ${MACHINE_COUNT} machines`)],
  },
  {
    name: 'there is no barrel',
    rule: noBarrels,
    planted: [file('lib/contact/index.ts'), file('lib/contact/all.ts', "export * from './a'")],
  },
  {
    name: 'exports have names',
    rule: exportsHaveNames,
    planted: [file('components/ui/a.tsx', 'export default function A() {}')],
    sound: [file('app/page.tsx', 'export default function Page() {}'), file('next.config.ts', 'export default {}')],
  },
  {
    name: 'names are in kebab case',
    rule: namesAreKebabCase,
    planted: [file('components/ui/TextField.tsx'), file('lib/my_forms/a.ts')],
    sound: [file('app/product/[title]/page.tsx'), file('scripts/subset-font.d.ts')],
  },
  {
    name: 'no folder or file is a junk drawer',
    rule: noJunkDrawers,
    planted: [file('lib/utils/a.ts'), file('lib/helpers.ts')],
  },
  {
    name: 'every constant is explained',
    rule: constantsAreExplained,
    planted: [file('lib/constants.ts', '/** Why. */\nexport const A = 1\n\nexport const B = 2\n')],
    sound: [file('lib/constants.ts', '/** Why. */\nexport const A = 1\nexport const B = 2\n')],
  },
  {
    name: 'each outside thing is used in its place only',
    rule: outsideThingsHaveTheirPlace,
    planted: [
      file('components/home/a.tsx', 'await fetch("/visitors")'),
      file('components/home/b.tsx', 'window.sessionStorage.clear()'),
      file('components/home/b2.tsx', 'await caches.keys()'),
      file('lib/search/c.ts', 'const url = process.env.SITE_URL'),
      file('components/home/d.tsx', "import emailjs from '@emailjs/browser'"),
      file('components/home/e.tsx', "import Swiper from 'swiper'"),
      file('components/home/f.tsx', "import { z } from 'zod'"),
      file('components/home/h.tsx', "import { Scene } from 'three'"),
      file('components/home/i.tsx', "const load = () => import('./part')"),
    ],
    sound: [
      file('components/home/j.tsx', "const load = () => loadCode(() => import('./part')) as typeof import('./part')"),
      file('lib/browser/fetch-json.ts', 'await fetch("/visitors")'),
      file('components/home/g.tsx', '// fetch(x) and process.env belong elsewhere\nrouter.prefetch("/")'),
    ],
  },
  {
    name: 'nothing mentions a folder outside the repository',
    rule: nothingLeansOnTheWorkplace,
    planted: [file('docs/a.md', `see ${'shared'}/notes.md`), file('scripts/b.py', `open("/${'work'}/main/x")`)],
    sound: [file('docs/c.md', 'the shared part of a home/work/life plan')],
  },
]

describe.each(RULES)('$name', ({ rule, planted, sound }) => {
  it('in this repository', () => {
    expect(rule(repository)).toEqual([])
  })

  it('and the rule sees each violation', () => {
    const isHelper = (path: string) => path === 'lib/a.ts' && planted.length === 3
    const violators = planted.map(({ path }) => path).filter(path => !isHelper(path))
    expect(rule(planted).map(violation => violation.split(':')[0])).toEqual(violators)
  })

  it('and takes nothing sound for one', () => {
    expect(rule(sound ?? [])).toEqual([])
  })
})

it('most components are server components, and the rule sees where they are not', () => {
  const server = [file('components/ui/a.tsx'), file('components/ui/b.tsx')]
  expect(clientShareIsSmall(repository)).toEqual([])
  expect(clientShareIsSmall([...server, file('components/ui/c.client.tsx')])).toHaveLength(1)
  expect(clientShareIsSmall(server)).toEqual([])
})

it('reads every kind of import', () => {
  const text = [
    "import a from 'a'",
    "import type { B } from './b'",
    "import {\n  c,\n} from '@/lib/c'",
    "import 'd.css'",
    "export { e } from '../e'",
    "const f = () => import('@/lib/f')",
    "// import g from 'g'",
  ].join('\n')
  expect(findImports(file('lib/forms/x.ts', text))).toEqual([
    { target: 'a', isType: false, isLazy: false },
    { target: 'lib/forms/b', isType: true, isLazy: false },
    { target: 'lib/c', isType: false, isLazy: false },
    { target: 'd.css', isType: false, isLazy: false },
    { target: 'lib/e', isType: false, isLazy: false },
    { target: 'lib/f', isType: false, isLazy: true },
  ])
})

it('has files to look at', () => {
  expect(repository.length).toBeGreaterThan(100)
})
