import 'server-only'
import { APPLICATION_COUNT, BOX_COUNT } from '@/lib/constants'
import type { SamplesInFile } from './application'
import type { CategoriesInFile } from './category'
import type { Home } from './home-file'
import { findNearest } from './nearest'
import type { Parsed } from './parse-file'
import type { ProductFile } from './product-files'

type Files = {
  categories: Parsed<CategoriesInFile> | null
  applications: Parsed<{ applications: SamplesInFile }> | null
  boxes: Parsed<{ boxes: SamplesInFile }> | null
  home: Parsed<Home> | null
  files: ProductFile[]
  /** Slugs of all machines, the faulty ones too, so that naming a faulty machine is no second mistake. */
  slugs: string[]
}

/** A word in a file that must name something that exists. */
type Mention = { word: string; path: PropertyKey[]; report: Parsed<unknown>['report'] }

/** Every list names machines and pictures that exist. */
export function checkMachineLists({ categories, applications, boxes, home, files, slugs }: Files) {
  const mentions = [
    ...files.flatMap(file => toMentions(file, ['related'], file.value.related)),
    ...toSampleMentions(applications, 'applications', applications?.value.applications),
    ...toSampleMentions(boxes, 'boxes', boxes?.value.boxes),
    ...toMentions(home, ['featured'], home?.value.featured),
    ...(categories?.value.categories ?? []).flatMap(({ items }, group) =>
      items.flatMap(({ product }, item) =>
        toMention(categories, ['categories', group, 'items', item, 'product'], product),
      ),
    ),
  ]
  refuseUnknown(mentions, slugs, 'a machine')
  const pictures = (home?.value.about.pictures ?? []).flatMap(({ key }, index) =>
    toMention(home, ['about', 'pictures', index, 'key'], key),
  )
  refuseUnknown(pictures, toPictureKeys(slugs), 'a picture')
  for (const { slug, value, report } of files) {
    const own = value.related.indexOf(slug)
    if (own >= 0) report(['related', own], 'names the machine itself. Remove it')
  }
}

function toSampleMentions(file: Parsed<unknown> | null, list: string, samples: SamplesInFile = []) {
  return samples.flatMap(({ madeOn }, index) => toMentions(file, [list, index, 'madeOn'], madeOn))
}

function toMentions(file: Parsed<unknown> | null, path: PropertyKey[], words: readonly string[] = []) {
  return words.flatMap((word, index) => toMention(file, [...path, index], word))
}

function toMention(file: Parsed<unknown> | null, path: PropertyKey[], word: string): Mention[] {
  return file ? [{ word, path, report: file.report }] : []
}

function refuseUnknown(mentions: Mention[], known: readonly string[], noun: string) {
  const all = new Set(known)
  for (const { word, path, report } of mentions) {
    if (all.has(word)) continue
    const nearest = findNearest(word, known)
    report(path, `'${word}' is not ${noun} we know${nearest ? `. Did you mean '${nearest}'?` : ''}`)
  }
}

function toPictureKeys(slugs: string[]) {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return [
    ...slugs.map(slug => `products/${slug}`),
    ...numbers(APPLICATION_COUNT).map(number => `applications/packaging-${number}`),
    ...numbers(BOX_COUNT).map(number => `boxes/box-${number}`),
  ]
}
