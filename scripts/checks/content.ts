/**
 * Finds all that a build would refuse in the content, pictures and models included. Prints a summary, or every mistake on
 * its own line and exits with 1. Usage: `tsx --conditions=react-server scripts/checks/content.ts [folder]`
 */
import { resolve } from 'node:path'
import { ContentError } from '@/lib/content/files/problem'
import { saveCache } from '@/lib/content/files/yaml-cache'
import { checkContent } from './content/check-content'
import { formatAnnotation } from './content/format-annotation'

async function main(folder: string) {
  const { content, problems } = await checkContent(folder)
  saveCache()
  if (content === null || problems.length > 0) {
    console.error(new ContentError(problems).message)
    if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.info(formatAnnotation(problem))
    process.exitCode = 1
    return
  }
  const items = content.categories.reduce((sum, category) => sum + category.items.length, 0)
  const parts = [
    `${content.products.length} machines`,
    `${items} of them in ${content.categories.length} groups`,
    `${content.applications.length} applications`,
    `${content.boxes.length} boxes`,
    `${content.products.length + content.applications.length + content.boxes.length} pictures`,
  ]
  console.log(`Content is fine: ${parts.join(', ')}`)
}

void main(resolve(process.argv[2] ?? 'content'))
