import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { getProducts } from '@/lib/content/content'
import { openCatalogueSearch } from '@/scripts/bench/search-queries'

const { search } = openCatalogueSearch()
let first = 0,
  three = 0
for (const { slug } of getProducts()) {
  const { title, kind } = parse(readFileSync(`content/hi/products/${slug}.yaml`, 'utf8'))
  const { hits } = search(title)
  const rank = hits.findIndex(({ index }) => slug === getProducts()[index]?.slug)
  if (rank === 0) first++
  if (rank >= 0 && rank < 3) three++
  if (rank !== 0)
    console.log(
      rank + 1,
      title,
      '->',
      hits
        .slice(0, 2)
        .map(({ index }) => getProducts()[index]?.slug)
        .join(' '),
    )
}
console.log(first, three)
