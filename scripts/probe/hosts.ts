/** What not every host can do. A server of one's own has all these capabilities. */
const OWN_SERVER = [
  // Sends headers that we choose.
  'headers',
  // Sends compressed files.
  'compression',
  // Redirects other spellings of a page's address to the right one.
  'addresses',
  // Redirects a machine's former address.
  'moves',
  // Redirects a document's former name, which had a hash, to the lasting one.
  'documents',
  // Answers any unknown address with the 404 page of its language.
  'unknown',
  // Refuses methods other than GET and HEAD with 405.
  'methods',
  // Passes requests on to the companion.
  'companion',
] as const

export type Capability = (typeof OWN_SERVER)[number]

/** The capabilities of each host. The probe tests exactly these. */
export const HOSTS = {
  Caddy: OWN_SERVER,
  nginx: OWN_SERVER,
  // Has no redirects of former addresses (their pages redirect instead), and starts the companion only on demand.
  'local server': ['headers', 'compression', 'addresses', 'documents', 'unknown', 'methods'],
  // Has one 404 page for all languages and answers other methods with 403. It compresses files by itself, but not in
  // the imitation that the tests ask.
  CloudFront: ['headers', 'addresses', 'documents'],
  // An object store's own web server, for trials: it only serves files with their types.
  'website endpoint': [],
  // The published site, which `npm run smoke` checks without knowing its host.
  published: ['headers', 'compression', 'addresses'],
} as const satisfies Readonly<Record<string, readonly Capability[]>>

export type HostName = keyof typeof HOSTS
