import { spawnSync } from 'node:child_process'
import { openFolder } from '@/lib/content/files/open-folder'
import { ContentError } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { listStale } from './translations'

/** What the commands say of a translation whose original has changed. */
export const UNTIL_TRANSLATED =
  "pages show the site's own language until a translator has seen it (npm run languages lists what is left)"

/** Ends a command with one line that says why. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/**
 * The titles of a machine, and the slugs and titles of all others. Stops the command if there is no such machine, or if
 * the content has mistakes: mentions of a machine are found only in valid files.
 * @param example the command as it should be written, for the message
 */
export function findMachine(slug: string, example: string) {
  const { content, problems } = parseContent(openFolder('content'))
  if (!content || problems.length > 0) {
    stop(`${new ContentError(problems).message}\nCorrect this first.`)
  }
  const machine = content.products.find(product => product.slug === slug)
  if (!machine) stop(`content/products has no machine '${slug}'. Write: ${example}`)
  const others = content.products.filter(product => product !== machine)
  const [slugs, titles] = [others.map(other => other.slug), others.map(other => other.title)]
  return { oldTitle: machine.title, formerTitles: machine.formerTitles, others: slugs, otherTitles: titles }
}

/**
 * Prints what a command did and which translations are now stale, checks the content, and updates the hosts' redirects.
 */
export function finish(done: readonly string[]) {
  const stale = listStale().map(path => `${path} is stale: ${UNTIL_TRANSLATED}`)
  for (const line of [...done, ...stale]) console.info(line)
  for (const script of ['check:content', 'host-files']) {
    // With a shell, because on Windows npm is a batch file.
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: true })
    process.exitCode = status ?? 1
    // If the check has found mistakes, the redirects are not updated.
    if (process.exitCode !== 0) return
  }
}
