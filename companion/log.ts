/** The fields of a line are counts, codes and names of settings, never anything that a visitor sent. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, string | number>) => void

/** Creates a log that writes one JSON object per line, the format that log collectors expect. */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, fields) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`)
}
