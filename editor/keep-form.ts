import { readStored, writeStored } from '@/lib/browser/web-storage'

/** Where Sveltia keeps what somebody has chosen in its settings. */
const SETTINGS = 'sveltia-cms.prefs'

// It closes a form that is saved, unless somebody chose otherwise: the page beside it is to show the save.
if (!readStored('local', SETTINGS)) writeStored('local', SETTINGS, JSON.stringify({ closeOnSave: false }))
