/**
 * Fails a test that leaves an unexpected `console.error` or `console.warn` behind.
 * A test that expects one replaces the method with `jest.spyOn(console, 'error').mockImplementation()`.
 */
export function guardConsole() {
  const original = { error: console.error, warn: console.warn }
  let seen: string[] = []
  beforeEach(() => {
    seen = []
    console.error = (...words: unknown[]) => void seen.push(`console.error: ${words.join(' ')}`)
    console.warn = (...words: unknown[]) => void seen.push(`console.warn: ${words.join(' ')}`)
  })
  afterEach(() => {
    console.error = original.error
    console.warn = original.warn
    if (seen.length > 0) throw new Error(`The test logged what it did not expect:\n${seen.join('\n')}`)
  })
}
