/** Formats a value as JSON for the inside of a script element. '<' is escaped, so that no text can end the element. */
export function formatScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
