/**
 * Validates all content as the build does. Prints a summary, or every mistake on its own line and exits with 1.
 * Usage: `tsx --conditions=react-server scripts/checks/content.ts [folder]`
 */

import { resolve } from 'node:path'
import { checkPictures } from '@/lib/content/checks/check-pictures'
import { getContent } from '@/lib/content/content'
import { ContentError } from '@/lib/content/files/problem'

const folder = resolve(process.argv[2] ?? 'content')

function checkContent() {
  const { products, categories, applications, boxes } = getContent(folder)
  const pictures = [...products, ...applications, ...boxes].map(({ picture }) => picture)
  const problems = checkPictures(pictures, resolve(folder, 'images'))
  if (problems.length > 0) throw new ContentError(problems)
  const items = categories.reduce((sum, category) => sum + category.items.length, 0)
  const parts = [
    `${products.length} machines`,
    `${items} of them in ${categories.length} groups`,
    `${applications.length} applications`,
    `${boxes.length} boxes`,
    `${pictures.length} pictures`,
  ]
  console.log(`Content is fine: ${parts.join(', ')}`)
}

try {
  checkContent()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
