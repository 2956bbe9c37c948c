/** LoadingOverlay: how long the white sheet with the spinner covers a page after a change of path. */
export const LOADING_OVERLAY_MS = 500

/** LeadPopup: delay between the home page's load and the popup. */
export const LEAD_POPUP_DELAY_MS = 5000

/** StatusMessage of every form: how long success or failure text stays. */
export const STATUS_CLEAR_MS = 5000

/** Session storage key that says the lead popup was closed; its value is the text 'true'. */
export const LEAD_POPUP_CLOSED_KEY = 'form_closed'

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

/** ProductGrid: pictures and cards are at least this high, in CSS pixels. */
export const PRODUCT_CARD_HEIGHT_PX = 400
export const PRODUCT_PICTURE_HEIGHT_PX = 300

/** Application gallery and box strip: how many pictures the content must hold. */
export const APPLICATION_COUNT = 23
export const BOX_COUNT = 12
