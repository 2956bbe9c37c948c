import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { getProducts } from '@/lib/content/content'
import { openCatalogueSearch } from '@/scripts/bench/search-queries'

const { search } = openCatalogueSearch()
const { queries } = parse(readFileSync('/work/hi/search-queries.yaml', 'utf8'))
let first = 0,
  three = 0
for (const { q, machines } of queries) {
  const { hits } = search(q)
  const rank = hits.findIndex(({ index }) => machines.includes(getProducts()[index]?.slug))
  if (rank === 0) first++
  if (rank >= 0 && rank < 3) three++
  else
    console.log(
      rank + 1,
      q,
      machines[0],
      '->',
      hits
        .slice(0, 2)
        .map(({ index }) => getProducts()[index]?.slug)
        .join(' '),
    )
}
console.log(queries.length, first, three)
