import 'server-only'
import { z } from 'zod'

/** A text of one paragraph; spaces and line ends around it do not count. Markup in it stays text. */
export const text = z.string().trim().min(1)

/** A list of texts; it may be left out. */
export const texts = z.array(text).default([])

const slug = text.meta({ description: 'File name of a machine in content/products, without .yaml' })

/** Machines, each once, by the last part of their address, which is also the name of their file. */
export const slugs = z.array(slug).superRefine((list, context) => {
  for (const [index, word] of list.entries()) {
    if (list.indexOf(word) === index) continue
    context.addIssue({ code: 'custom', path: [index], message: `'${word}' is there twice. Write each machine once` })
  }
})

/** An address on the web. */
export const webAddress = z.url({ protocol: /^https$/, error: 'is not a web address. Write it in full, with https://' })

export const mailAddress = z.email({ error: 'is not an e-mail address' })

/** A page of this site. */
export const pagePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, { error: "is not a page of this site. Write it like '/about-us'" })
