/** @jest-environment node */
import { formatOpenProblem } from '@/companion/store/open-advice'

describe('formatOpenProblem', () => {
  it.each([
    ['EACCES', /cannot be written; give the user of the service the right to \(EACCES\)$/],
    ['EROFS', /cannot be written; .* \(EROFS\)$/],
    ['SQLITE_NOTADB', /the file is no database; name another one \(SQLITE_NOTADB\)$/],
    ['SQLITE_CORRUPT', /the file is broken; put a backup in its place/],
    ['SQLITE_BUSY', /another process has locked it; end that process/],
    ['ENOTFOUND', /the server does not answer; check the address and the network/],
    ['SERVER_ERROR', /the server refuses; check COMPANION_DATABASE_TOKEN/],
    ['ANYTHING', /check that it names a file or a server that the service may use \(ANYTHING\)$/],
  ])('names the setting, the cause and the remedy for %s', (code, line) => {
    expect(formatOpenProblem(code)).toMatch(/^COMPANION_DATABASE_URL cannot be opened: /)
    expect(formatOpenProblem(code)).toMatch(line)
  })
})
