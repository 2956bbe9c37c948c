import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { stop } from '@/scripts/catalogue/product-command'
import { profileSchema, readProfile, type Sample } from './profile'

type Question = { path: string[]; text: string; isOptional: boolean }

/** The fields in the order of the schema. */
function listQuestions(fields: Readonly<Record<string, z.core.$ZodType>>, parent: string[] = []): Question[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = [...parent, name]
    const group = field instanceof z.ZodPrefault ? field.unwrap() : field
    if (group instanceof z.ZodObject) return listQuestions(group.shape, path)
    const text = z.globalRegistry.get(field)?.description ?? name
    return { path, text, isOptional: z.safeParse(field, undefined).success }
  })
}

/** An answer as YAML has it: a year is a number, lists have semicolons. */
function toValue(field: string, answer: string) {
  if (field === 'since') return Number(answer) || answer
  const isList =
    ['address', 'languages', 'sections'].includes(field) || (field === 'machines' && !/^(none|keep)$/.test(answer))
  return isList ? answer.split(';').map(part => part.trim()) : answer
}

/**
 * Asks for each field of a profile that its file does not have yet, again until the answer is right. Each answer is kept
 * in the file, so that an interrupted setup goes on where it was.
 * @param input where the answers come from, a line each
 */
export async function askProfile(path: string, sample: Sample, input: Readable = process.stdin): Promise<void> {
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '{}')
  if (document.contents && 'flow' in document.contents) document.contents.flow = false
  const terminal = createInterface({ input })
  const lines = terminal[Symbol.asyncIterator]()

  function findMistake(field: string[]) {
    const { problems } = readProfile(path, sample)
    return problems.find(problem => field.every((key, index) => problem.path?.[index] === key))?.sentence
  }

  async function ask({ path: field, text, isOptional }: Question) {
    if (document.hasIn(field) && !findMistake(field)) return
    for (;;) {
      process.stdout.write(`${text}: `)
      const { value: typed = '', done } = await lines.next()
      if (done) stop(`\nYour answers are kept in ${path}: npm run setup goes on from there`)
      // A mistake's example has quotes, as YAML wants them.
      const answer = typed.trim().replace(/^(['"])(.*)\1$/, '$2')
      if (answer === '' && isOptional) return
      document.setIn(field, document.createNode(toValue(String(field), answer)))
      writeFileSync(path, document.toString())
      const mistake = findMistake(field)
      if (!mistake) return
      console.info(`  ${mistake}`)
    }
  }

  for (const question of listQuestions(profileSchema.shape)) await ask(question)
  terminal.close()
}
