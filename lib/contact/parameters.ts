import { FIELDS, type FieldName, type FieldValues, type MailKind } from './fields'

/** What fills a template of the mail provider. */
export type TemplateParams = Record<string, string>

/** One message: the template it uses and what fills it. `params.lead_id` names it through every try. */
export type Mail = { kind: MailKind; params: TemplateParams }

/** What a message carries beside the typed fields. */
export type MessageMarks = {
  /** Names the message through every try, so that a duplicate is recognisable. */
  leadId: string
  /** The honeypot was filled. */
  isLikelySpam: boolean
}

/**
 * The template parameters of the specification (section 7), `lead_id`, `suspect` where the honeypot was filled, and nothing else.
 * @param values - cleaned fields
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

/** The message with the other fields below it: the provider's template has keys for name and email only. */
function formatMessage({ message = '', name: _name, email: _email, ...others }: FieldValues): string {
  const rest = formatPlainText(others)
  return rest ? `${message}\n\n${rest}` : message
}

/** What was typed as lines of 'Label: value', without empty fields. */
export function formatPlainText(values: FieldValues): string {
  const typed = (Object.keys(values) as FieldName[]).filter(name => values[name]?.trim())
  return typed.map(name => `${FIELDS[name].label}: ${values[name]}`).join('\n')
}
