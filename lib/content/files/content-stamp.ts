import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A page asks for content dozens of times; while it is being written, the folder is looked at this often, in milliseconds. */
const LOOK_EVERY_MS = 300

let lookedAt = 0
let stamp = ''

/** Stands for the state of a folder: another text means that a file was changed, added or removed. */
export function readContentStamp(folder: string): string {
  if (Date.now() - lookedAt < LOOK_EVERY_MS) return stamp
  lookedAt = Date.now()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'))
  stamp = files.map(name => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`).join('\n')
  return stamp
}
