import type { Product } from '@/lib/content/product'

/** Types of packaging that are made by the same machines. */
type Job = { packs: string[]; products: Product[] }

/** Groups types of packaging by the machines that make them, as stated in the product files. */
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
