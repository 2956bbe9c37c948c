import { readdirSync } from 'node:fs'

/** How many machines the catalogue holds: a file each. */
export const MACHINE_COUNT = readdirSync('content/products').filter(name => name.endsWith('.yaml')).length
