type StructuredDataProps = {
  /** JSON-LD objects with unescaped texts. */
  data: object | readonly object[]
}

/** JSON-LD for search engines. '<' is escaped, so that no text can end the script element. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
