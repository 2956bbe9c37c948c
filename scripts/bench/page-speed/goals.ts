/** The pages that stand for all others, by the name that the bench prints. */
export const MEASURED_PAGES = {
  home: '/',
  products: '/products',
  product: '/product/automatic-folder-gluer-machine',
} as const

export type PageName = keyof typeof MEASURED_PAGES

/** Where `npm run bench:pages` finds a figure. */
export const MEASURES = ['lighthouse', 'transfer', 'ratio'] as const
export type Measure = (typeof MEASURES)[number]

/** A figure of a page: how it is printed, and which way it may differ from its goal; null has no goal and is for the reader. */
type Figure = { label: string; unit: '' | 'ms' | 'kB'; digits: number; goal: Readonly<Record<PageName, number>> | null }

/** How often a first visit may ask, and how much of the page may move by itself. */
export const MOST_REQUESTS = 32
export const MOST_SHIFT = 0.01

const LEAST_POINTS = { home: 100, products: 100, product: 100 }
const same = (goal: number) => ({ home: goal, products: goal, product: goal })

/** Figures that should be high; all others should be low. */
const HIGHER_IS_BETTER = ['performance', 'accessibility', 'best-practices', 'seo']

/** Every figure that is printed, in that order, with its goal for each page. */
const FIGURES = {
  performance: { label: 'Performance', unit: '', digits: 0, goal: same(98) },
  accessibility: { label: 'Accessibility', unit: '', digits: 0, goal: LEAST_POINTS },
  'best-practices': { label: 'Best practices', unit: '', digits: 0, goal: LEAST_POINTS },
  seo: { label: 'SEO', unit: '', digits: 0, goal: LEAST_POINTS },
  lcp: { label: 'Largest contentful paint', unit: 'ms', digits: 0, goal: null },
  fcp: { label: 'First contentful paint', unit: 'ms', digits: 0, goal: null },
  tbt: { label: 'Total blocking time', unit: 'ms', digits: 0, goal: null },
  cls: { label: 'Layout shift', unit: '', digits: 3, goal: same(MOST_SHIFT) },
  total: {
    label: 'Transfer to 3 s after load',
    unit: 'kB',
    digits: 1,
    goal: { home: 280, products: 270, product: 240 },
  },
  js: {
    label: 'JavaScript before interaction',
    unit: 'kB',
    digits: 1,
    goal: same(132),
  },
  requests: { label: 'Requests', unit: '', digits: 0, goal: same(MOST_REQUESTS) },
  'third-party': { label: 'Requests to others', unit: '', digits: 0, goal: same(0) },
  'lcp-ratio': { label: 'LCP ÷ without scripts', unit: '', digits: 3, goal: same(1.05) },
  'fcp-ratio': { label: 'FCP ÷ without scripts', unit: '', digits: 3, goal: null },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES
export type Figures = Partial<Record<FigureName, number>>

/** Whether a figure meets its goal; true where it has none. */
export function meetsGoal(name: FigureName, page: PageName, value: number): boolean {
  const goal = FIGURES[name].goal?.[page]
  if (goal === undefined) return true
  return HIGHER_IS_BETTER.includes(name) ? value >= goal : value <= goal
}

/** One line a figure: its name, value, unit and goal, with a mark where the goal is missed. */
export function createReport(page: PageName, figures: Figures): string[] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap(name => {
    const value = figures[name]
    if (value === undefined) return []
    const { label, unit, digits, goal } = FIGURES[name]
    const sign = HIGHER_IS_BETTER.includes(name) ? 'at least' : 'at most'
    const wanted = goal ? `${sign} ${goal[page]}${meetsGoal(name, page, value) ? '' : '  MISSED'}` : ''
    return [`  ${label.padEnd(30)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} ${wanted}`.trimEnd()]
  })
}

/** The middle of several values; of an even number of them the mean of the two in the middle. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The median of each figure over several runs. */
export function computeMedians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as FigureName[]
  return Object.fromEntries(names.map(name => [name, computeMedian(runs.flatMap(run => run[name] ?? []))]))
}
