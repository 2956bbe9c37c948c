/** @jest-environment node */
import { readdirSync } from 'node:fs'
import {
  clientCodeHasItsPlace,
  constantsAreExplained,
  countsComeFromContent,
  exportsHaveNames,
  filesAreShort,
  namesAreKebabCase,
  noBarrels,
  noJunkDrawers,
  nothingLeansOnTheWorkplace,
} from './architecture/file-rules'
import { importsRunDownwards, islandsReadNoContent } from './architecture/import-rules'
import { outsideThingsHaveTheirPlace } from './architecture/place-rules'
import { findImports, type Rule, readRepository, type SourceFile } from './architecture/source-files'

const repository = readRepository()
const MACHINE_COUNT = readdirSync('content/products').length

type PlantedRule = { name: string; rule: Rule; planted: SourceFile[]; sound?: SourceFile[] }

const file = (path: string, text = ''): SourceFile => ({ path, text })
const lines = (count: number) => 'x\n'.repeat(count)

/** Every rule with files that break it, one violation each, and files close to the line that do not. */
const RULES: PlantedRule[] = [
  {
    name: 'imports run downwards only',
    rule: importsRunDownwards,
    planted: [
      file('lib/a.ts', "import { A } from '@/components/ui/a'"),
      file('components/ui/b.tsx', "import type { B } from '../../app/b'"),
      file('lib/c.ts', "const load = () => import('@/scripts/c')"),
      file('app/d.tsx', "import { D } from '@/companion/d'"),
      file('companion/e.ts', "import { E } from '@/components/ui/e'"),
    ],
    sound: [
      file('app/a.tsx', "import { A } from '@/components/ui/a'\nimport { b } from '@/lib/b'"),
      file('scripts/b.ts', "import { b } from '@/lib/b'\n// import { c } from '@/app/c'"),
    ],
  },
  {
    name: 'a client component reaches nothing that reads content',
    rule: files => islandsReadNoContent(files),
    planted: [
      file('components/ui/near.client.tsx', "import 'server-only'"),
      file('components/home/far.client.tsx', "import { a } from '@/lib/a'"),
      file('lib/a.ts', "import { readFile } from 'node:fs/promises'"),
    ],
    sound: [file('components/islands/typed.tsx', "import type { Product } from '@/lib/a'")],
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
    planted: [file('lib/a.ts', lines(151))],
    sound: [file('lib/b.ts', lines(150)), file('__tests__/b.test.ts', lines(400))],
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
    planted: [file('lib/forms/index.ts'), file('lib/forms/all.ts', "export * from './a'")],
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
      file('components/islands/a.tsx', 'await fetch("/visitors")'),
      file('components/islands/b.tsx', 'window.sessionStorage.clear()'),
      file('components/islands/b2.tsx', 'await caches.keys()'),
      file('lib/catalogue/c.ts', 'const url = process.env.SITE_URL'),
      file('components/islands/d.tsx', "import emailjs from '@emailjs/browser'"),
      file('components/home/e.tsx', "import Swiper from 'swiper'"),
      file('components/islands/f.tsx', "import { z } from 'zod'"),
    ],
    sound: [
      file('lib/adapters/a.ts', 'await fetch("/visitors")'),
      file('components/islands/g.tsx', '// fetch(x) and process.env belong elsewhere\nrouter.prefetch("/")'),
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
    { target: 'a', isType: false },
    { target: 'lib/forms/b', isType: true },
    { target: 'lib/c', isType: false },
    { target: 'd.css', isType: false },
    { target: 'lib/e', isType: false },
    { target: 'lib/f', isType: false },
  ])
})

it('has files to look at', () => {
  expect(repository.length).toBeGreaterThan(100)
})
