/** What a log line may carry beside its name: counts, codes, names of settings; never anything a visitor sent. */
type LogFields = Record<string, string | number>

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void

/** One JSON object per line, as log collectors expect it. */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, fields) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`)
}
