import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'

/** Number of machines in the catalogue, one file each. */
export const MACHINE_COUNT = readdirSync(join(FIXTURE_CATALOGUE, 'products')).length
