import { readdirSync } from 'node:fs'

/** Number of machines in the catalogue, one file each. */
export const MACHINE_COUNT = readdirSync('content/products').filter(name => name.endsWith('.yaml')).length
