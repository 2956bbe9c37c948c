/**
 * Decodes the models in content/models/ and compares them with their machines' facts. Prints a summary, or every
 * mistake on its own line and exits with 1. Usage: `tsx --conditions=react-server scripts/checks/models.ts [folder]`
 */
import { checkModels } from '@/scripts/models/check-models'

async function main() {
  const { problems, count, median } = await checkModels(process.argv[2] ?? 'content/models', 'content')
  if (problems.length === 0) console.log(`${count} models are fine; median transfer ${Math.round(median / 1000)} kB`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

main()
