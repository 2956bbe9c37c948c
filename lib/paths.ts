import { toSlug } from '@/lib/product/slug'

/** The only spelling of the site's URLs. None has a trailing slash. */
export const paths = {
  home: '/',
  about: '/about-us',
  products: '/products',
  applications: '/application-area',
  contact: '/contact-us',
  compare: '/compare',
  privacy: '/privacy',
  offline: '/offline',
  /** The service worker and the list of what it can keep; a step after the export writes both. */
  worker: '/sw.js',
  offlineCatalogue: '/offline-catalogue.json',
  /** What a preview compares itself with. */
  pageHashes: '/page-hashes.json',
  /** Slug and title of every machine, for an unknown address. */
  machineNames: '/catalogue/names.json',
  product: (slug: string) => `/product/${slug}`,
  category: (slug: string) => `/category/${slug}`,
  /** A page of a list that is too long for one; the first is the list's own address. */
  listPage: (list: string, number: number) => (number === 1 ? list : `${list}/page/${number}`),
  application: (number: number) => `/application-area#packaging-${number}`,
  /** The products list with one facet value set, given as its label or slug. */
  productsWith: (facet: string, value: string) => `/products?${facet}=${toSlug(value)}`,
  linePlanner: '/line-planner',
  /** A ready plan for one of the samples. */
  linePreset: (slug: string) => `/line-planner/${slug}`,
  /** The products page with the keyboard in its search field. */
  search: '/products#search',
  contactAbout: (slugs: string[]) => `/contact-us?machines=${slugs.join(',')}`,
  compareOf: (slugs: string[]) => `/compare?machines=${slugs.join(',')}`,
} as const
