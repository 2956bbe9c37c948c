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
  product: (slug: string) => `/product/${slug}`,
  category: (slug: string) => `/category/${slug}`,
  application: (number: number) => `/application-area#packaging-${number}`,
  /** The products list with one facet value set, as the facets themselves write it. */
  productsWith: (facet: string, value: string) => `/products?${new URLSearchParams({ [facet]: value })}`,
  contactAbout: (slugs: string[]) => `/contact-us?machines=${slugs.join(',')}`,
  compareOf: (slugs: string[]) => `/compare?machines=${slugs.join(',')}`,
} as const
