import { language } from '@/lib/language'
import type { FieldName, FieldValues, FormWords, MailKind } from './fields'

/** Parameters for a template of the mail provider. `lead_id` identifies the message, however often it is sent. */
export type TemplateParams = Record<string, string> & { lead_id: string }

/** A message of one kind of form, ready for the provider's template. */
export type Mail = { kind: MailKind; params: TemplateParams }

/** The checked values of a form, and whether its honeypot was filled in. */
export type CheckedForm = { values: FieldValues; isLikelySpam: boolean }

/**
 * Creates the template parameters of the specification (section 7), plus `lead_id`, `suspect` if the honeypot was
 * filled in, and `language` if the page was not in the site's own language. The specification names `from_email` and
 * `email`, so the same address is sent as both.
 */
export function createParameters(
  kind: MailKind,
  { values, isLikelySpam }: CheckedForm,
  lead_id: string,
  labels: FormWords['labels'],
): TemplateParams {
  const { name = '', mobile = '', email = '' } = values
  const suspicion: Record<string, string> = isLikelySpam ? { suspect: 'yes' } : {}
  const end = { lead_id, ...suspicion, ...(language && { language }) }
  switch (kind) {
    case 'lead':
      return { from_email: email, mobile, name, email, ...end }
    case 'message':
      return { from_email: email, message: formatMessage(values, labels), name, email, ...end }
    case 'newsletter':
      return { from_email: email, email, ...end }
  }
}

/** The message with the other fields below it, because the template of messages has no keys for them. */
function formatMessage(values: FieldValues, labels: FormWords['labels']): string {
  const { message = '', name: _name, email: _email, ...others } = values
  const rest = formatPlainText(others, labels)
  return rest ? `${message}\n\n${rest}` : message
}

/** Typed values as lines of 'Label: value', without empty fields. */
export function formatPlainText(values: FieldValues, labels: FormWords['labels']): string {
  const typed = (Object.keys(values) as FieldName[]).filter(name => values[name]?.trim())
  return typed.map(name => `${labels[name]}: ${values[name]}`).join('\n')
}
