import { readStored, writeStored } from '@/lib/browser/web-storage'

/** The site beside the editor, '' where there is none; the build sets it. */
declare const EDITOR: { previewUrl: string }

// Sveltia closes a form that is saved, unless somebody chose otherwise: the page beside it is to show the save. And it
// closes one at the Escape key, which is pressed for other things.
const SETTINGS = 'sveltia-cms.prefs'
const { closeWithEscape: _, ...chosen } = JSON.parse(readStored('local', SETTINGS) ?? '{}')
writeStored('local', SETTINGS, JSON.stringify({ closeOnSave: false, ...chosen, closeWithEscape: false }))
if (EDITOR.previewUrl) {
  // Version 0.221 keeps no drafts once somebody has changed from the Git host to a folder: it begins with the folder.
  const USER = 'sveltia-cms.user'
  if (!readStored('local', USER)) writeStored('local', USER, JSON.stringify({ backendName: 'local' }))
  // Chromium would ask whether to save changes at the first save, when something to lose has been typed.
  const { showDirectoryPicker } = window as { showDirectoryPicker?: (options: object) => Promise<unknown> }
  if (showDirectoryPicker)
    Object.assign(window, { showDirectoryPicker: () => showDirectoryPicker.call(window, { mode: 'readwrite' }) })
}
// WebKitGTK 2.50 ends when Sveltia moves from page to page with a transition, which it leaves out where there is none.
Reflect.deleteProperty(Document.prototype, 'startViewTransition')
// The browser says nothing when the same file is chosen once more, unless the last one was forgotten.
const forgetFile = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && target.type === 'file') target.value = ''
}
document.addEventListener('click', forgetFile, { capture: true })
