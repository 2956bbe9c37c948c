/** @jest-environment node */
import { formatDatabaseOpenError } from '@/companion/store/database-open-errors'

describe('formatDatabaseOpenError', () => {
  it.each([
    ['EACCES', /is not writable; give the service's user write permission \(EACCES\)$/],
    ['EROFS', /is not writable; .* \(EROFS\)$/],
    ['SQLITE_NOTADB', /the file is not a database; choose another \(SQLITE_NOTADB\)$/],
    ['SQLITE_CORRUPT', /the file is corrupt; restore a backup/],
    ['SQLITE_BUSY', /another process has locked it; stop it/],
    ['ENOTFOUND', /the server does not respond; check the URL and the network/],
    ['SERVER_ERROR', /the server rejected the request; check COMPANION_DATABASE_TOKEN/],
    ['ANYTHING', /check that it names a file or server that the service may use \(ANYTHING\)$/],
  ])('names the setting, the cause and the remedy for %s', (code, line) => {
    expect(formatDatabaseOpenError(code)).toMatch(/^COMPANION_DATABASE_URL cannot be opened: /)
    expect(formatDatabaseOpenError(code)).toMatch(line)
  })
})
