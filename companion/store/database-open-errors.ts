const NOT_WRITABLE = "its folder or file is not writable; give the service's user write permission"
const NOT_A_FOLDER = 'part of its path is a file, not a folder; correct the path'
const DISK_FULL = 'the disk is full; free some space'
const UNREACHABLE = 'the server does not respond; check the URL and the network'

/**
 * Why a database cannot be opened and what to do about it. Keys are driver or errno codes; an error without a code is
 * listed by its class name (see `toCode` in result.ts): a failed fetch throws TypeError, one that takes too long
 * TimeoutError.
 */
const ADVICE: Record<string, string> = {
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  SQLITE_READONLY: NOT_WRITABLE,
  SQLITE_CANTOPEN: 'it is a folder, or its folder is not writable; choose a writable file path',
  // `mkdir` reports it for a path that is a file.
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  ENOSPC: DISK_FULL,
  SQLITE_FULL: DISK_FULL,
  SQLITE_NOTADB: 'the file is not a database; choose another',
  SQLITE_CORRUPT: 'the file is corrupt; restore a backup',
  SQLITE_BUSY: 'another process has locked it; stop it',
  SERVER_ERROR: 'the server rejected the request; check COMPANION_DATABASE_TOKEN',
  TypeError: UNREACHABLE,
  TimeoutError: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
}

/** One line for the operator: why the database cannot be opened, what to do about it, and the error's code. */
export function formatDatabaseOpenError(code: string) {
  const advice = ADVICE[code] ?? 'check that it names a file or server that the service may use'
  return `COMPANION_DATABASE_URL cannot be opened: ${advice} (${code})`
}
