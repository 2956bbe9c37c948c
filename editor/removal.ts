/** The consequences of removing a machine. */
import { parseDocument, visit } from 'yaml'
import { findEntryName } from '@/lib/content/files/parse-file'
import { parseContent } from '@/lib/content/read-content'
import { paths } from '@/lib/paths'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'
import { createSource, fileTexts, toKey } from './gate'
import type { Say } from './say-problems'

/** A sentence about a file, by its path below content/. */
export type Note = { file: string; sentence: string }

/**
 * The consequences of removing a machine. `before`: what has to be done first; `follows`: the files that the editor
 * changes by itself; `visitors`: what changes for visitors, as parts of a sentence about the machine.
 */
export type Removal = { title: string; before: Note[]; follows: string[]; visitors: string[] }

/** Describes the removal of a machine. Null for one that is not there, or that cannot be read. */
export function describeRemoval(slug: string, say: Say): Removal | null {
  const ownFile = `products/${slug}.yaml`
  const { files, parsed, content } = parseContent(createSource())
  const machine = parsed.machines.find(({ file }) => file === ownFile)
  if (!machine) return null
  const { title } = machine.value
  // Other files name a machine by its slug, as in `related`, or by its picture, `products/<slug>`. Of each word that
  // names something, `named` has the kind of thing (`names`), the word, and its path in the file. From lists of slugs
  // the editor removes the machine by itself, but it changes no other field.
  const places = files
    .filter(({ file }) => file !== ownFile)
    .flatMap(({ file, data, named }) =>
      named
        .filter(({ names, word }) => (names === 'machine' ? word === slug : word === `products/${slug}`))
        .map(({ names, path }) => ({
          file,
          path,
          entry: findEntryName(data, path),
          isTakenOut: names === 'machine' && typeof path.at(-1) === 'number',
        })),
    )
  const needed = places.filter(({ isTakenOut }) => !isTakenOut)
  const before = needed.map(({ file, path, entry }): Note => {
    const item = path.findLast(key => typeof key === 'number')
    const place =
      typeof item === 'number'
        ? `item ${item + 1}${entry ? ` of ${entry}` : ''}`
        : `the machine of '${String(path.at(-2))}'`
    return { file, sentence: `${title} is ${place}. Take it out there first` }
  })
  const otherNotes = listNewProblems(slug, ownFile).map(problem => {
    const { label, sentence } = say(problem)
    return { file: problem.file, sentence: `${label}: ${sentence}` }
  })
  // Steps of a production line for which no other machine remains.
  const steps = (content?.products ?? [])
    .filter(product => product.slug === slug)
    .flatMap(product => product.steps)
    .filter(step => !content?.products.some(product => product.slug !== slug && product.steps.includes(step)))
  return {
    title,
    before: [...before, ...otherNotes],
    follows: [...new Set(places.filter(({ isTakenOut }) => isTakenOut).map(({ file }) => file))],
    visitors: [
      `is not found at its address any more, ${paths.product(slug)}`,
      ...(steps.length > 0 ? [`the line planner has no machine for ${steps.join(', ')}`] : []),
    ],
  }
}

/** The mistakes that the content would have without the machine, once lists do not name it any more. */
function listNewProblems(slug: string, ownFile: string) {
  // How the check's sentences begin about the places that describeRemoval lists already.
  const isUnknown = `'${slug}' is not a machine we know`
  const isPicture = `'products/${slug}' is not a picture we know`
  const former = new Set(checkAllTexts(createSource(), { areLanguagesChecked: false }).problems.map(toKey))
  const after = new Map(
    [...fileTexts].filter(([file]) => file !== ownFile).map(([file, text]) => [file, takeOut(text, slug)]),
  )
  return checkAllTexts(createSource(after), { areLanguagesChecked: false })
    .problems.filter(problem => !former.has(toKey(problem)))
    .filter(({ sentence }) => !sentence.startsWith(isUnknown) && !sentence.startsWith(isPicture))
}

/** The text of a file without the machine in its lists. */
function takeOut(text: string, slug: string) {
  if (!text.includes(slug)) return text
  const document = parseDocument(text)
  visit(document, {
    Scalar: (key, node) => (typeof key === 'number' && node.value === slug ? visit.REMOVE : undefined),
  })
  return document.toString()
}
