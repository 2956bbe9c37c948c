/**
 * Capabilities that not every host has: send headers that we choose; send compressed files; redirect to the one address
 * of a page; redirect a machine's former address; redirect a document's former name, with a hash, to the lasting one;
 * answer an unknown address with the page of its language, whatever file it names; refuse other methods with 405; hand
 * requests to the companion.
 */
export type Capability =
  | 'headers'
  | 'compression'
  | 'addresses'
  | 'moves'
  | 'documents'
  | 'unknown'
  | 'methods'
  | 'companion'

/** A server of one's own has all capabilities. */
const OWN_SERVER: readonly Capability[] = [
  'headers',
  'compression',
  'addresses',
  'moves',
  'documents',
  'unknown',
  'methods',
  'companion',
]

/** The capabilities of each host. The probe tests exactly these. */
export const HOSTS = {
  Caddy: OWN_SERVER,
  nginx: OWN_SERVER,
  // It has no redirects of former addresses, whose pages redirect instead; the companion is in the same process.
  'local server': ['headers', 'compression', 'addresses', 'documents', 'unknown', 'methods'],
  // One page for all unknown addresses, and 403 for other methods. It compresses by itself, which nothing here can try.
  CloudFront: ['headers', 'addresses', 'documents'],
  // An object store's own web server, for trials: it only serves files with their types.
  'website endpoint': [],
  // What `npm run smoke` may ask of a host that it does not know.
  published: ['headers', 'compression', 'addresses'],
} as const satisfies Readonly<Record<string, readonly Capability[]>>

export type HostName = keyof typeof HOSTS
