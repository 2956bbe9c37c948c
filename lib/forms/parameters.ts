import type { MailKind, TemplateParams } from '@/lib/adapters/mail-provider'
import type { FieldValues } from './fields'

/** What a message carries beside the typed fields. */
export type MessageMarks = {
  /** Names the message through every try, so that a duplicate is recognisable. */
  leadId: string
  /** The honeypot was filled. */
  isSuspect: boolean
}

/**
 * The template parameters of the specification (section 7), `lead_id`, `suspect` where the honeypot was filled, and nothing else.
 * @param values - cleaned fields
 */
export function toParameters(kind: MailKind, values: FieldValues, { leadId, isSuspect }: MessageMarks): TemplateParams {
  const suspicion: TemplateParams = isSuspect ? { suspect: 'yes' } : {}
  return { ...toFieldParameters(kind, values), lead_id: leadId, ...suspicion }
}

function toFieldParameters(
  kind: MailKind,
  { name = '', mobile = '', email = '', message = '' }: FieldValues,
): TemplateParams {
  if (kind === 'lead') return { from_email: email, mobile, name, email }
  if (kind === 'message') return { from_email: email, message, name, email }
  return { from_email: email, email }
}
