/** Where a production build lands: the only folder that is ever uploaded. */
export const EXPORT_FOLDER = 'out'

/** Where a build with local settings lands, so that sample values can never be uploaded. */
export const LOCAL_EXPORT_FOLDER = 'out-local'

/** Port of the local site, unless PORT says otherwise. */
export const SITE_PORT = 3000

/** Port of the companion service, unless COMPANION_PORT says otherwise. */
export const COMPANION_PORT = 5000

/**
 * Settings of a local build. The keys are samples that no provider knows: `self` makes the mail client send to the
 * site's own origin, from where the local server passes it on to the companion's mock mail provider.
 */
export const localSettings = {
  MAIL_PUBLIC_KEY: 'sample-public-key',
  MAIL_SERVICE_ID: 'sample-service',
  MAIL_LEAD_TEMPLATE: 'sample-lead',
  MAIL_MESSAGE_TEMPLATE: 'sample-message',
  MAIL_NEWSLETTER_TEMPLATE: '',
  MAIL_ORIGIN: 'self',
  VISITORS_URL: '/visitors',
  LOCATION_LOOKUP_URL: '/location',
  LOCATION_SAVE_URL: '/save-location',
} as const
