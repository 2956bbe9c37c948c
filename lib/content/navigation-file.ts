import 'server-only'
import { z } from 'zod'
import { listOf, pagePath, title } from '@/lib/content/files/fields'

const links = listOf(z.strictObject({ title, href: pagePath })).min(1)

/** Schema of content/navigation.yaml: the navigation bar, the side menu, and the useful links in the footer. */
export const navigationSchema = z.strictObject({ main: links, side: links, footer: links }).meta({ title: 'Menus' })

export type Navigation = z.output<typeof navigationSchema>
