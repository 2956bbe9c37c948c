/**
 * Every platform feature in use that a supported browser lacks (`FLOOR` in floor.ts), under its id in the compatibility
 * data (@mdn/browser-compat-data), and what such a browser does instead. An entry holds for all parts of its feature. A
 * fallback keeps every task done and every word and picture in view. Features that only iPhones or only desks lack
 * count as well.
 */
export const FALLBACKS: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static':
    'Chromium before 124 gives the error another name; every error of a load counts the same.',
  'api.Blob.bytes':
    'Not in use: `bytes` is a size in our own records, and the data give the name to one interface only.',
  'api.Element.checkVisibility':
    'lib/browser/use-is-covering.ts asks for it first; without it what does not show counts as well, and the chat button hides more often.',
  'api.Element.touchend_event':
    'A desk without a touch screen sends none; the pointer and the focus start the carousel too.',
  'api.FontFace.variant':
    'Not in use: `variant` is a way to make a pack in our own records, and the data give the name to one interface only.',
  'api.Navigator.connection': 'lib/offline/worker-messages.ts asks for it first; pages are kept as on any connection.',
  'api.Navigator.share': 'lib/browser/share.ts asks for it first; without it the link is copied.',
  'api.StorageManager.estimate':
    'download-catalogue.ts calls it only where it is there; without an answer the room is tried.',
  'api.Window.devicePixelRatio':
    'Safari leaves a zoom out of it: pictures for offline use have the size of a page at 100 %.',
  'css.at-rules.font-face.ascent-override':
    'Lines keep their height; letters may move a little in it as the font comes.',
  'css.at-rules.font-face.descent-override': 'As with ascent-override.',
  'css.at-rules.font-face.line-gap-override': 'As with ascent-override.',
  'css.at-rules.font-face.size-adjust':
    'The fallback face is wider or narrower, and text may wrap anew as the font comes.',
  'css.at-rules.media.scripting':
    'Without scripts, what needs them keeps its room; with scripts, a panel closes once they run.',
  'css.at-rules.page': 'The print dialog decides on the paper and its margins.',
  'css.at-rules.property': 'There Tailwind sets the same first values on every element.',
  'css.at-rules.starting-style': 'The side menu stands there at once instead of sliding in.',
  'css.properties.accent-color': "A ticked box has the system's colour.",
  'css.properties.contain-intrinsic-size':
    'Only such browsers lack it as draw all cards anyway, without content-visibility.',
  'css.properties.content-visibility':
    'Everything is laid out and drawn at once, which takes longer and shows the same.',
  'css.properties.cursor.default': 'A finger has no pointer, and an iPad shows the default one.',
  'css.properties.cursor.pointer': 'A finger has no pointer, and an iPad shows the default one.',
  'css.properties.forced-color-adjust': 'Safari has no forced colours from which anything would have to be kept.',
  'css.properties.grid-template-rows.subgrid':
    'Each strength and each sample lays out its own rows; they are not level with its neighbours.',
  'css.properties.overscroll-behavior':
    'At the end of a dialog the page behind it may scroll on where the dialog does not scroll.',
  'css.properties.paint-order': 'Lacking in text of HTML only; the text of drawings, where it is used, has its halo.',
  'css.properties.print-color-adjust':
    'The bar beside figures that differ is printed only where the print dialog keeps backgrounds.',
  'css.properties.resize': 'The message field scrolls instead of being drawn larger.',
  'css.properties.scrollbar-width': 'A scroll bar shows under tabs, tray and carousel where the system draws bars.',
  'css.properties.text-wrap': 'Lines break where they are full, as everywhere else.',
  'css.properties.user-select': 'A link to copy by hand is selected with the finger, as any text.',
  'css.selectors.has':
    'Rules under `@supports selector(:has(a))` give the tray room and leave a focused link its outline.',
  'css.selectors.open': 'Stands beside `[open]` in a list of selectors, of which an unknown one is dropped alone.',
  'css.selectors.popover-open': 'As with `:open`; no popover is used.',
  'html.elements.details.name':
    'Home closes the others in single-open-group.tsx; on the contact page several may stand open.',
  'html.elements.dialog.closedby': 'lead-dialog.tsx cancels both the Escape key and the cancel event.',
  'html.global_attributes.autocapitalize': 'A Mac has no screen keyboard that would begin with a capital.',
}
