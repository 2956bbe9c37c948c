import 'server-only'
import type { z } from 'zod'
import { findHiddenCharacter } from '@/lib/hidden-characters'
import { findNearest } from '@/lib/nearest'
import { formatIssue, wantsNumbers } from './format-issue'
import { listChoices } from './problem'
import { findPart } from './schema-parts'
import { isUnitSuggested, suggestFigure } from './typed-figure'

/** A place with a mistake, the sentence about it, and the neighbouring fields that this sentence already corrects. */
type Mistake = { path: readonly PropertyKey[]; sentence: string; corrects: readonly PropertyKey[] }

/** What to say about each place with a mistake. Later issues of the same place often follow from the first. */
export function listMistakes(issues: readonly z.core.$ZodIssue[], schema: z.ZodType) {
  const mistakes = issues.flatMap((issue): Mistake[] => {
    const { keys, isOptional } = findPart(schema, issue.path)
    if (issue.code !== 'unrecognized_keys') {
      const { path, input } = issue
      const isPasted = typeof input === 'string' && wantsNumbers(issue) && isUnitSuggested(input)
      return [{ path, sentence: formatIssue(issue, isOptional), corrects: isPasted ? ['unit'] : [] }]
    }
    // In braces, YAML reads 'value: 1,20,000' as three fields: value, 20 and 000. One sentence about them is enough.
    const number = issue.keys.find(isNumber)
    const unknown = issue.keys.filter(key => key === number || !isNumber(key))
    const pair = issue.path[0] === 'figures' && unknown.length === 1 ? formatPair(issue.input) : null
    return unknown.map(key => ({
      path: [...issue.path, key],
      sentence: pair?.sentence ?? formatUnknownField(key, keys),
      corrects: pair?.corrects ?? [],
    }))
  })
  const seen = new Set<string>()
  const firsts = mistakes.filter(({ path }) => {
    const isFirst = !seen.has(path.join())
    seen.add(path.join())
    return isFirst
  })
  const isCorrected = (path: readonly PropertyKey[]) => {
    const isBeside = (other: readonly PropertyKey[]) => other.slice(0, -1).join() === path.slice(0, -1).join()
    return mistakes.some(other => isBeside(other.path) && other.corrects.some(field => field === path.at(-1)))
  }
  return firsts.filter(({ path }) => !isCorrected(path))
}

/** How to write a pasted line, such as '- Speed: 40-60 pcs/min', as a figure; null for anything else. */
function formatPair(entry: unknown) {
  const [pair, another] = Object.entries(entry ?? {})
  if (!pair || another || typeof pair[1] === 'object') return null
  const [name, value] = pair
  const typed = String(value)
  const fields = suggestFigure(typed) ?? 'and its number and unit'
  return {
    sentence: `is the name of a figure. Write 'name: ${name}', ${fields}`,
    corrects: isUnitSuggested(typed) ? ['name', 'unit'] : ['name'],
  }
}

function isNumber(key: string) {
  return /^\d+$/.test(key)
}

/** What is wrong with a field name that the schema does not have; `keys` are the names that it has. */
function formatUnknownField(key: string, keys: readonly string[]) {
  if (isNumber(key)) return 'follows a comma inside a number. Write the number without commas'
  const hidden = findHiddenCharacter(key)
  if (hidden) return `its name contains the invisible character ${hidden}. Type it again by hand`
  const nearest = findNearest(key, keys)
  return `is not a field we know. ${nearest ? `Write '${nearest}'` : listChoices(keys)}`
}
