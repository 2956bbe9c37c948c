import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { toSlug } from '@/lib/product/slug'
import { copyProject, type ProductCopy, shareAssets } from './copied-project'

/** The id of the first copy, higher than any id of the price list. */
const FIRST_ID = 1000

/** A unique model name for each copy, such as 'aakl137', so that the search vocabulary grows too. */
export function formatModelName(copy: number): string {
  const letters = [copy % 26, Math.floor(copy / 4) % 26, (copy * 7) % 26, (copy * 11) % 26]
  return `${letters.map(letter => String.fromCharCode(97 + letter)).join('')}${100 + copy}`
}

/** Copies the project and extends its catalogue to `size` machines by copies of the real ones, which share assets. */
export function makeProject(root: string, target: string, size: number): void {
  copyProject(root, target)
  growCatalogue(target, size)
}

function growCatalogue(target: string, size: number): void {
  const folder = join(target, 'content/products')
  const names = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  const copies: ProductCopy[] = []
  for (let index = names.length; index < size; index++) {
    const name = names[index % names.length] ?? ''
    const { position: _, ...product } = parse(readFileSync(join(folder, name), 'utf8'))
    const model = formatModelName(Math.floor(index / names.length))
    const title = `${product.title} ${model}`
    // Pages must not share a description.
    const whatItDoes = `Model ${model}. ${product.whatItDoes}`
    const slug = toSlug(title)
    writeFileSync(join(folder, `${slug}.yaml`), stringify({ ...product, id: FIRST_ID + index, title, whatItDoes }))
    copies.push({ slug, source: basename(name, '.yaml') })
  }
  shareAssets(target, copies)
}
