import type { Product } from '@/lib/content/product'

/** Packs that the same machines make. */
type Job = { packs: string[]; products: Product[] }

/** Which machines make which packs, as their files say; packs that all the same machines make share an entry. */
export function createJobs(products: readonly Product[]): Job[] {
  const packs = [...new Set(products.flatMap(({ boxStyles }) => boxStyles))]
  const jobs = new Map<string, Job>()
  for (const pack of packs) {
    const makers = products.filter(({ boxStyles }) => boxStyles.includes(pack))
    const key = makers.map(({ slug }) => slug).join()
    const job = jobs.get(key)
    if (job) job.packs.push(pack)
    else jobs.set(key, { packs: [pack], products: makers })
  }
  return [...jobs.values()]
}
