/** @jest-environment node */
import { listAdvice } from '@/lib/category/advice'
import { manyMachines } from '../../support/many-machines'
import { words } from '../../support/words'

const { products, planner } = manyMachines
const source = {
  /** Only the planner's data states a crew as a number. */
  machines: planner.machines,
  /** Names of the kinds of seam, such as 'crash-lock bottoms', that a machine's steps name after a colon. */
  kinds: words.planner.plan.fit.kinds,
  words: words.catalogue.category.advice,
}

/** The advice for each of these machines among each other; null for a machine without. */
function advise(...slugs: string[]) {
  const chosen = slugs.map(slug => {
    const product = products.find(other => other.slug === slug)
    if (!product) throw new Error(`No machine ${slug}`)
    return product
  })
  const advice = listAdvice(chosen, source)
  return slugs.map(slug => advice.get(slug) ?? null)
}

/**
 * Two machines for printing and slotting, each with a crew of 3. A figure counts if it is better by 10 %:
 * the first makes 120 to 200 sheets/min of at most 1,200 × 2,600 mm, draws up to 85 kW and stands on 11.8 × 5.8 m;
 * the second makes 60 to 80 of at most 1,450 × 2,600 mm, draws 18 kW and stands on 5.2 × 4.3 m: 22.4 of 68.4 m². A
 * sentence has two reasons, so its power is not named.
 */
const [SLOTTER, CHAIN] = [
  'high-speed-printer-slotter-die-cutter-machine',
  'chain-feed-printing-slotting-machine-2-colour',
]
/** Two folder gluers; only the second makes crash-lock bottoms and glued corners. */
const [GLUER, LOCK] = ['automatic-folder-gluer-machine', 'lock-bottom-folder-gluer-machine-46-corner']

it('says in what a machine is clearly better than all others for its work', () => {
  expect(advise(SLOTTER, CHAIN)).toEqual([
    'Choose it when you need the most output (120 to 200 sheets/min).',
    'Choose it when your sheets are large (1,450 × 2,600 mm) or your hall has little room (it takes 5.2 × 4.3 m, 46 m² less than the next).',
  ])
})

it('says what only this machine makes, and nothing else about it', () => {
  const [, ofLock] = advise(GLUER, LOCK)
  expect(ofLock).toBe('Choose it when you make crash-lock bottoms or glued corners.')
})

it('says nothing if no other machine does its work, or no figure distinguishes it', () => {
  expect(advise(SLOTTER)).toEqual([null])
  expect(advise(SLOTTER, GLUER)).toEqual([null, null])
  const [one] = products.filter(({ slug }) => slug === SLOTTER)
  if (!one) throw new Error('No printer slotter')
  expect([...listAdvice([one, { ...one, slug: 'twin' }], source)]).toEqual([])
})

it('compares only figures that all machines state', () => {
  // Only the printer slotter states figures, neither machine states its size, and no crew is known.
  const pair = products.filter(({ slug }) => slug === SLOTTER || slug === CHAIN)
  const without = pair.map(product => ({
    ...product,
    size: null,
    figures: product.slug === CHAIN ? [] : product.figures,
  }))
  expect(listAdvice(without, { ...source, machines: [] })).toEqual(new Map())
})
