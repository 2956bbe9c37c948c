/** One page of each important kind, under the name that the benchmark prints. */
export const MEASURED_PAGES = {
  home: '/',
  products: '/products',
  product: '/product/automatic-folder-gluer-machine',
  planner: '/line-planner',
  plan: '/line-planner/5-ply-export-shipper',
} as const

export type PageName = keyof typeof MEASURED_PAGES

/** The measurements of `npm run bench:pages`; each yields several figures. */
export const MEASURES = ['lighthouse', 'transfer', 'ratio'] as const
export type Measure = (typeof MEASURES)[number]

/** How a figure is printed, and its goal for each page; null if the figure is only informative. */
type Figure = { label: string; unit: '' | 'ms' | 'kB'; digits: number; goal: Readonly<Record<PageName, number>> | null }

/** Limits for the requests and the cumulative layout shift of a first visit. */
export const MAX_REQUESTS = 32
export const MAX_LAYOUT_SHIFT = 0.01

const sameForAll = (goal: number) => ({ home: goal, products: goal, product: goal, planner: goal, plan: goal })
const PERFECT_SCORE = sameForAll(100)

/** For these figures the goal is a minimum, for all others a maximum. */
const HIGHER_IS_BETTER: readonly string[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] satisfies FigureName[]

/** Every figure, in the order of printing. */
const FIGURES = {
  performance: { label: 'Performance', unit: '', digits: 0, goal: sameForAll(98) },
  // Lighthouse slows any processor down four times. Its points are meant for hosts with an index of 1,500 to 2,000.
  'host-speed': { label: 'Benchmark index of this host', unit: '', digits: 0, goal: null },
  accessibility: { label: 'Accessibility', unit: '', digits: 0, goal: PERFECT_SCORE },
  'best-practices': { label: 'Best practices', unit: '', digits: 0, goal: PERFECT_SCORE },
  seo: { label: 'SEO', unit: '', digits: 0, goal: PERFECT_SCORE },
  lcp: { label: 'Largest contentful paint', unit: 'ms', digits: 0, goal: null },
  fcp: { label: 'First contentful paint', unit: 'ms', digits: 0, goal: null },
  tbt: { label: 'Total blocking time', unit: 'ms', digits: 0, goal: null },
  cls: { label: 'Layout shift', unit: '', digits: 3, goal: sameForAll(MAX_LAYOUT_SHIFT) },
  total: {
    label: 'Transfer until 3 s after load',
    unit: 'kB',
    digits: 1,
    goal: { home: 280, products: 270, product: 240, planner: 240, plan: 240 },
  },
  js: {
    label: 'JavaScript before interaction',
    unit: 'kB',
    digits: 1,
    goal: sameForAll(132),
  },
  requests: { label: 'Requests', unit: '', digits: 0, goal: sameForAll(MAX_REQUESTS) },
  'third-party': { label: 'Third-party requests', unit: '', digits: 0, goal: sameForAll(0) },
  'lcp-ratio': { label: 'LCP ÷ LCP without scripts', unit: '', digits: 3, goal: sameForAll(1.05) },
  'fcp-ratio': { label: 'FCP ÷ FCP without scripts', unit: '', digits: 3, goal: null },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES
export type Figures = Partial<Record<FigureName, number>>

/** Returns whether a figure meets its goal; true if it has none. */
export function meetsGoal(name: FigureName, page: PageName, value: number): boolean {
  const goal = FIGURES[name].goal?.[page]
  if (goal === undefined) return true
  return HIGHER_IS_BETTER.includes(name) ? value >= goal : value <= goal
}

/** Formats one line per measured figure: its label, value, unit and goal, and MISSED if the goal is not met. */
export function createReport(page: PageName, figures: Figures): string[] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap(name => {
    const value = figures[name]
    if (value === undefined) return []
    const { label, unit, digits, goal } = FIGURES[name]
    const bound = HIGHER_IS_BETTER.includes(name) ? 'at least' : 'at most'
    const wanted = goal ? `${bound} ${goal[page]}${meetsGoal(name, page, value) ? '' : '  MISSED'}` : ''
    return [`  ${label.padEnd(30)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} ${wanted}`.trimEnd()]
  })
}

/** The median of values; for an even number of them the mean of the middle two. NaN if there are none. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The median of each figure of the first run over several runs. */
export function computeMedians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as FigureName[]
  return Object.fromEntries(names.map(name => [name, computeMedian(runs.flatMap(run => run[name] ?? []))]))
}
