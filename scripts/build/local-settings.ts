/** Default port of the local site; PORT overrides it. */
export const SITE_PORT = 3000

/** Default port of the companion service; COMPANION_PORT overrides it. */
export const COMPANION_PORT = 5000

/**
 * Environment variables of a local build. The keys are samples that no provider accepts. `self` makes the mail client
 * send to the site's own origin, whose server forwards the request to the companion's mock mail provider.
 */
export const localSettings = {
  MAIL_PUBLIC_KEY: 'sample-public-key',
  MAIL_SERVICE_ID: 'sample-service',
  MAIL_LEAD_TEMPLATE: 'sample-lead',
  MAIL_MESSAGE_TEMPLATE: 'sample-message',
  // Empty, so that the newsletter's form passes the address on to the contact form.
  MAIL_NEWSLETTER_TEMPLATE: '',
  MAIL_ORIGIN: 'self',
  VISITORS_URL: '/visitors',
  LOCATION_LOOKUP_URL: '/location',
  LOCATION_SAVE_URL: '/save-location',
} as const
