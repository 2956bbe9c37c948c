import type { Problem } from '@/lib/content/files/problem'

/**
 * What `npm run dev` tells `npm run edit` of the site beside the editor: whether it is served, the mistakes in content/,
 * and what else keeps it from being shown, as a sentence.
 */
export type SiteState = { isServing: boolean; problems: readonly Problem[]; note?: string }
