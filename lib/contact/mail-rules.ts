import { readStored, writeStored } from '@/lib/browser/web-storage'
import type { TemplateParams } from './parameters'

/** What the provider's account and this build say about sending. */
export type MailSettings = {
  publicKey: string
  serviceId: string
  /** A newsletter template is optional; without one nothing is ever subscribed. */
  templates: { lead: string; message: string; newsletter: string | null }
  /** Null: the provider's own origin. The word 'self': this site's, where a mock listens. */
  origin: string | null
  /** Sender addresses that are refused; exact and case-sensitive. Empty: off. */
  blockList: string[]
  /** Least time between two messages, in milliseconds; 0: off. */
  throttleMs: number
  /** Refuses browsers that say they are driven by a program. */
  blockHeadless: boolean
}

/**
 * Status 0 with 'Network Error': no answer of the provider, in time or at all. 400, 403, 429 and 451 may also come from the
 * rules of this build, before any request. Any other status and text are the provider's.
 */
export type MailFailure = { ok: false; status: number; text: string }

const LAST_SENT_KEY = 'mail_last_sent'

/**
 * A message that must not leave, with the texts and the order of the provider's own client (4.4.1):
 * headless browser, keys, parameters, block list, throttle.
 *
 * The rules stand here and not in the client because its throttle counts tries, is used up by a message that failed, and
 * locks for the whole skew when a clock is set back; and because all of it vanishes where blocked storage keeps the client from loading.
 */
export function findRefusal(
  settings: MailSettings,
  templateId: string | null,
  params: TemplateParams,
): MailFailure | null {
  if (settings.blockHeadless && isHeadless()) return refusal(451, 'Unavailable For Headless Browser')
  if (!isFilled(settings.publicKey))
    return refusal(400, 'The public key is required. Visit https://dashboard.emailjs.com/admin/account')
  if (!isFilled(settings.serviceId))
    return refusal(400, 'The service ID is required. Visit https://dashboard.emailjs.com/admin')
  if (!isFilled(templateId))
    return refusal(400, 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates')
  if (Object.prototype.toString.call(params) !== '[object Object]') {
    return refusal(400, 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/')
  }
  if (settings.blockList.includes(params.from_email ?? '')) return refusal(403, 'Forbidden')
  if (isThrottled(settings.throttleMs)) return refusal(429, 'Too Many Requests')
  return null
}

/** Starts the throttle: the provider has accepted a message. */
export function noteMessageSent() {
  writeStored('local', LAST_SENT_KEY, String(Date.now()))
}

function refusal(status: number, text: string): MailFailure {
  return { ok: false, status, text }
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function isHeadless(): boolean {
  return navigator.webdriver || !navigator.languages?.length
}

function isThrottled(throttleMs: number): boolean {
  const elapsed = Date.now() - Number(readStored('local', LAST_SENT_KEY) ?? 0)
  // A negative time means that the clock was set back: no reason to lock anybody out.
  return throttleMs > 0 && elapsed >= 0 && elapsed < throttleMs
}
