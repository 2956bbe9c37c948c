/** `npm run new-product "Title of the Machine"`: creates the content file of a new machine, to be filled in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { PRINTABLE } from '@/lib/content/checks/check-print'
import { title as titleSchema } from '@/lib/content/files/fields'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { searchWordsSchema } from '@/lib/content/search-words'
import { findSlugProblem, suggestSlug, toSlug } from '@/lib/trade/product/slug'
import { AUTOMATIONS, BASES, MATERIALS, PROCESSES, STOCK_FORMS } from '@/lib/trade/product/vocabulary'
import { splitPhrase, splitWords } from '@/lib/trade/search/search-words'
import { getMachineFile } from '@/scripts/catalogue/machine-files'
import { stop, UNTIL_TRANSLATED } from '@/scripts/catalogue/product-command'

const choose = (words: readonly string[]) => `one of: ${words.join(' | ')}`

/**
 * The YAML text of a new machine's file. It has every field; those that only somebody who knows the machine can fill in
 * are empty, and the content check reports each of them until it is filled in.
 */
function createFile(title: string, newSlug: string) {
  return `# yaml-language-server: $schema=../schema/product.json
# Fill in every line that is empty; 'npm run check:content' says which are. Remove the lines that say so, if they do not fit.
id: # number in the price list
${stringify(newSlug === toSlug(title) ? { title } : { title, slug: newSlug }).trim()}
category: # title of a group in content/categories.yaml; remove the line for a machine outside the groups
family: # or, instead: a family in content/categories.yaml; remove the line for a machine of a group
kind: # what sort of machine it is, in a few words without a capital
description: # one bullet a line, below '|' as in the other files; '' for none
description2: '' # one sentence that stands beside the picture
whatItDoes: # two or three sentences on what goes in, what happens, and what comes out
automation: # ${choose(AUTOMATIONS)}
process: # ${choose(PROCESSES)}
infeed: # ${choose(STOCK_FORMS)}; what goes in
delivery: # ${choose(STOCK_FORMS)}; what comes out
stock: # an entry for each material, see docs/content-reference.md
  - material: # ${choose(MATERIALS)}
    range: # like [210, 400], or write upTo, from or value; remove this line and the unit if it is not known
    unit: gsm # or mm
boxStyles: []
applications: []
operators: # how many people, in a sentence
options: []
related: []
stations: []
stationWork: '' # one sentence a line for each station: what happens there; '' for none
basis: # ${choose(BASES)}
figures: # see docs/content-reference.md
  - name: Working speed
    upTo:
    unit: pcs/min
    quantity: speed
  - name: Installed power
    value:
    unit: kW
    quantity: power
  - name: Net weight # not stated: write 'text: On request' in place of value and unit, as for the overall size
    value:
    unit: kg
    quantity: weight
  - name: Overall size (L × W × H)
    size: # like [4200, 1500, 1650]
    unit: mm
    quantity: overall-size
`
}

/**
 * The phrases of content/search-words.yaml that the search answers with 'not sold' although the new machine's title
 * contains them, each with the name of its entry.
 */
function listDenials(title: string): string[] {
  const { notSold, leftOut } = searchWordsSchema.parse(parse(readFileSync('content/search-words.yaml', 'utf8')))
  const omitted = new Set(leftOut.flatMap(splitWords))
  const sold = splitPhrase(title, omitted)
  return notSold.flatMap(({ name, typed }) =>
    typed
      .filter(phrase => splitPhrase(phrase, omitted).every(stem => sold.includes(stem)))
      .map(phrase => `'${phrase}' (${name})`),
  )
}

const title = process.argv.slice(2).join(' ').trim()
if (!title) stop('Name the machine: npm run new-product "Automatic Tray Former"')
const { error } = titleSchema.safeParse(title)
if (error) stop(`'${title}' is no title: it ${error.issues[0]?.message}`)
const unprintable = [...title].find(character => !PRINTABLE.test(character))
if (unprintable)
  stop(`'${title}' contains '${unprintable}', which data sheets and previews cannot print. Write it in Latin letters`)
const problem = findSlugProblem(title)
// A title that gives no valid slug gets a suggested one, which its file then states.
const slug = problem ? suggestSlug(title) : toSlug(title)
if (!slug) stop(problem ?? '')
const file = getMachineFile(slug)
if (existsSync(file)) stop(`${file} already exists. Open it, or choose another title`)
writeFileSync(file, createFile(title, slug))
const denials = listDenials(title)
console.info(`Created ${file}. Fill in the empty fields, and put a picture at content/images/products/${slug}.webp`)
for (const { code } of readLanguages(openFolder('content')))
  console.info(`content/${code}/products/${slug}.yaml is missing: ${UNTIL_TRANSLATED}`)
if (denials.length > 0) {
  const [words, remedy] = [denials.join(', '), 'The search finds the machine all the same; remove them there']
  console.info(`notSold in content/search-words.yaml says that these are not sold: ${words}. ${remedy}`)
}
