import { FIELDS, type FieldName, type FieldValues, type MailKind } from './fields'

/** Parameters for a template of the mail provider. */
export type TemplateParams = Record<string, string>

/** One message: its template and parameters. `params.lead_id` stays the same through every try. */
export type Mail = { kind: MailKind; params: TemplateParams }

/** What a message contains besides the typed fields. */
export type MessageMarks = {
  /** Stays the same through every try of a message, so that duplicates can be recognised. */
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
  { leadId, isLikelySpam }: MessageMarks,
): TemplateParams {
  const suspicion: TemplateParams = isLikelySpam ? { suspect: 'yes' } : {}
  return { ...createFieldParameters(kind, values), lead_id: leadId, ...suspicion }
}

function createFieldParameters(kind: MailKind, values: FieldValues): TemplateParams {
  const { name = '', mobile = '', email = '' } = values
  if (kind === 'lead') return { from_email: email, mobile, name, email }
  if (kind === 'message') return { from_email: email, message: formatMessage(values), name, email }
  return { from_email: email, email }
}

/** The message with the other fields below it, because the provider's template has keys for name and email only. */
function formatMessage({ message = '', name: _name, email: _email, ...others }: FieldValues): string {
  const rest = formatPlainText(others)
  return rest ? `${message}\n\n${rest}` : message
}

/** Typed values as lines of 'Label: value', without empty fields. */
export function formatPlainText(values: FieldValues): string {
  const typed = (Object.keys(values) as FieldName[]).filter(name => values[name]?.trim())
  return typed.map(name => `${FIELDS[name].label}: ${values[name]}`).join('\n')
}
