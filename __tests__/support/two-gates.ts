import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileTexts, findNewProblems, noteFiles } from '@/editor/gate'
import type { Problem } from '@/lib/content/files/problem'
import { checkContent } from '@/scripts/checks/content/check-content'
import { writeContent } from './content-builders'

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.[a-z]+$/i.test(name))

const readText = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null

/** Whether the editor opens a file: not one that is not UTF-8, whose wrong bytes have become U+FFFD. */
const opensInEditor = (text: string | null) => !text?.includes('\uFFFD')

/**
 * Mistakes are found at two gates: in the editor's form when a file is saved, and by the build's check of the content.
 * For each YAML file in which two folders differ, this function saves that file last and compares what the two say:
 * each mistake in the file, and each mistake elsewhere that the save has caused.
 * @param folder the content after the changes
 * @param sound the content before all changes
 * @returns what only one of the two says, a line each
 */
export async function findGateDifferences(folder: string, sound: string): Promise<string[]> {
  const names = new Set([...listFiles(folder), ...listFiles(sound)])
  const changed = [...names].filter(
    name =>
      name.endsWith('.yaml') &&
      readText(folder, name) !== readText(sound, name) &&
      opensInEditor(readText(folder, name)),
  )
  const after = await listProblems(folder)
  // As the form does: a mistake in which only a number has changed is not a new one. Of 'a.yaml : has 3 lines' it leaves
  // 'a.yaml : has  lines'.
  const withoutNumbers = (line: string) => line.replace(/(?<=: .*)\d+/gs, '')
  const differences: string[] = []
  for (const file of changed) {
    const before = writeContent({}, folder)
    for (const name of listFiles(before)) if (!existsSync(join(folder, name))) rmSync(join(before, name))
    if (readText(sound, file) === null) rmSync(join(before, file), { force: true })
    else cpSync(join(sound, file), join(before, file))
    const stood = new Set((await listProblems(before)).map(withoutNumbers))
    const build = after.filter(problem => problem.startsWith(`${file} `) || !stood.has(withoutNumbers(problem)))
    // What the editor knows: the texts of all content files before the save, and which files there are.
    fileTexts.clear()
    for (const name of listFiles(before).filter(path => path.endsWith('.yaml')))
      fileTexts.set(name, readText(before, name) ?? '')
    noteFiles([...listFiles(before), file], { isUpToDate: true })
    const form = findNewProblems({ file, text: readText(folder, file) }).map(toLine)
    differences.push(...build.filter(line => !form.includes(line)).map(line => `only the build: ${line}`))
    differences.push(...form.filter(line => !build.includes(line)).map(line => `only the form of ${file}: ${line}`))
  }
  return differences
}

async function listProblems(folder: string) {
  const { problems } = await checkContent(folder)
  return problems.map(toLine)
}

/** A problem without its lines, which shift. */
function toLine({ file, entry, path = [], sentence }: Problem) {
  return `${file} ${entry ?? ''} ${path.join('.')}: ${sentence.replace(/ \(line \d+\)/g, '')}`
}
