/** Default port of the local site; PORT overrides it. */
export const SITE_PORT = 3000

/**
 * Environment variables of a local build. The keys are samples that no provider accepts. The endpoints are those of
 * the companion: at `origin`, such as `http://localhost:5000`, or by default at the site's own.
 */
export function createLocalSettings(origin = ''): Readonly<Record<string, string>> {
  return {
    MAIL_PUBLIC_KEY: 'sample-public-key',
    MAIL_SERVICE_ID: 'sample-service',
    MAIL_LEAD_TEMPLATE: 'sample-lead',
    MAIL_MESSAGE_TEMPLATE: 'sample-message',
    // Empty, so that the newsletter's form passes the address on to the contact form.
    MAIL_NEWSLETTER_TEMPLATE: '',
    MAIL_ORIGIN: origin || 'self',
    VISITORS_URL: `${origin}/visitors`,
    LOCATION_LOOKUP_URL: `${origin}/location`,
    LOCATION_SAVE_URL: `${origin}/save-location`,
  }
}

export const localSettings = createLocalSettings()

/**
 * The settings of `npm start`. Without AVIF, which takes two thirds of the time of all pictures, it is ready sooner.
 */
export const startSettings = { ...localSettings, PICTURE_FORMATS: 'webp' } as const
