import { createPageHashes } from '@/lib/preview/page-hashes'

export const dynamic = 'force-static'

/** What previews compare themselves with. */
export function GET() {
  return Response.json(createPageHashes())
}
