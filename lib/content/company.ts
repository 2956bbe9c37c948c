import 'server-only'
import { z } from 'zod'
import { line, listOf, mailAddress, text, texts, title, webAddress } from '@/lib/content/files/fields'
import { NETWORKS, type Network, SERVICE_TOPICS, type ServiceTopic } from '@/lib/trade/product/vocabulary'
import { readPhone } from './phone'

/** The days of the week, as schema.org names them too. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const NO_PHONE = "is not a telephone number. Write it like '+91 98765 43210', '022 2345 6789' or '1800 123 4567'"
const phone = z
  .string()
  .regex(/^[+(\d][\d ()-]{6,20}\d$/, { error: NO_PHONE, abort: true })
  .refine(number => readPhone(number) !== null, { error: NO_PHONE })
  .transform(number => {
    const { dialled = '', isMobile = false } = readPhone(number) ?? {}
    // The number of a mobile starts with '+', which a chat number is written without.
    return { text: number, href: `tel:${dialled}`, chatNumber: isMobile ? dialled.slice(1) : null }
  })
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "is not a time. Write it in quotes, like '10:00'" })
const opening = { days: listOf(z.enum(DAYS)).min(1), opens: time, closes: time }

/** Fallback link for a network on which the company has no page. */
const FRONT_PAGES: Record<Network, string> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  x: 'https://x.com/',
}

/** The company's page on a social network; null if it has none. */
const page = webAddress.nullable().default(null)
/** What the company offers on a topic of service, for every machine; null if it is agreed in the quote. */
const term = text.nullable().default(null)

/** Schema of content/company.yaml. */
export const companySchema = z
  .strictObject({
    name: title,
    wordMark: z
      .strictObject({
        first: title.meta({ title: 'First line' }),
        second: title.optional().meta({ title: 'Second line' }),
      })
      .meta({
        title: 'Name as a logo',
        description: 'The name in large letters, or its first part, with the second below it',
      }),
    domain: z
      .string()
      .max(100)
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, { error: "is not a domain. Write it like 'example.in'" })
      .meta({ title: 'Address of the site', description: 'Without https://: example.in' }),
    salesPhone: phone,
    servicePhone: phone,
    salesEmail: mailAddress,
    serviceEmail: mailAddress,
    chatNumber: z
      .string()
      .regex(/^\d{8,15}$/, { error: "must be digits only, with the country code: '919876543210'" })
      .optional()
      .meta({
        title: 'Chat number',
        description:
          'Digits alone, with 91 in front; empty, it is the sales phone if that is a mobile, else there is no chat',
      }),
    address: listOf(line).min(1).meta({ description: 'Postal address, a line each, without the name' }),
    mapQuery: line
      .optional()
      .meta({ title: 'Place on the map', description: 'What to look for on the map; empty, it is the address' }),
    hours: z
      .strictObject({
        text: line.meta({ title: 'As visitors read it' }),
        ...opening,
        also: listOf(z.strictObject(opening))
          .optional()
          .meta({ title: 'Also', description: 'Days with other hours, such as Saturday' }),
      })
      .meta({
        title: 'Opening hours',
        description: 'Times and days stand in the text and in their fields: change both',
      }),
    social: z
      .strictObject({
        facebook: page,
        instagram: page,
        youtube: page.meta({ title: 'YouTube' }),
        x: page.meta({ title: 'X (Twitter)' }),
      })
      .nullable()
      .default(null)
      .meta({
        title: 'Social networks',
        description: 'Addresses of your pages; one that is empty leads to the front page of its network',
      }),
    service: z
      .strictObject({
        warranty: term,
        deliveryTime: term,
        installation: term,
        training: term,
        spareParts: term,
        paymentTerms: term,
      } satisfies Record<ServiceTopic, typeof term>)
      .nullable()
      .default(null)
      .meta({
        title: 'Terms and service',
        description: 'What holds for every machine; one that is empty is agreed in the quote',
      }),
    installations: line
      .optional()
      .meta({ description: 'How many of your machines run, and where; shown with the terms' }),
    references: texts.meta({ description: 'Buyers who agreed to be named, one on each line; shown with the terms' }),
    newsletter: z.boolean().default(true).meta({ description: 'Whether the footer asks for addresses' }),
    dataSheets: z.boolean().default(true).meta({ description: 'Whether machines and ready plans have a PDF' }),
    videoUrl: webAddress
      .nullable()
      .default(null)
      .meta({ title: 'Film', description: 'Web address of a film about the company; empty, there is no link' }),
    since: z.int().min(1800).max(2100).meta({ title: 'Year the company began' }),
    copyrightYear: z.int().min(1900).max(2100),
    privacyContact: z
      .strictObject({ name: line, email: mailAddress })
      .meta({ description: 'Who answers complaints about personal data' }),
  })
  .meta({ title: 'The company' })
  .transform(({ social, service, ...same }) => ({
    ...same,
    url: `https://${same.domain}`,
    /** False if sales and service share a number, which is then shown once. */
    hasServicePhone: same.servicePhone.href !== same.salesPhone.href,
    mapQuery: same.mapQuery ?? same.address.join(', '),
    chatNumber: same.chatNumber ?? same.salesPhone.chatNumber,
    social: social
      ? (Object.keys(NETWORKS) as Network[]).map(network => ({
          network,
          label: NETWORKS[network],
          url: social[network] ?? FRONT_PAGES[network],
        }))
      : [],
    /** Each topic has an id for its anchor; its `answer` is null if it is agreed in the quote. */
    service: service ? SERVICE_TOPICS.map(topic => ({ id: toAnchor(topic), topic, answer: service[topic] })) : [],
  }))

/** The anchor of a topic: 'spare-parts'. */
function toAnchor(topic: ServiceTopic) {
  return topic.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

export type Company = z.output<typeof companySchema>

/**
 * How to reach the company without a form. `chatNumber` is the number for the messaging app: digits only, with the
 * country code; null if the company has none.
 */
export type ContactChannels = { salesPhone: { text: string; href: string }; chatNumber: string | null; email: string }
