import { createPageHashes } from '@/lib/preview/page-hashes'

export const dynamic = 'force-static'

/**
 * A hash of each page's content. A preview build compares its own hashes with those of the live site to list changed
 * pages.
 */
export function GET() {
  return Response.json(createPageHashes())
}
