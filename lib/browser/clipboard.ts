/** Copies the text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
