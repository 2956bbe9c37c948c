/** A text as the part of a regular expression that matches just that text. */
export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
