import 'server-only'
import type {
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  ItemList,
  ItemPage,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PropertyValue,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Company } from '@/lib/content/company'
import { getBrand, getCompany, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { formatPlainUrl, getPlainSize } from '@/lib/pictures/picture-urls'
import type { ExplainedTerm } from '@/lib/trade/glossary/term'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureText } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { OPEN_END, type Span } from '@/lib/trade/product/span'
import { formatFileUrl, formatUrl } from './site-url'

const CONTEXT = 'https://schema.org'

/** Structured data of the home page: the organization, the website and the local business. */
export function createCompanyData(): [WithContext<Organization>, WithContext<WebSite>, WithContext<LocalBusiness>] {
  const { name, salesPhone, salesEmail, address, hours, since, social } = getCompany()
  const id = `${env.siteUrl}/#organization`
  const contact = { telephone: salesPhone.text, email: salesEmail }
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': id,
      name,
      url: formatUrl('/'),
      logo: formatFileUrl('/icon-512.png'),
      foundingDate: String(since),
      ...contact,
      // The front page of a network is not a profile of the company.
      sameAs: social.map(({ url }) => url).filter(url => new URL(url).pathname !== '/'),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': `${env.siteUrl}/#website`,
      name,
      url: formatUrl('/'),
      publisher: { '@id': id },
      inLanguage: getBrand().locale,
    },
    {
      '@context': CONTEXT,
      '@type': 'LocalBusiness',
      '@id': `${env.siteUrl}/#place`,
      name,
      url: formatUrl(paths.contact),
      image: formatFileUrl('/icon-512.png'),
      address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: getBrand().country },
      openingHoursSpecification: createOpeningHours(hours),
      parentOrganization: { '@id': id },
      ...contact,
    },
  ]
}

/** The hours of each group of days. */
export function createOpeningHours(hours: Company['hours']): OpeningHoursSpecification[] {
  return [hours, ...(hours.also ?? [])].map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days],
    opens,
    closes,
  }))
}

/** Structured data of a list of machines. */
export function createListData(name: string, products: readonly Product[]): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: formatUrl(paths.product(slug)),
    })),
  }
}

/**
 * Structured data of a product page with its picture and figures. It is not a Product, because Google requires an offer
 * or a review for that, and the site has neither.
 */
export function createProductData(product: Product): WithContext<ItemPage> {
  const { slug, title, whatItDoes, figures, picture: key, updated } = product
  const picture = getPicture(key)
  const size = getPlainSize(picture)
  return {
    '@context': CONTEXT,
    '@type': 'ItemPage',
    '@id': formatUrl(paths.product(slug)),
    url: formatUrl(paths.product(slug)),
    name: title,
    description: whatItDoes,
    inLanguage: getBrand().locale,
    isPartOf: { '@id': `${env.siteUrl}/#website` },
    ...(updated && { dateModified: updated }),
    primaryImageOfPage: {
      '@type': 'ImageObject',
      contentUrl: formatFileUrl(formatPlainUrl(picture)),
      url: formatFileUrl(formatPlainUrl(picture)),
      width: { '@type': 'QuantitativeValue', value: size.width, unitText: 'px' },
      height: { '@type': 'QuantitativeValue', value: size.height, unitText: 'px' },
      caption: title,
    },
    mainEntity: { '@type': 'Thing', name: title },
    about: figures.filter(isStated).map(createPropertyValue),
  }
}

/** Whether a figure has a value for search engines. A weight of 'On request', a text with a quantity, has none. */
function isStated({ type, quantity }: Figure) {
  return type !== 'text' || quantity === null || quantity === 'supply'
}

/** A figure as one value or its limits; as a list of them for a size or a choice. A text figure remains a text. */
function createPropertyValue(figure: Figure): PropertyValue {
  const unit = figure.type === 'count' ? figure.of : 'unit' in figure && figure.unit
  const common = { '@type': 'PropertyValue', name: figure.name, ...(unit && { unitText: unit }) } as const
  const limits = findSpans(figure).map(toLimits)
  const [first] = limits
  if (!first) return { ...common, value: formatFigureText(figure).value }
  if (limits.length === 1) return { ...common, ...first }
  return { ...common, value: limits.map(limit => ({ '@type': 'QuantitativeValue', ...limit })) }
}

/** A span as one value if both ends are the same; else without an end that is open or 0. */
function toLimits([min, max]: Span) {
  if (min === max) return { value: max }
  return { ...(min !== 0 && { minValue: min }), ...(max < OPEN_END && { maxValue: max }) }
}

/**
 * Structured data for the breadcrumb from Home to a page. It includes the page itself, without a URL, because Google
 * reports a breadcrumb of one step as an error.
 *
 * @param steps the pages between Home and this page
 * @param current the name of this page
 */
export function createBreadcrumbData(
  steps: readonly { title: string; href: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  const trail = [{ title: getWords().frame.home, href: paths.home }, ...steps]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ title, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: title,
        item: formatUrl(href.split('?')[0] ?? href),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  }
}

/** Structured data of the glossary page: each term at its anchor, with its explanation. */
export function createTermsData(name: string, terms: readonly ExplainedTerm[]): WithContext<DefinedTermSet> {
  return {
    '@context': CONTEXT,
    '@type': 'DefinedTermSet',
    name,
    url: formatUrl(paths.glossary),
    hasDefinedTerm: terms.map(({ name, meaning, slug }) => ({
      '@type': 'DefinedTerm',
      name,
      description: meaning,
      url: formatUrl(paths.term(slug)),
    })),
  }
}

/** Structured data for the buyer questions. They are visible on the contact page, as Google requires. */
export function createQuestionsData(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
