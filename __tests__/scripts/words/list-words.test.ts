/** @jest-environment node */
import { removeContent, writeContent } from '@/__tests__/support/content-builders'
import { openFolder } from '@/lib/content/files/open-folder'
import { listWords } from '@/scripts/words/list-words'

afterAll(removeContent)

it("lists each text with its file, key and default, and the content's own text if there is one", () => {
  const own = { footer: { newsletter: 'News by mail' } }
  const lines = listWords(openFolder(writeContent({ 'words/frame.yaml': own })))
  expect(lines).toContain("content/words/frame.yaml navbar.quote: 'Get A Quote'")
  expect(lines).toContain("content/words/frame.yaml footer.newsletter: 'Newsletter' → 'News by mail'")
})
