import { z } from 'zod'

const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost']

function wholeNumber(min: number, max: number, fallback: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine(value => value >= min && value <= max, error)
    .prefault(String(fallback))
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.enum(values, { error: `must be ${values.map(value => `'${value}'`).join(' or ')}` }).prefault(fallback)
}

function isOrigin(text: string) {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** Every setting of the service, documented in docs/companion.md. */
const fields = z.object({
  COMPANION_PORT: wholeNumber(0, 65_535, 5000),
  COMPANION_HOST: z.string().prefault('127.0.0.1'),
  COMPANION_DATABASE_URL: z
    .string()
    .regex(
      /^(file:(?!$|:memory:)|libsql:\/\/|https?:\/\/|wss?:\/\/)/,
      "must start with 'file:', 'libsql://', 'https://' or 'wss://'",
    )
    .prefault('file:data/companion.db'),
  COMPANION_DATABASE_TOKEN: z.string().optional(),
  COMPANION_DATABASE_MAX_MIB: wholeNumber(1, 1_000_000, 1024),
  COMPANION_ORIGINS: z
    .string()
    .prefault('http://localhost:3000,http://127.0.0.1:3000')
    .transform(list => list.split(',').map(origin => origin.trim()))
    .refine(list => list.every(isOrigin), "must be origins such as 'https://example.com', separated by commas"),
  COMPANION_MOCKS: oneOf(['off', 'on'], 'off'),
  COMPANION_RATE_PER_MINUTE: wholeNumber(1, 100_000_000, 1200),
  COMPANION_PROXY_HOPS: wholeNumber(0, 5, 0),
  COMPANION_RETENTION_DAYS: wholeNumber(1, 3650, 30),
  COMPANION_LOG: oneOf(['events', 'requests'], 'events'),
})

const schema = fields
  // The inbox shows personal data to anyone who can reach it, so it must not be reachable from other machines.
  .refine(raw => raw.COMPANION_MOCKS === 'off' || LOOPBACK_HOSTS.includes(raw.COMPANION_HOST), {
    path: ['COMPANION_MOCKS'],
    error: "must be 'off' unless COMPANION_HOST is a loopback address",
  })
  .transform(raw => ({
    port: raw.COMPANION_PORT,
    host: raw.COMPANION_HOST,
    databaseUrl: raw.COMPANION_DATABASE_URL,
    databaseToken: raw.COMPANION_DATABASE_TOKEN,
    databaseMaxMib: raw.COMPANION_DATABASE_MAX_MIB,
    origins: raw.COMPANION_ORIGINS,
    mocks: raw.COMPANION_MOCKS === 'on',
    ratePerMinute: raw.COMPANION_RATE_PER_MINUTE,
    proxyHops: raw.COMPANION_PROXY_HOPS,
    retentionDays: raw.COMPANION_RETENTION_DAYS,
    log: raw.COMPANION_LOG,
  }))

export type Settings = z.output<typeof schema>

type SettingsResult =
  | { ok: true; settings: Settings; unknown: string[] }
  // The problem is one line that names the setting but never repeats its value, which may be a token.
  | { ok: false; problem: string }

/**
 * Reads and validates the settings in the environment. An empty variable counts as unset. `unknown` lists variables
 * that start with COMPANION_ but are not settings, most often typing errors.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): SettingsResult {
  const given = Object.entries(env).filter(([name, value]) => name.startsWith('COMPANION_') && value?.trim())
  const parsed = schema.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { ok: false, problem: `${issue?.path.join('.')} ${issue?.message}` }
  }
  const unknown = given.map(([name]) => name).filter(name => !(name in fields.shape))
  return { ok: true, settings: parsed.data, unknown }
}
