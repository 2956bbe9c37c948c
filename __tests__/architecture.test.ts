/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
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
import { type Rule, readRepository } from './architecture/source-files'
import { wordsStandInOnePlace } from './architecture/words-rule'

const repository = readRepository()
const MACHINE_COUNT = readdirSync(join(FIXTURE_CATALOGUE, 'products')).length

/** Planted module that only a server can load. */
const SERVER_ONLY = { 'lib/a.ts': "import 'server-only'" }

/**
 * Every rule with planted files. The first file breaks it, so that a rule that finds nothing is noticed; the others,
 * which the rule must not report, are near misses or what the first one needs.
 */
const RULES: [name: string, rule: Rule, planted: Record<string, string>][] = [
  [
    'what visitors read stands in lib/words/en',
    wordsStandInOnePlace,
    // Developers read the second text, not visitors.
    { 'components/home/a.tsx': 'const a = <p>Sales</p>', 'lib/a.ts': "throw new Error('It is gone')" },
  ],
  ['imports run downwards only', importsRunDownwards, { 'lib/a.ts': "import { A } from '../components/ui/a'" }],
  [
    'a client component reaches nothing that reads content',
    clientCodeReadsNoContent,
    { 'components/ui/a.client.tsx': "import { a } from '@/lib/a'", ...SERVER_ONLY },
  ],
  [
    'a client component reaches no default words',
    clientCodeReadsNoContent,
    {
      'components/ui/a.client.tsx': "import { a } from '@/lib/a'",
      'lib/a.ts': "import { frame } from './words/en/frame'",
      'components/ui/b.client.tsx': "import type { Words } from '@/lib/words/en/frame'",
    },
  ],
  [
    'a script that reads content is started by contentScript()',
    contentScriptsAreStartedAsSuch,
    { 'scripts/edit.ts': "startCommand({ args: typescript('lib/a.ts') })", ...SERVER_ONLY },
  ],
  [
    'a feature imports what its table names',
    featuresKeepTheirDirections,
    { 'lib/product/a.ts': "import type { A } from '@/lib/search/a'" },
  ],
  [
    'the trade imports no other feature of lib than the words',
    featuresKeepTheirDirections,
    { 'lib/trade/costs/a.ts': "import type { A } from '@/lib/planner/a'" },
  ],
  [
    'no module imports itself in a circle',
    noCycles,
    { 'lib/a/x.ts': "loadCode(() => import('./y'))", 'lib/a/y.ts': "import type { X } from './x'" },
  ],
  ['client components are named for it', clientCodeHasItsPlace, { 'components/ui/a.tsx': "'use client'\n" }],
  [
    'most components are server components',
    clientShareIsSmall,
    // The rule counts all components, so it reports their folder.
    { components: '', 'components/ui/a.client.tsx': '', 'components/ui/b.tsx': '' },
  ],
  ['files are short', filesAreShort, { 'lib/a.ts': 'x\n'.repeat(301), '__tests__/a.test.ts': 'x\n'.repeat(301) }],
  [
    'no test knows by heart how large the catalogue is',
    countsComeFromContent,
    { '__tests__/a.test.ts': `expect(cards).toHaveLength(${MACHINE_COUNT})` },
  ],
  ['there is no barrel', noBarrels, { 'lib/contact/all.ts': "export * from './a'" }],
  [
    'exports have names',
    exportsHaveNames,
    { 'components/a.tsx': 'export default function A() {}', 'app/page.tsx': 'export default function Page() {}' },
  ],
  [
    'names are in kebab case',
    namesAreKebabCase,
    { 'components/ui/TextField.tsx': '', 'app/product/[title]/page.tsx': '' },
  ],
  ['no folder or file is a junk drawer', noJunkDrawers, { 'lib/utils/a.ts': '' }],
  [
    'every constant is explained',
    constantsAreExplained,
    { 'lib/constants.ts': '/** Why. */\nexport const A = 1\n\nexport const B = 2\n' },
  ],
  [
    'each outside thing is used in its place only',
    outsideThingsHaveTheirPlace,
    { 'components/home/a.tsx': 'await fetch("/visitors")', 'components/home/b.tsx': '// fetch(x)' },
  ],
  [
    'nothing mentions a folder outside the repository',
    nothingLeansOnTheWorkplace,
    // Put together here, because the rule reads this file too.
    { 'docs/a.md': `see ${'shared'}/notes.md`, 'docs/b.md': 'the shared part of a home/work/life plan' },
  ],
]

describe.each(RULES)('%s', (_name, rule, planted) => {
  it('is true of this repository', () => {
    expect(rule(repository)).toEqual([])
  })

  it('is a rule that reports the first planted file, which breaks it, and no other', () => {
    const files = Object.entries(planted).map(([path, text]) => ({ path, text }))
    expect(rule(files)).toEqual([expect.stringMatching(`^${files[0]?.path}: `)])
  })
})

it('reads the files of the repository: rules that look at none would find nothing', () => {
  expect(repository.length).toBeGreaterThan(100)
})
