/**
 * Link that opens the messaging app with a conversation.
 * @param number digits with country code, nothing else
 * @param text what stands in the message field; left out when empty
 */
export function toChatUrl(number: string, text = '') {
  const url = `https://wa.me/${number}`
  return text ? `${url}?text=${encodeURIComponent(text)}` : url
}

/** Link that opens the visitor's mail program with subject and body filled in. */
export function toMailUrl(address: string, subject = '', body = '') {
  const fields = Object.entries({ subject, body }).filter(([, text]) => text !== '')
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
  return query ? `mailto:${address}?${query}` : `mailto:${address}`
}
