/**
 * Finds everything in the content, its pictures and its models that a build would refuse. Prints a summary, or every
 * mistake on its own line and exits with 1. Before that it prints notes, which fail nothing. Also writes the schemas
 * for code editors. Usage:
 * `tsx --conditions=react-server scripts/checks/content.ts [folder]`
 */
import { resolve } from 'node:path'
import { ContentError, formatProblem } from '@/lib/content/files/problem'
import { saveCache } from '@/lib/content/files/yaml-cache'
import { writeSchemas } from '@/scripts/content-schema/write-schemas'
import { checkContent } from './content/check-content'
import { formatAnnotation } from './content/format-annotation'

function formatCount(count: number, one: string, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`
}

async function main(folder: string) {
  writeSchemas(folder)
  const { content, problems, unused, pictureless, untranslated } = await checkContent(folder)
  // Keeps the parsed YAML for the build that follows.
  saveCache()
  for (const note of unused) console.info(`Not used: ${formatProblem(note)}`)
  for (const note of pictureless) console.info(`No picture: ${formatProblem(note)}`)
  for (const sentence of untranslated) console.info(sentence)
  if (content === null || problems.length > 0) {
    console.error(new ContentError(problems).message)
    if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.info(formatAnnotation(problem))
    process.exitCode = 1
    return
  }
  const { products, categories, applications, boxes } = content
  const items = categories.reduce((sum, category) => sum + category.items.length, 0)
  // Each sample and box has one picture; a machine has one, or is among the pictureless.
  const pictures = products.length - pictureless.length + applications.length + boxes.length
  const parts = [
    formatCount(products.length, 'machine'),
    `${items} in ${formatCount(categories.length, 'group')}`,
    formatCount(applications.length, 'application'),
    formatCount(boxes.length, 'box', 'boxes'),
    formatCount(pictures, 'picture'),
  ]
  console.log(`Content is fine: ${parts.join(', ')}`)
}

void main(resolve(process.argv[2] ?? 'content'))
