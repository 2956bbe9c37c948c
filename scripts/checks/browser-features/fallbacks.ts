/**
 * The fallback note of every feature in use that a supported browser lacks (see floor.ts): what that browser does
 * instead, by the feature's id in @mdn/browser-compat-data. A note covers all parts of its feature. With every fallback
 * all tasks still work, and all text and pictures are visible.
 */
export const FALLBACKS: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static':
    'Chromium before 124 gives the error another name, but all loading errors are treated alike.',
  'api.Blob.bytes':
    'Not in use: `bytes` is a property of our own objects, and only one interface in the data has that name.',
  'api.Element.checkVisibility':
    'components/layout/chat-button.client.tsx tests for it; without it, hidden elements count as well, and the chat button hides more often.',
  'api.Element.touchend_event':
    'A computer without a touch screen never fires it; pointer and focus events start the carousel too.',
  'api.Element.wheel_event':
    'A phone has no wheel; two fingers, keys and buttons bring the 3-D view closer and farther.',
  'api.FontFace.variant':
    'Not in use: `variant` is a property of our own objects, and only one interface in the data has that name.',
  'api.Navigator.connection':
    'lib/offline/worker-messages.ts tests for it; without it, pages are cached as on any connection.',
  'api.Navigator.share': 'lib/browser/share.ts tests for it; without it, the link is copied.',
  'api.StorageManager.estimate':
    'download-catalogue.ts tests for it; without it, the download starts without a check of free space.',
  'api.Window.devicePixelRatio':
    'Safari ignores page zoom: pictures for offline use have the size for a page at 100 %.',
  'css.at-rules.font-face.ascent-override':
    'Lines keep their height; letters may shift a little within it when the font arrives.',
  'css.at-rules.font-face.descent-override': 'As with ascent-override.',
  'css.at-rules.font-face.line-gap-override': 'As with ascent-override.',
  'css.at-rules.font-face.size-adjust':
    'The fallback font is wider or narrower, and text may wrap again when the font arrives.',
  'css.at-rules.media.scripting':
    'Without scripts, space stays reserved for what needs them; with scripts, a panel closes once they run.',
  'css.at-rules.page': 'The print dialog sets the paper size and the margins.',
  'css.at-rules.property': 'Tailwind sets the same initial values on every element instead.',
  'css.at-rules.starting-style': 'The side menu appears at once instead of sliding in.',
  'css.properties.accent-color': "A ticked box has the system's colour.",
  'css.properties.contain-intrinsic-size':
    'Browsers that lack it also lack content-visibility, and render all cards anyway.',
  'css.properties.content-visibility':
    'Everything is laid out and painted at once, which takes longer but looks the same.',
  'css.properties.cursor.default': 'A touch screen has no pointer, and an iPad shows the default one.',
  'css.properties.cursor.grab': 'A touch screen has no pointer, and an iPad shows the default one.',
  'css.properties.cursor.grabbing': 'As with grab.',
  'css.properties.cursor.pointer': 'A touch screen has no pointer, and an iPad shows the default one.',
  'css.properties.forced-color-adjust': 'Safari has no forced colours mode.',
  'css.properties.grid-template-rows.subgrid':
    'Each strength and each sample lays out its own rows, which do not line up with its neighbours.',
  'css.properties.overscroll-behavior':
    'The page behind a dialog may scroll when the dialog itself cannot scroll further.',
  'css.properties.paint-order': 'Lacking in HTML text only; it is used in SVG text, where it works.',
  'css.properties.print-color-adjust':
    'The bar beside figures that differ is printed only when the print dialog keeps backgrounds.',
  'css.properties.resize': 'The message field scrolls, but cannot be enlarged.',
  'css.properties.scrollbar-width': 'Tabs, tray and carousel show a scroll bar on systems with visible scroll bars.',
  'css.properties.text-wrap': 'Lines break when they are full, as in normal text.',
  'css.properties.user-select': 'A link to copy by hand is selected like any other text.',
  'css.selectors.has':
    'Rules under `@supports selector(:has(a))` reserve space for the tray and keep the outline of a focused link.',
  'css.selectors.open':
    'Used beside `[open]` in a forgiving selector list, in which only the unknown selector is dropped.',
  'css.selectors.popover-open': 'As with `:open`; no popover is used.',
  'html.elements.details.name':
    'On the home page single-open-group.tsx closes the others; on the contact page several may be open.',
  'html.elements.dialog.closedby': 'lead-dialog.tsx cancels both the Escape key and the cancel event.',
  'html.global_attributes.autocapitalize': 'A Mac has no on-screen keyboard that would capitalise the first letter.',
  'javascript.builtins.Symbol.dispose': 'Not in use: three.js frees its objects by a method called `dispose`.',
}
