import 'server-only'
import { z } from 'zod'
import { listOf, sitePath, title } from '@/lib/content/files/fields'

const links = listOf(
  z.strictObject({
    title,
    href: sitePath("is not a page of this site. Write it like '/about-us'").meta({
      title: 'Page',
      description: 'Where it leads, from the first slash: /about-us',
    }),
  }),
).min(1)

/** Schema of content/navigation.yaml: navbar, side menu with the entries below it, and the footer's useful links. */
export const navigationSchema = z
  .strictObject({
    main: links.meta({ title: 'At the top of each page' }),
    side: links.meta({ title: 'Side menu' }),
    more: links.default([]).meta({ title: 'Side menu, below', description: 'Below the entries of the side menu' }),
    footer: links.meta({ title: 'Useful links of the footer' }),
    fixed: z.record(z.string(), title).default({}).meta({
      title: 'Prescribed titles',
      description: 'Titles that the website was ordered with, by the address that they lead to',
    }),
  })
  .superRefine(({ main, side, fixed }, context) => {
    for (const [href, prescribed] of Object.entries(fixed)) {
      for (const [list, entries] of Object.entries({ main, side })) {
        const index = entries.findIndex(entry => entry.href === href)
        const isMissing = index < 0
        // The bar at the top has no room for all prescribed entries, so some stand in the side menu alone.
        const isRight = isMissing ? list === 'main' : entries[index]?.title === prescribed
        if (isRight) continue
        const message = `is prescribed as '${prescribed}', to ${href}, by the site's requirements. Write it so`
        context.addIssue({ code: 'custom', path: isMissing ? [list] : [list, index, 'title'], message })
      }
    }
  })
  .meta({ title: 'Menus' })
