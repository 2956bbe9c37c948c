import { z } from 'zod'
import { RETENTION_DAYS } from '../lib/constants'

/** The limits of a setting, and its value if it is not set. */
type Range = { min: number; max: number; fallback: number }

/** The schema of a setting that is a whole number. `prefault` is the text that is parsed if the variable is not set. */
function wholeNumber({ min, max, fallback }: Range) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine(value => value >= min && value <= max, error)
    .prefault(String(fallback))
}

/** Whether a text is an origin, without path or trailing slash. */
function isOrigin(text: string) {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** Every setting of the service, documented in docs/companion.md as COMPANION_PORT, COMPANION_HOST and so on. */
const schema = z.object({
  port: wholeNumber({ min: 0, max: 65_535, fallback: 5000 }),
  host: z.string().prefault('127.0.0.1'),
  databaseUrl: z
    .string()
    .regex(
      // Not `file:` alone nor `file::memory:`, whose data would be gone with the process.
      /^(file:(?!$|:memory:)|libsql:\/\/|https?:\/\/)/,
      "must start with 'file:', 'libsql://' or 'https://'",
    )
    .prefault('file:data/companion.db'),
  databaseToken: z.string().optional(),
  databaseMaxMib: wholeNumber({ min: 1, max: 1_000_000, fallback: 1024 }),
  origins: z
    .string()
    .prefault('http://localhost:3000,http://127.0.0.1:3000')
    .transform(list => list.split(',').map(origin => origin.trim()))
    .refine(list => list.every(isOrigin), "must be origins such as 'https://example.com', separated by commas"),
  ratePerMinute: wholeNumber({ min: 1, max: 100_000_000, fallback: 1200 }),
  proxyHops: wholeNumber({ min: 0, max: 5, fallback: 0 }),
  // The build of the site reads it too, for the privacy notice.
  retentionDays: wholeNumber({ min: 2, max: 999, fallback: RETENTION_DAYS }),
})

export type Settings = z.output<typeof schema>

/** The environment variable of each setting: COMPANION_DATABASE_URL for databaseUrl. */
export const VARIABLES = new Map(
  Object.keys(schema.shape).map(name => [name, `COMPANION_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`]),
)

/**
 * Reads and validates the settings in the environment. An empty variable counts as unset. `unknown` lists variables
 * that start with COMPANION_ but are not settings, most often typing errors. Throws a line for the operator that names
 * the variable but never repeats its value, which may be a token.
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const readVariable = (variable: string) => env[variable]?.trim() || undefined
  const parsed = schema.safeParse(
    Object.fromEntries([...VARIABLES].map(([name, variable]) => [name, readVariable(variable)])),
  )
  if (!parsed.success) {
    const { path = [], message } = parsed.error.issues[0] ?? {}
    throw new Error(`${VARIABLES.get(String(path[0]))} ${message}`)
  }
  const known = new Set(VARIABLES.values())
  const unknown = Object.keys(env).filter(
    name => name.startsWith('COMPANION_') && readVariable(name) && !known.has(name),
  )
  return { settings: parsed.data, unknown }
}
