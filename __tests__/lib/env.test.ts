import { parseEnv } from '@/lib/env'

const MAIL_KEYS = {
  MAIL_PUBLIC_KEY: 'key',
  MAIL_SERVICE_ID: 'service',
  MAIL_LEAD_TEMPLATE: 'lead',
  MAIL_MESSAGE_TEMPLATE: 'message',
}

it('uses no mail account, visitor counter or location service when nothing is set, or only spaces', () => {
  // The address of the site is that of the tests' catalogue.
  const nothing = {
    siteUrl: 'https://boxwright.example',
    indexable: true,
    preview: null,
    isDevelopment: false,
    isExport: false,
    mail: null,
    visitorsUrl: null,
    location: null,
    retentionDays: 30,
  }
  expect(parseEnv({})).toEqual(nothing)
  expect(parseEnv({ MAIL_PUBLIC_KEY: ' ', VISITORS_URL: '' })).toEqual(nothing)
})

it('reads the mail account with its optional settings', () => {
  const optional = {
    MAIL_NEWSLETTER_TEMPLATE: 'news',
    MAIL_ORIGIN: 'self',
    MAIL_BLOCK_LIST: 'a@x.example, b@x.example,',
    MAIL_THROTTLE_MS: '10000',
    MAIL_BLOCK_HEADLESS: 'yes',
  }
  const account = { publicKey: 'key', serviceId: 'service' }
  expect(parseEnv(MAIL_KEYS).mail).toEqual({
    ...account,
    targets: { lead: 'lead', message: 'message', newsletter: null },
    origin: null,
    blockList: [],
    throttleMs: 0,
    blockHeadless: false,
  })
  expect(parseEnv({ ...MAIL_KEYS, ...optional }).mail).toEqual({
    ...account,
    targets: { lead: 'lead', message: 'message', newsletter: 'news' },
    origin: 'self',
    blockList: ['a@x.example', 'b@x.example'],
    throttleMs: 10_000,
    blockHeadless: true,
  })
})

it.each([
  [{ SITE_INDEXABLE: 'no' }, false],
  [{ VERCEL_ENV: 'preview' }, false],
  [{ VERCEL_ENV: 'preview', SITE_INDEXABLE: 'yes' }, true],
])('keeps previews out of search engines: %j is indexable %s', (source, indexable) => {
  expect(parseEnv(source).indexable).toBe(indexable)
})

it.each([
  ['SITE_URL', { SITE_URL: 'https://boxwright.example/shop' }],
  ['SITE_URL', { SITE_URL: 'http://boxwright.example' }],
  ['MAIL_SERVICE_ID', { ...MAIL_KEYS, MAIL_SERVICE_ID: '' }],
  ['MAIL_ORIGIN', { MAIL_ORIGIN: 'mail.example' }],
  ['VISITORS_URL', { VISITORS_URL: '//evil.example/visitors' }],
  ['VISITORS_URL', { VISITORS_URL: 'http://counter.example' }],
  ['COMPANION_RETENTION_DAYS', { COMPANION_RETENTION_DAYS: '0' }],
  // A location is looked up only to be saved.
  ['LOCATION_SAVE_URL', { LOCATION_LOOKUP_URL: 'https://geo.example' }],
])('refuses a value of %s with an error that begins with this name: %j', (name, source) => {
  expect(() => parseEnv(source)).toThrow(new RegExp(`^${name}:`))
})

it('accepts endpoints as addresses or as paths of this site, and on this machine only in development', () => {
  const urls = { LOCATION_LOOKUP_URL: 'https://geo.example/json', LOCATION_SAVE_URL: '/save-location' }
  const location = { lookupUrl: urls.LOCATION_LOOKUP_URL, saveUrl: urls.LOCATION_SAVE_URL }
  expect(parseEnv({ ...urls, VISITORS_URL: '/visitors' })).toMatchObject({ visitorsUrl: '/visitors', location })
  const source = { VISITORS_URL: 'http://localhost:5000/visitors' }
  expect(parseEnv({ ...source, NODE_ENV: 'development' }).visitorsUrl).toBe(source.VISITORS_URL)
  expect(() => parseEnv({ ...source, NODE_ENV: 'production' })).toThrow('VISITORS_URL')
})
