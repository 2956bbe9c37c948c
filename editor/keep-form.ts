/** Sveltia closes a form once it is saved, unless the browser says otherwise: the page beside the form shows the save. */
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false })
