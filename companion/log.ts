/** Fields of a log line: counts, codes and names of settings, never anything that a visitor sent. */
type LogFields = Record<string, string | number>

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void

/** Creates a log that writes one JSON object per line, the format that log collectors expect. */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, fields) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`)
}
