/**
 * `npm run remove-product slug [successor …]`: takes a machine out of the catalogue, with its files and all that names
 * it. Its address then says that it is no longer sold, and names the successors. Prints what it did.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { formatRemoved, removeFiles } from './catalogue/machine-files'
import { listTitleUses, MentionError, removeMentions } from './catalogue/mentions'
import { findMachine, finish, stop } from './catalogue/product-command'

const REMOVED = 'content/removed-machines.yaml'
/** The beginning of the file, written with the first removed machine. */
const HEAD = `# yaml-language-server: $schema=schema/removed-machines.json
# Machines that are no longer sold. Their addresses say so, and name the successors.
machines:
`

const [slug = '', ...successors] = process.argv.slice(2)
const { oldTitle, formerTitles, others, otherTitles } = findMachine(
  slug,
  'npm run remove-product automatic-folder-gluer-machine high-speed-folder-gluer-machine',
)
const unknown = successors.find(successor => !others.includes(successor))
if (unknown) stop(`content/products has no '${unknown}' that could follow it`)

const done: string[] = []
try {
  done.push(...removeMentions(slug).map(place => `${place}: taken out`))
} catch (error) {
  if (error instanceof MentionError) stop(error.message)
  throw error
}
done.push(...removeFiles(slug).map(path => `${path} deleted`))
const listed = existsSync(REMOVED) ? readFileSync(REMOVED, 'utf8') : HEAD
writeFileSync(REMOVED, `${listed.trimEnd()}\n${formatRemoved([oldTitle, ...formerTitles], successors)}\n`)
done.push(`${REMOVED}: '${oldTitle}'`)
done.push(...listTitleUses(oldTitle, otherTitles).map(place => `${place} still speaks of '${oldTitle}': write it anew`))
finish(done)
