import 'server-only'
import { z } from 'zod'
import { line, listOf, mailAddress, text, title, webAddress } from '@/lib/content/files/fields'
import { LONGEST_LINE } from '@/lib/content/files/limits'
import { NETWORKS, type Network, SERVICE_TOPICS, type ServiceTopic } from '@/lib/content/files/vocabulary'
import { toSlug } from '@/lib/product/slug'

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,18}\d$/, { error: "is not a telephone number. Write it like '+91 98765 43210'" })
  .transform(number => ({ text: number, href: `tel:${number.replaceAll(' ', '')}` }))
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "is not a time. Write it in quotes, like '10:00'" })
const page = webAddress.nullable().meta({ description: "Address of the company's page; null while there is none" })
const term = text.nullable().default(null)

/** Schema of content/company.yaml. */
export const companySchema = z
  .strictObject({
    name: title,
    wordMark: z
      .strictObject({ first: title, second: title })
      .meta({ description: 'The name in two parts, the first in large letters' }),
    domain: z
      .string()
      .max(100)
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, { error: "is not a domain. Write it like 'example.in'" }),
    salesPhone: phone,
    servicePhone: phone,
    salesEmail: mailAddress,
    serviceEmail: mailAddress,
    chatNumber: z
      .string()
      .regex(/^\d{8,15}$/, { error: "must be digits only, with the country code: '919876543210'" })
      .optional()
      .meta({ description: 'Number of the live chat; left out, it is the sales phone' }),
    address: listOf(line).min(1).meta({ description: 'Postal address, a line each, without the name' }),
    mapQuery: line.meta({ description: 'What to look for on the map' }),
    hours: z.strictObject({ text: line, days: listOf(z.enum(DAYS)).min(1), opens: time, closes: time }),
    social: z.strictObject({ facebook: page, instagram: page, youtube: page, x: page }),
    service: z
      .strictObject({
        warranty: term,
        deliveryTime: term,
        installation: term,
        training: term,
        spareParts: term,
        paymentTerms: term,
      } satisfies Record<ServiceTopic, typeof term>)
      .prefault({})
      .meta({ description: 'What holds for every machine; null, or left out, is settled with the quote' }),
    videoUrl: webAddress.nullable().meta({ description: 'Film about the company; null leaves the link out' }),
    since: z.int().min(1800).max(2100),
    copyrightYear: z.int().min(1900).max(2100),
    privacyContact: z
      .strictObject({ name: line, email: mailAddress })
      .meta({ description: 'Who answers complaints about personal data' }),
  })
  .meta({ title: 'The company' })
  .transform(({ social, service, ...same }) => ({
    ...same,
    url: `https://${same.domain}`,
    chatNumber: same.chatNumber ?? same.salesPhone.text.replace(/\D/g, ''),
    /** A network without a page of ours links to its front page. */
    social: (Object.keys(NETWORKS) as Network[]).map(network => ({
      network,
      label: NETWORKS[network].label,
      url: social[network] ?? NETWORKS[network].homePage,
      isPlaceholder: social[network] === null,
    })),
    /** Each topic has an id for its anchor; its `answer` is null if it is settled with the quote. */
    service: (Object.keys(SERVICE_TOPICS) as ServiceTopic[]).map(topic => {
      const title = SERVICE_TOPICS[topic]
      return { id: toSlug(title), title, answer: service[topic] }
    }),
  }))

export type Company = z.output<typeof companySchema>

const links = listOf(
  z.strictObject({
    title,
    href: z
      .string()
      .max(LONGEST_LINE)
      .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, { error: "is not a page of this site. Write it like '/about-us'" }),
  }),
).min(1)

/** Schema of content/navigation.yaml: navbar, side menu with the entries below it, and the footer's useful links. */
export const navigationSchema = z
  .strictObject({
    main: links,
    side: links,
    more: links.default([]).meta({ description: 'Below the entries of the side menu' }),
    footer: links,
  })
  .meta({ title: 'Menus' })
