const NOT_WRITABLE = 'its folder or file cannot be written; give the user of the service the right to'
const NO_FOLDER = 'a part of its path is a file; name a path through folders'
const FULL = 'the disk is full; make room on it'
const NO_ANSWER = 'the server does not answer; check the address and the network'

/** What can be done about a database that cannot be opened, by the code of the failure. */
const ADVICE: Record<string, string> = {
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  SQLITE_READONLY: NOT_WRITABLE,
  SQLITE_CANTOPEN: 'it is a folder, or its folder cannot be written; name a file where the service may write',
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOSPC: FULL,
  SQLITE_FULL: FULL,
  SQLITE_NOTADB: 'the file is no database; name another one',
  SQLITE_CORRUPT: 'the file is broken; put a backup in its place',
  SQLITE_BUSY: 'another process has locked it; end that process',
  SERVER_ERROR: 'the server refuses; check COMPANION_DATABASE_TOKEN',
  TypeError: NO_ANSWER,
  TimeoutError: NO_ANSWER,
  ECONNREFUSED: NO_ANSWER,
  ECONNRESET: NO_ANSWER,
  ENOTFOUND: NO_ANSWER,
  EAI_AGAIN: NO_ANSWER,
}

/** One line for whoever starts the service: why the database cannot be opened, and what to do. */
export function formatOpenProblem(code: string) {
  const advice = ADVICE[code] ?? 'check that it names a file or a server that the service may use'
  return `COMPANION_DATABASE_URL cannot be opened: ${advice} (${code})`
}
