import 'server-only'
import { z } from 'zod'
import { listOf, pagePath, title } from '@/lib/content/files/fields'

const links = listOf(z.strictObject({ title, href: pagePath })).min(1)

/** content/navigation.yaml: the navbar, the side menu with the entries below it, and the footer's useful links. */
export const navigationSchema = z
  .strictObject({
    main: links,
    side: links,
    more: links.default([]).meta({ description: 'Below the entries of the side menu' }),
    footer: links,
  })
  .meta({ title: 'Menus' })

export type Navigation = z.output<typeof navigationSchema>
