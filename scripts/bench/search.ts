/**
 * `npm run bench:search`: scores the search with content/search-queries.yaml, and lists the queries whose machine or
 * note is not first. Exits with 1 if a list of them misses its targets. `npm run check:content` and `npm test` run it
 * too.
 */
import {
  findRank,
  getTargets,
  openCatalogueSearch,
  readTestQueries,
  type TestQuery,
} from '@/scripts/bench/search-queries'

const engine = openCatalogueSearch()

for (const { name, asked } of readTestQueries()) {
  // None of its queries is about a machine or a note that this catalogue has.
  if (asked.length === 0) continue
  const ranks = asked.map(expected => {
    const rank = findRank(engine, expected)
    if (rank !== 0) console.info(`  '${expected.query}': ${formatMiss(expected, rank)}`)
    return rank
  })
  const first = countOf100(ranks, 1)
  const inThree = countOf100(ranks, 3)
  console.info(
    `${ranks.length} ${name} searches: of 100, ${first.toFixed(1)} first, ${inThree.toFixed(1)} in the first 3`,
  )
  const targets = getTargets(name)
  if (first < targets.first || inThree < targets.inThree) process.exitCode = 1
}

/** Where a search finds what is meant instead of first. `rank` counts from 0; it is -1 if nothing meant is found. */
function formatMiss(expected: TestQuery, rank: number): string {
  const meant = 'answer' in expected ? expected.answer : expected.expect.join(' or ')
  return `${meant} ${rank < 0 ? 'is not found' : `is at place ${rank + 1}`}`
}

/** Of 100 searches, how many find what is meant among the first `places` results. */
function countOf100(ranks: readonly number[], places: number): number {
  return (100 * ranks.filter(rank => rank >= 0 && rank < places).length) / ranks.length
}
