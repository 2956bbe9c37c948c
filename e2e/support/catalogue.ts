import { readdirSync } from 'node:fs'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

/** Number of machines in the catalogue, one file each. */
export const MACHINE_COUNT = readdirSync(`${FIXTURE_CATALOGUE}/products`).filter(name => name.endsWith('.yaml')).length

/** Number of sample packs in the catalogue, one picture each. */
export const SAMPLE_COUNT = readdirSync(`${FIXTURE_CATALOGUE}/images/applications`).length
