/** LoadingOverlay: how long the white sheet with the spinner covers a page after a change of path. */
export const LOADING_OVERLAY_MS = 500

/** LeadPopup: delay between the home page's load and the popup. */
export const LEAD_POPUP_DELAY_MS = 5000

/** LeadPopup: how long before it is due its code is fetched; a slow line needs about a second. */
export const LEAD_POPUP_LOAD_AHEAD_MS = 2000

/** StatusMessage of every form: how long success or failure text stays. */
export const STATUS_CLEAR_MS = 5000

/** Carousels: time of one slide change. */
export const CAROUSEL_SPEED_MS = 500

/** Carousels that autoplay: time a slide rests. */
export const CAROUSEL_AUTOPLAY_DELAY_MS = 3000

/** 'Our Solutions': slides per view from each carousel width in CSS pixels (not a page breakpoint). */
export const SOLUTIONS_SLIDES_FROM_PX = { 0: 1, 600: 2, 1000: 3 } as const

/** 'Our Solutions': how many machines the featured list holds. */
export const FEATURED_COUNT = 9

/** ChatButton: pause between page load and the first burst of tilts. */
export const CHAT_TILT_START_MS = 4000

/** ChatButton: from the start of one burst to the start of the next. */
export const CHAT_TILT_INTERVAL_MS = 6000

/** ChatButton: tilts in one burst, and the length of each. */
export const CHAT_TILT_REPEATS = 3
export const CHAT_TILT_MS = 1000

/**
 * Home, products and category pages: up to the first number of machines all stand on one page; of a longer list each page shows
 * as many as the second says, and pages of their own hold the rest.
 */
export const WHOLE_LIST_UP_TO = 120
export const LIST_PAGE_SIZE = 60

/** ProductGrid: pictures and cards are at least this high, in CSS pixels. */
export const PRODUCT_CARD_HEIGHT_PX = 400
export const PRODUCT_PICTURE_HEIGHT_PX = 300

/** Application gallery and box strip: how many pictures the content must hold. */
export const APPLICATION_COUNT = 23
export const BOX_COUNT = 12

/** Mail provider: origin of its send call, where no mock is configured. Also a source of the site's connect-src. */
export const MAIL_PROVIDER_ORIGIN = 'https://api.emailjs.com'

/** Mail provider: longest wait for one answer, and for the client's own code. Its client has no limit of its own. */
export const MAIL_TRY_LIMIT_MS = 10_000
export const MAIL_CLIENT_LOAD_LIMIT_MS = 3000

/** Mail provider: tries for one message within 'Sending...', and the wait before the second, which triples and is jittered. */
export const MAIL_TRIES = 3
export const MAIL_RETRY_DELAY_MS = 600

/** StatusMessage of every form: after this time 'Sending...' gives way to words that say that it goes on. */
export const STILL_SENDING_MS = 5000

/** Drafts longer than this are not kept: a pasted file must not fill the browser's storage. */
export const DRAFT_LIMIT = 20_000

/** Outbox: how long an unsent message stays on the visitor's device. */
export const OUTBOX_KEEP_MS = 24 * 60 * 60 * 1000

/** Outbox: pause before what is left is tried again, which doubles up to the second number. */
export const OUTBOX_RETRY_MS = 30_000
export const OUTBOX_RETRY_MAX_MS = 15 * 60 * 1000

/** FormStatus: a chat or mail link carries at most this much typed text; mail programs refuse longer addresses. */
export const FALLBACK_TEXT_LIMIT = 1500

/** LeadPopup: pause after a field was left, so that the click that left it reaches its target first. */
export const LEAD_POPUP_AFTER_FIELD_MS = 500

/** Comparison: machines side by side, as many as a wide screen and a sheet of paper hold. */
export const MAX_COMPARED = 4

/** Enquiry list: machines in one message, and characters of the note on each, so that the message stays within its limit. */
export const MAX_ENQUIRED = 20
export const MAX_NOTE_CHARACTERS = 150

/** useOfflineWorker: how long a page is in view before it is kept; the first seconds of a visit belong to what the visitor sees. */
export const OFFLINE_START_DELAY_MS = 4000

/** downloadCatalogue: files loaded at once, and the longest wait for one of them to begin. */
export const KEEP_AT_ONCE = 4
export const KEEP_LIMIT_MS = 30_000
