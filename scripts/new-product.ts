/** Makes a content file for a new machine, to be filled in. Usage: `npm run new-product "Title of the Machine"`. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createNewProductFile } from '@/lib/content/new-product-file'
import { toSlug } from '@/lib/product/slug'

const FOLDER = 'content/products'

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const title = process.argv.slice(2).join(' ').trim()
if (!title) stop('Name the machine: npm run new-product "Automatic Tray Former"')
const slug = toSlug(title)
if (!slug) stop(`'${title}' has no letter or digit to make a file name from. Write another title`)
const file = join(FOLDER, `${slug}.yaml`)
if (existsSync(file)) stop(`${file} is there already. Open it, or choose another title`)
writeFileSync(file, createNewProductFile(title))
console.info(`${file} is made. Fill in what is empty, and put a picture at content/images/products/${slug}.webp`)
