import { formatScriptJson } from '@/lib/script-json'

type StructuredDataProps = {
  /** JSON-LD objects with unescaped texts. */
  data: object | readonly object[]
}

/** JSON-LD for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatScriptJson(data) }} />
}
