/** LoadingOverlay: how long the white overlay with the spinner covers a page after navigation. */
export const LOADING_OVERLAY_MS = 500

/** LeadPopup: delay between the home page's load and the popup. */
export const LEAD_POPUP_DELAY_MS = 5000

/** LeadPopup: its code is loaded this long before the popup opens; a slow connection needs about a second. */
export const LEAD_POPUP_LOAD_AHEAD_MS = 2000

/** StatusMessage of every form, and ListMessage: how long the text about success or failure is shown. */
export const STATUS_CLEAR_MS = 5000

/** Carousels: duration of a slide change. */
export const CAROUSEL_SPEED_MS = 500

/** Carousels that autoplay: how long each slide is shown. */
export const CAROUSEL_AUTOPLAY_DELAY_MS = 3000

/** 'Our Solutions': slides per view, by the minimum width of the window in CSS pixels. */
export const SOLUTIONS_SLIDES_FROM_PX = { 0: 1, 600: 2, 1000: 3 } as const

/** ChatButton: delay between page load and the first burst of tilts. */
export const CHAT_TILT_START_MS = 4000

/** ChatButton: time from the start of one burst to the start of the next. */
export const CHAT_TILT_INTERVAL_MS = 6000

/** ChatButton: number of tilts in a burst, and the duration of each. */
export const CHAT_TILT_REPEATS = 3
export const CHAT_TILT_MS = 1000

/**
 * Home, products and category pages: a list of up to WHOLE_LIST_UP_TO machines is on one page. A longer list is split
 * into pages of LIST_PAGE_SIZE machines.
 */
export const WHOLE_LIST_UP_TO = 120
export const LIST_PAGE_SIZE = 60

/**
 * Companion: after how many days it deletes location records and visit ids, as the privacy notice says, unless
 * COMPANION_RETENTION_DAYS is set.
 */
export const RETENTION_DAYS = 30

/** Mail provider: origin of its API unless a mock is configured. It is also listed in the site's connect-src. */
export const MAIL_PROVIDER_ORIGIN = 'https://api.emailjs.com'

/** The mail provider's own site, to which the privacy notice links. */
export const MAIL_PROVIDER_SITE = 'https://www.emailjs.com/'

/**
 * Mail provider: timeouts for one response and for loading the client's code. The client has no timeouts of its own.
 */
export const MAIL_TRY_LIMIT_MS = 10_000
export const MAIL_CLIENT_LOAD_LIMIT_MS = 3000

/**
 * Mail provider: attempts per message during 'Sending...', and the delay before the second, which then triples, with
 * jitter.
 */
export const MAIL_TRIES = 3
export const MAIL_RETRY_DELAY_MS = 600

/**
 * StatusMessage of every form: after this time, 'Sending...' is replaced by a text that says that sending continues.
 */
export const STILL_SENDING_MS = 5000

/** Outbox: how long an unsent message is stored on the visitor's device. */
export const OUTBOX_KEEP_DAYS = 7

/** Outbox: minimum and maximum pause between two tries of a pending message. */
export const OUTBOX_RETRY_MS = 30_000
export const OUTBOX_RETRY_MAX_MS = 15 * 60 * 1000

/**
 * FormResults: maximum length of a chat or mail link, typed text included. Some mail programs do not open longer ones.
 */
export const FALLBACK_URL_LIMIT = 1900

/** LeadPopup: delay after the focus leaves a field, so that the click that moved the focus reaches its target first. */
export const LEAD_POPUP_AFTER_FIELD_MS = 500

/** Comparison: maximum number of machines, which is what fits on a wide screen and on a sheet of paper. */
export const MAX_COMPARED = 4

/**
 * Enquiry list: maximum number of machines, how many of one, and how many characters are in the note on each, so that
 * the message is within its limit.
 */
export const MAX_ENQUIRED = 20
export const MAX_QUANTITY = 99
export const MAX_NOTE_CHARACTERS = 150

/** NavigationEffects: delay before a page is cached, so that caching does not compete with loading the page. */
export const OFFLINE_START_DELAY_MS = 4000

/**
 * useOfflineCatalogue: number of parallel requests, and the timeout for the headers of each and for the worker's start.
 */
export const DOWNLOAD_CONNECTIONS = 4
export const DOWNLOAD_TIMEOUT_MS = 30_000

/** fetchModel: the largest file that is read, and how long no bytes may come before the download is given up. */
export const MODEL_LIMIT_BYTES = 8_000_000
export const MODEL_STALL_MS = 15_000

/** Id of the search field: where the `/` key and the search link of the bar move the focus. */
export const SEARCH_FIELD_ID = 'search'
