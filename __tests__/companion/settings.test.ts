/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { readSettings, VARIABLES } from '@/companion/settings'

it('is safe by default: reached from this machine only, trusts no proxy, and deletes records after 30 days', () => {
  const settings = { host: '127.0.0.1', databaseUrl: 'file:data/companion.db', proxyHops: 0, retentionDays: 30 }
  expect(readSettings({})).toMatchObject({ unknown: [], settings })
})

it.each([
  ['COMPANION_PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['COMPANION_RETENTION_DAYS', '1', 'must be a whole number from 2 to 999'],
  ['COMPANION_RATE_PER_MINUTE', '0', 'must be a whole number from 1 to 100000000'],
  ['COMPANION_ORIGINS', '*', 'must be origins'],
  ['COMPANION_ORIGINS', 'https://example.com/', 'must be origins'],
  ['COMPANION_DATABASE_URL', 'file::memory:', "must start with 'file:'"],
  ['COMPANION_DATABASE_URL', 's3cret', "must start with 'file:'"],
])('refuses %s=%s in one line that names it', (name, value, reason) => {
  const readOne = () => readSettings({ [name]: value })
  expect(readOne).toThrow(`${name} ${reason}`)
  // The message does not repeat the value, which may be a secret pasted into the wrong place.
  expect(readOne).not.toThrow(/\n|s3cret/)
})

it('splits the origins at commas, treats empty settings as unset, and reports unknown settings', () => {
  const origins = 'https://a.example, https://b.example'
  const env = { COMPANION_ORIGINS: origins, COMPANION_PORT: ' ', COMPANION_ORIGIN: 'x', PATH: 'y' }
  expect(readSettings(env)).toMatchObject({
    settings: { origins: ['https://a.example', 'https://b.example'], port: 5000 },
    unknown: ['COMPANION_ORIGIN'],
  })
})

it('has a row for each variable in docs/companion.md', () => {
  const table = readFileSync('docs/companion.md', 'utf8')
  for (const variable of VARIABLES.values()) expect(table).toContain(`| \`${variable}\` |`)
})
