import 'server-only'
import { APPLICATION_COUNT, BOX_COUNT } from '@/lib/constants'
import type { CategoriesInFile } from '@/lib/content/categories'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown, type Mention, reportUnknown } from '@/lib/content/files/report-once'
import type { Home } from '@/lib/content/home'
import type { ProductFile } from '@/lib/content/product-files'
import type { SamplesInFile } from '@/lib/content/samples'
import type { SearchWords } from '@/lib/content/search-words'
import { toSlug } from '@/lib/product/slug'

type Files = {
  categories: Parsed<CategoriesInFile> | null
  applications: Parsed<{ applications: SamplesInFile }> | null
  boxes: Parsed<{ boxes: SamplesInFile }> | null
  home: Parsed<Home> | null
  searchWords: Parsed<SearchWords> | null
  files: ProductFile[]
  /** Slugs of all machines, including those with mistakes, so that naming one of them is not reported as well. */
  slugs: string[]
}

/** Checks that every list names machines and pictures that exist. */
export function checkMachineLists({ categories, applications, boxes, home, searchWords, files, slugs }: Files) {
  const machines = [
    ...createMentions(categories, [...listItems(categories?.value), ...listCompared(categories?.value)]),
    ...createMentions(home, listWords(['featured'], home?.value.featured)),
    ...createMentions(home, listStoryMachine(home?.value)),
    ...createMentions(applications, listSamples('applications', applications?.value.applications)),
    ...createMentions(boxes, listSamples('boxes', boxes?.value.boxes)),
    ...createMentions(searchWords, listSearchWords(searchWords?.value)),
    ...files.flatMap(file => createMentions(file, listWords(['related'], file.value.related))),
    ...files.flatMap(file => createMentions(file, listWords(['line', 'addOnTo'], file.value.line?.addOnTo))),
  ]
  // Without any machines the folder itself is the mistake, and it has been reported.
  if (slugs.length === 0) return
  // If a file has the wrong name, a list may use the slug of its title: the file name has been reported.
  const known = [...slugs, ...files.map(({ value }) => toSlug(value.title))]
  reportUnknown(machines, new Set(known), word => formatUnknown(word, 'a machine', known, MACHINE))
  const pictures = [
    ...listKeys(['about', 'pictures'], home?.value.about.pictures),
    ...listKeys(['story', 'customers', 'groups'], home?.value.story.customers.groups),
  ]
  const keys = toPictureKeys(known)
  reportUnknown(createMentions(home, pictures), new Set(keys), word => formatUnknown(word, 'a picture', keys, PICTURE))
  for (const { slug, value, report } of files) {
    const own = value.related.indexOf(slug)
    if (own >= 0) report(['related', own], 'names the machine itself. Remove it')
  }
}

const MACHINE = 'Write the name of a file in content/products without .yaml, or remove it'
const PICTURE = "Write the path of a picture in content/images without its extension, like 'boxes/box-1'"

type Word = Pick<Mention, 'word' | 'path'>

function listItems(file?: CategoriesInFile): Word[] {
  return (file?.categories ?? []).flatMap(({ items }, index) =>
    items.map(({ product }, item) => ({ word: product, path: ['categories', index, 'items', item, 'product'] })),
  )
}

function listCompared(file?: CategoriesInFile): Word[] {
  return (file?.comparisons ?? []).flatMap(({ machines }, index) =>
    listWords(['comparisons', index, 'machines'], machines),
  )
}

function listSamples(list: string, samples: SamplesInFile = []): Word[] {
  return samples.flatMap(({ madeOn }, index) => listWords([list, index, 'madeOn'], madeOn))
}

function listSearchWords(file?: SearchWords): Word[] {
  const { words = [], notSold = [] } = file ?? {}
  return [
    ...words.flatMap(({ machines }, index) => listWords(['words', index, 'machines'], machines)),
    ...notSold.flatMap(({ near }, index) => listWords(['notSold', index, 'near'], near)),
  ]
}

function listStoryMachine(home?: Home): Word[] {
  return home ? [{ word: home.story.journey.product, path: ['story', 'journey', 'product'] }] : []
}

function listKeys(path: PropertyKey[], entries: readonly { key: string }[] = []): Word[] {
  return entries.map(({ key }, index) => ({ word: key, path: [...path, index, 'key'] }))
}

function listWords(path: PropertyKey[], words: readonly string[] = []): Word[] {
  return words.map((word, index) => ({ word, path: [...path, index] }))
}

function createMentions(file: Parsed<unknown> | null, words: readonly Word[]): Mention[] {
  return file ? words.map(word => ({ ...word, file })) : []
}

function toPictureKeys(slugs: readonly string[]) {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return [
    ...slugs.map(slug => `products/${slug}`),
    ...numbers(APPLICATION_COUNT).map(number => `applications/packaging-${number}`),
    ...numbers(BOX_COUNT).map(number => `boxes/box-${number}`),
  ]
}
