import type { Problem } from '@/lib/content/files/problem'

/**
 * The state of the site that `npm run dev` reports to `npm run edit`: whether it is served, the mistakes in content/,
 * and any other reason why it cannot be shown, as a sentence.
 */
export type SiteState = { isServing: boolean; problems: readonly Problem[]; note?: string }
