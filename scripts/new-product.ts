/** `npm run new-product "Title of the Machine"`: creates the content file of a new machine, to be filled in. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toSlug } from '@/lib/product/slug'
import { createNewProductFile } from '@/scripts/new-product/product-file'

const FOLDER = 'content/products'

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const title = process.argv.slice(2).join(' ').trim()
if (!title) stop('Name the machine: npm run new-product "Automatic Tray Former"')
const slug = toSlug(title)
if (!slug) stop(`'${title}' has no letter or digit for a file name. Choose another title`)
const file = join(FOLDER, `${slug}.yaml`)
if (existsSync(file)) stop(`${file} already exists. Open it, or choose another title`)
writeFileSync(file, createNewProductFile(title))
console.info(`Created ${file}. Fill in the empty fields, and put a picture at content/images/products/${slug}.webp`)
