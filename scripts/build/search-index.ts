/** Writes the search index to public/search/ under a content-hashed name, and deletes all others in that folder. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getApplications, getProducts, getSearchWords } from '@/lib/content/content'
import { createSearchIndexFile } from '@/lib/search/search-index'

const FOLDER = 'public/search'

const { name, body } = createSearchIndexFile(getProducts(), getApplications(), getSearchWords())
mkdirSync(FOLDER, { recursive: true })
for (const old of readdirSync(FOLDER)) if (old !== name) rmSync(join(FOLDER, old))
writeFileSync(join(FOLDER, name), body)
console.info(`${FOLDER}/${name}: ${Buffer.byteLength(body)} bytes`)
