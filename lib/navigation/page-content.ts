import { fetchOk } from '@/lib/browser/fetch-ok'

/**
 * Fetches a page of this site and returns the children of its main element as pre-rendered; scripts do not run.
 *
 * @throws Error if the response is not OK, and TypeError without a response
 */
export async function fetchPageContent(url: string): Promise<ChildNode[]> {
  const response = await fetchOk(url)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...(page.getElementById('main')?.childNodes ?? [])]
}
