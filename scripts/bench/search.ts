/**
 * `npm run bench:search`: scores the search with content/search-queries.yaml, and lists the queries whose machine or
 * note is not first. Exits with 1 below the targets. `npm run check:content` and `npm test` run it too.
 */
import { findRank, getTargets, openCatalogueSearch, readTestQueries } from '@/scripts/bench/search-queries'

const engine = openCatalogueSearch()

for (const { name, asked } of readTestQueries()) {
  // None of its queries is about a machine or a note that this catalogue has.
  if (asked.length === 0) continue
  const ranks = asked.map(expected => {
    const rank = findRank(engine, expected)
    const meant = 'answer' in expected ? expected.answer : expected.expect.join(' or ')
    const place = rank < 0 ? 'is not found' : `is at place ${rank + 1}`
    if (rank !== 0) console.info(`  '${expected.query}': ${meant} ${place}`)
    return rank
  })
  const countOf100 = (limit: number) => (100 * ranks.filter(rank => rank >= 0 && rank < limit).length) / ranks.length
  const [first, found] = [countOf100(1), countOf100(3)]
  console.info(
    `${ranks.length} ${name} searches: of 100, ${first.toFixed(1)} first, ${found.toFixed(1)} in the first 3`,
  )
  const targets = getTargets(name)
  if (first < targets.first || found < targets.inThree) process.exitCode = 1
}
