import { FIELDS, type FieldName, type FieldValues, type MailKind } from './fields'

/** Parameters for a template of the mail provider. */
export type TemplateParams = Record<string, string>

/** A message of one kind of form, ready for the provider's template. `params.lead_id` identifies it. */
export type Mail = { kind: MailKind; params: TemplateParams }

/** What is sent with a message besides the typed fields. */
export type MessageMetadata = {
  /** Identifies a message of any kind. It stays the same when sending is retried, so that duplicates are recognised. */
  leadId: string
  /** Whether the honeypot was filled in. */
  isLikelySpam: boolean
}

/**
 * Creates the template parameters of the specification (section 7), plus `lead_id`, and `suspect` if the honeypot was
 * filled in.
 * @param values cleaned fields
 */
export function createParameters(
  kind: MailKind,
  values: FieldValues,
  { leadId, isLikelySpam }: MessageMetadata,
): TemplateParams {
  const suspicion: TemplateParams = isLikelySpam ? { suspect: 'yes' } : {}
  return { ...createFieldParameters(kind, values), lead_id: leadId, ...suspicion }
}

/** The specification names `from_email` and `email`, so the same address is sent as both. */
function createFieldParameters(kind: MailKind, values: FieldValues): TemplateParams {
  const { name = '', mobile = '', email = '' } = values
  switch (kind) {
    case 'lead':
      return { from_email: email, mobile, name, email }
    case 'message':
      return { from_email: email, message: formatMessage(values), name, email }
    case 'newsletter':
      return { from_email: email, email }
  }
}

/** The message with the other fields below it, because the template of messages has no keys for them. */
function formatMessage({ message = '', name: _name, email: _email, ...others }: FieldValues): string {
  const rest = formatPlainText(others)
  return rest ? `${message}\n\n${rest}` : message
}

/** Typed values as lines of 'Label: value', without empty fields. */
export function formatPlainText(values: FieldValues): string {
  const typed = (Object.keys(values) as FieldName[]).filter(name => values[name]?.trim())
  return typed.map(name => `${FIELDS[name].label}: ${values[name]}`).join('\n')
}
