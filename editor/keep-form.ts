import { readStored, writeStored } from '@/lib/browser/web-storage'

// Sveltia closes a form that is saved, unless somebody chose otherwise: the page beside it is to show the save.
const SETTINGS = 'sveltia-cms.prefs'
if (!readStored('local', SETTINGS)) writeStored('local', SETTINGS, JSON.stringify({ closeOnSave: false }))
