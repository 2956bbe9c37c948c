import { fetchOk } from '@/lib/browser/fetch-ok'

/**
 * The content of a page of this site as its file has it, without a script: what stands in its main element.
 * @throws for an answer that is not OK, and where there is none.
 */
export async function fetchPageContent(url: string): Promise<ChildNode[]> {
  const response = await fetchOk(url)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...(page.getElementById('main')?.childNodes ?? [])]
}
