/**
 * Changes settings and browser functions before Sveltia CMS, which the editor is built on, starts: main.ts imports this
 * file first.
 */
import { readStored, writeStored } from '@/lib/browser/web-storage'

/** The URL of the site beside the editor, '' if there is none; the build sets it. */
declare const EDITOR: { previewUrl: string }

// By default Sveltia closes a form once it is saved, although the page beside it should show the change, and when
// Escape is pressed, which people do for other reasons.
const SETTINGS = 'sveltia-cms.prefs'
const { closeWithEscape: _, ...chosen } = JSON.parse(readStored('local', SETTINGS) ?? '{}')
writeStored('local', SETTINGS, JSON.stringify({ closeOnSave: false, ...chosen, closeWithEscape: false }))
if (EDITOR.previewUrl) {
  // Version 0.221 keeps no drafts once somebody has changed from the Git host to a folder: it begins with the folder.
  const USER = 'sveltia-cms.user'
  if (!readStored('local', USER)) writeStored('local', USER, JSON.stringify({ backendName: 'local' }))
  // Asks for write permission when the folder is opened: Chromium would ask at the first save, when what was typed
  // could be lost.
  const { showDirectoryPicker } = window as { showDirectoryPicker?: (options: object) => Promise<unknown> }
  if (showDirectoryPicker)
    Object.assign(window, { showDirectoryPicker: () => showDirectoryPicker.call(window, { mode: 'readwrite' }) })
}
// WebKitGTK 2.50 crashes when Sveltia moves between pages with a view transition, so transitions are removed.
Reflect.deleteProperty(Document.prototype, 'startViewTransition')
// A browser reports no change when the same file is chosen again, unless the input was cleared.
const forgetFile = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && target.type === 'file') target.value = ''
}
document.addEventListener('click', forgetFile, { capture: true })
