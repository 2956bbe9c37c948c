/**
 * What not every kind of host can do: send headers that we choose; send compressed files; redirect to the one address of
 * a page; redirect a machine's former address; redirect a document's
 * former name, with a hash, to the lasting one; answer an unknown address with the page of its language, whatever file it names; refuse
 * other methods with 405; hand requests to the companion.
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

/** What a server of one's own can do: all of it. */
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

/** What each host promises. The probe asks for no more, and for no less. */
export const HOSTS = {
  Caddy: OWN_SERVER,
  nginx: OWN_SERVER,
  // It knows no former addresses, and leads on by their pages; the companion is in the same process.
  'local server': ['headers', 'compression', 'addresses', 'documents', 'unknown', 'methods'],
  // One page for all unknown addresses, and 403 for other methods. It compresses by itself, which nothing here can try.
  CloudFront: ['headers', 'addresses', 'documents'],
  // An object store's own web server, for trials: files and their types, no more.
  'website endpoint': [],
  // What `npm run smoke` may ask of a host that it does not know.
  published: ['headers', 'compression', 'addresses'],
} as const satisfies Readonly<Record<string, readonly Capability[]>>

export type HostName = keyof typeof HOSTS
