/**
 * `npm run rename-product old-slug "New Title"`: gives a machine another title, and with it another address. Changes
 * all that names it, keeps the old address leading on, and prints what it did.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { findSlugProblem, toSlug } from '@/lib/trade/product/slug'
import { getMachineFile, renameFiles, renameSources } from './catalogue/machine-files'
import { listTitleUses, renameMentions } from './catalogue/mentions'
import { findMachine, finish, stop } from './catalogue/product-command'

/**
 * Fields, by file, that repeat a machine's title beside its slug. They are changed only if they are the title: an item
 * of a category may have a shorter name, and a picture another text.
 */
const TITLED = { 'content/categories.yaml': 'name', 'content/home.yaml': 'alt' }

const [slug = '', ...words] = process.argv.slice(2)
const title = words.join(' ').trim()
const { oldTitle, others, otherTitles } = findMachine(
  slug,
  'npm run rename-product automatic-folder-gluer-machine "Folder Gluer"',
)
if (!title) stop(`Write its new title: npm run rename-product ${slug} "Folder Gluer"`)
const file = getMachineFile(slug)
const text = readFileSync(file, 'utf8').replace(/\r\n/g, '\n')
// A machine with an address of its own keeps it.
const keepsAddress = /^slug:/m.test(text)
const next = keepsAddress ? slug : toSlug(title)
const problem = keepsAddress ? null : findSlugProblem(title)
if (problem) stop(problem)
if (title === oldTitle) stop(`it is called '${title}' already`)
if (others.includes(next)) stop(`content/products/${next}.yaml already exists. Choose another title`)

/** The field with its list: a line for each title, or none yet ('[]'). */
const FORMER_TITLES = /^formerTitles:(?: \[\])?\n((?: +- .*\n)*)/m
const [, listed = ''] = FORMER_TITLES.exec(text) ?? []
// If the new title is one of the former titles, it is no longer a former one.
const kept = listed.split('\n').filter(line => line && toSlug(line.replace(/^ *- /, '')) !== next)
const newList = next === slug ? kept : [...kept, `  - ${stringify(oldTitle).trim()}`]
const block = newList.length > 0 ? `formerTitles:\n${newList.join('\n')}\n` : ''
const renamed = text
  .replace(FORMER_TITLES, '')
  .replace(/^title: .*\n/m, () => `title: ${stringify(title).trim()}\n${block}`)

/** Changes the title in the fields that repeat it. Returns a sentence for each changed file. */
function renameTitles(from: string, to: string) {
  return Object.entries(TITLED).flatMap(([path, field]) => {
    const former = readFileSync(path, 'utf8')
    const changed = former.replaceAll(`${field}: ${stringify(from)}`, () => `${field}: ${stringify(to)}`)
    if (changed === former) return []
    writeFileSync(path, changed)
    return `${path}: '${from}' is '${to}'`
  })
}

const done: string[] = []
if (next !== slug) {
  done.push(...renameMentions(slug, next).map(place => `${place}: names ${next}`), ...renameFiles(slug, next))
  done.push(...renameTitles(oldTitle, title))
  renameSync(file, getMachineFile(next))
  done.push(`${file} → ${next}.yaml`)
  done.push(...renameSources(slug, next).map(path => `${path}: names ${next}`))
}
writeFileSync(getMachineFile(next), renamed)
done.push(`${getMachineFile(next)}: title '${title}'`)
done.push(
  ...listTitleUses(oldTitle, [...otherTitles, title]).map(place => `${place} still says '${oldTitle}': write it anew`),
)
if (next !== slug) done.push(`/product/${slug} leads to /product/${next}`)
finish(done)
