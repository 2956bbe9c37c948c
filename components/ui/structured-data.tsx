type StructuredDataProps = {
  /** JSON-LD objects, with plain content texts in them. */
  data: object | readonly object[]
}

/** Data for search engines. '<' is escaped, so that no text of the content can end the script element. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
