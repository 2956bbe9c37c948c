import { readStored, writeStored } from '@/lib/browser/web-storage'

// Sveltia closes a form that is saved, unless somebody chose otherwise: the page beside it is to show the save.
const SETTINGS = 'sveltia-cms.prefs'
if (!readStored('local', SETTINGS)) writeStored('local', SETTINGS, JSON.stringify({ closeOnSave: false }))
// WebKitGTK 2.50 ends when Sveltia moves from page to page with a transition, which it leaves out where there is none.
Reflect.deleteProperty(Document.prototype, 'startViewTransition')
