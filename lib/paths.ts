import { createFacetSlug } from '@/lib/trade/product/slug'

/** All site paths, without trailing slashes. `next/link` adds the language prefix. */
export const paths = {
  home: '/',
  about: '/about-us',
  products: '/products',
  applications: '/application-area',
  contact: '/contact-us',
  compare: '/compare',
  privacy: '/privacy',
  glossary: '/glossary',
  /** The explanation of a term. */
  term: (slug: string) => `/glossary#${slug}`,
  offline: '/offline',
  /** The service worker. A step after the export writes it. */
  worker: '/sw.js',
  /** Content hashes of the live pages. A preview compares its own hashes with them. */
  pageHashes: '/page-hashes.json',
  product: (slug: string) => `/product/${slug}`,
  category: (slug: string) => `/category/${slug}`,
  /** Page `number` of a long list, counted from 1. The first page has the URL of the list itself. */
  listPage: (list: string, number: number) => (number === 1 ? list : `${list}/page/${number}`),
  /** The sample at this position in the gallery, counted from 1. */
  applicationAnchor: (position: number) => `/application-area#packaging-${position}`,
  /** The product list filtered by one facet value, given as its label or slug. */
  productsFilteredBy: (facet: string, value: string) => `/products?${facet}=${createFacetSlug(value)}`,
  linePlanner: '/line-planner',
  /** The ready-made plan for one of the samples. */
  readyPlan: (slug: string) => `/line-planner/${slug}`,
  /**
   * The figures that a bank asks for, for the plan in the query. The buyer's amounts stay on the device. No sample may
   * have the slug `report`.
   */
  planReport: '/line-planner/report',
  /** The products page with the search field focused. */
  search: '/products#search',
  /** The contact page with an enquiry for these machines. */
  contactAbout: (slugs: string[]) => `/contact-us?machines=${slugs.join(',')}`,
  compareMachines: (slugs: string[]) => `/compare?machines=${slugs.join(',')}`,
} as const
