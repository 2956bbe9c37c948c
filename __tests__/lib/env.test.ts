import { parseEnv } from '@/lib/env'

const MAIL_KEYS = {
  MAIL_PUBLIC_KEY: 'key',
  MAIL_SERVICE_ID: 'service',
  MAIL_LEAD_TEMPLATE: 'lead',
  MAIL_MESSAGE_TEMPLATE: 'message',
}

it('calls nobody when nothing is set', () => {
  const nothing = {
    siteUrl: 'https://boxwright.example',
    indexable: true,
    preview: null,
    isDevelopment: false,
    isExport: false,
    mail: null,
    visitorsUrl: null,
    location: null,
  }
  expect(parseEnv({})).toEqual(nothing)
  expect(parseEnv({ MAIL_PUBLIC_KEY: ' ', VISITORS_URL: '' })).toEqual(nothing)
})

it('reads the mail account with everything optional off', () => {
  expect(parseEnv(MAIL_KEYS).mail).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templates: { lead: 'lead', message: 'message', newsletter: null },
    origin: null,
    blockList: [],
    throttleMs: 0,
    blockHeadless: false,
  })
})

it('reads what is optional about mail', () => {
  const source = {
    ...MAIL_KEYS,
    MAIL_NEWSLETTER_TEMPLATE: 'news',
    MAIL_ORIGIN: 'self',
    MAIL_BLOCK_LIST: 'a@x.example, b@x.example,',
    MAIL_THROTTLE_MS: '10000',
    MAIL_BLOCK_HEADLESS: 'yes',
  }
  expect(parseEnv(source).mail).toMatchObject({
    templates: { newsletter: 'news' },
    origin: 'self',
    blockList: ['a@x.example', 'b@x.example'],
    throttleMs: 10000,
    blockHeadless: true,
  })
})

it('reads endpoints as addresses or as paths of this site', () => {
  const source = {
    VISITORS_URL: '/visitors',
    LOCATION_LOOKUP_URL: 'https://geo.example/json',
    LOCATION_SAVE_URL: '/save-location',
  }
  expect(parseEnv(source)).toMatchObject({
    visitorsUrl: '/visitors',
    location: { lookupUrl: 'https://geo.example/json', saveUrl: '/save-location' },
  })
})

it.each([
  [{ SITE_INDEXABLE: 'no' }, false],
  [{ VERCEL_ENV: 'preview' }, false],
  [{ CONTEXT: 'deploy-preview' }, false],
  [{ VERCEL_ENV: 'production' }, true],
  [{ VERCEL_ENV: 'preview', SITE_INDEXABLE: 'yes' }, true],
])('keeps previews out of search engines: %j is indexable %s', (source, indexable) => {
  expect(parseEnv(source).indexable).toBe(indexable)
})

it.each([
  ['SITE_URL', { SITE_URL: 'https://boxwright.example/' }],
  ['SITE_URL', { SITE_URL: 'https://boxwright.example/shop' }],
  ['SITE_URL', { SITE_URL: 'http://boxwright.example' }],
  ['SITE_INDEXABLE', { SITE_INDEXABLE: 'maybe' }],
  ['MAIL_SERVICE_ID', { ...MAIL_KEYS, MAIL_SERVICE_ID: '' }],
  ['MAIL_ORIGIN', { MAIL_ORIGIN: 'mail.example' }],
  ['MAIL_THROTTLE_MS', { MAIL_THROTTLE_MS: '10s' }],
  ['MAIL_BLOCK_HEADLESS', { MAIL_BLOCK_HEADLESS: 'true' }],
  ['VISITORS_URL', { VISITORS_URL: '//evil.example/visitors' }],
  ['VISITORS_URL', { VISITORS_URL: 'http://counter.example' }],
  ['VISITORS_URL', { VISITORS_URL: '/visitors?site=1' }],
  ['LOCATION_SAVE_URL', { LOCATION_LOOKUP_URL: 'https://geo.example' }],
])('stops with the name %s for %j', (name, source) => {
  expect(() => parseEnv(source)).toThrow(new RegExp(`^${name}:`))
})

it('refuses the development machine in a production build', () => {
  const source = { VISITORS_URL: 'http://localhost:5000/visitors' }
  expect(parseEnv({ ...source, NODE_ENV: 'development' }).visitorsUrl).toBe(source.VISITORS_URL)
  expect(() => parseEnv({ ...source, NODE_ENV: 'production' })).toThrow('VISITORS_URL')
})
