/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text to be used within a sentence: 'Die cutting' becomes 'die cutting', while 'V-grooving' and 'RSC' stay. */
export function uncapitalize(text: string): string {
  return text.replace(/^.(?=[a-z])/, letter => letter.toLowerCase())
}
