import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ContentSource } from './content-source'
import { findFileProblem, isSystemFile } from './file-problem'
import { readThroughCache } from './yaml-cache'

/** The content in a folder. Its files are listed once, at the first request. */
export function openFolder(folder: string): ContentSource {
  let paths: string[] | undefined
  return {
    list: () => {
      paths ??= (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
        .map(path => path.replaceAll(sep, '/'))
        .filter(path => !path.split('/').some(isSystemFile))
      return paths
    },
    read: (file, limit) => findFileProblem(join(folder, file), limit) ?? readFileSync(join(folder, file)),
    recall: readThroughCache,
  }
}
