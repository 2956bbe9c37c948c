/** Writes the data files that comparison and enquiry fetch, to public/catalogue/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toComparable } from '@/lib/catalogue/comparison'
import { countShards, toShard, toShardUrl } from '@/lib/catalogue/shards'
import { getProducts } from '@/lib/content/products'
import { getPicture } from '@/lib/pictures/manifest'

const FOLDER = 'public/catalogue'

const products = getProducts()
const shardCount = countShards(products.length)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (let shard = 0; shard < shardCount; shard++) {
  const machines = products
    .filter(({ slug }) => toShard(slug, shardCount) === shard)
    .map(product => toComparable(product, getPicture(product.picture)))
  writeFileSync(join('public', toShardUrl(shard)), JSON.stringify(machines))
}
console.info(`${products.length} machines in ${shardCount} data file${shardCount > 1 ? 's' : ''}`)
