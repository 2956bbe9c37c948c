import { readStored, writeStored } from '@/lib/browser/web-storage'
import type { TemplateParams } from './parameters'

/** Settings for sending mail: the provider's account and the rules of this build. */
export type MailSettings = {
  publicKey: string
  serviceId: string
  /** The newsletter template is optional; without it nobody can subscribe. */
  templates: { lead: string; message: string; newsletter: string | null }
  /** Where requests go. Null: the provider's own origin. 'self': this site's origin, where a mock listens. */
  origin: string | null
  /** Sender addresses that are refused; exact and case-sensitive. */
  blockList: string[]
  /** Minimum time between two messages in milliseconds; 0 turns it off. */
  throttleMs: number
  /** Refuses browsers that report being automated. */
  blockHeadless: boolean
}

/**
 * Why a message was not sent. Status 0 with 'Network Error' means no response in time. 400, 403, 429 and 451 may also
 * come from the rules of this build, before any request. Any other status and text are the provider's.
 */
export type MailFailure = { ok: false; status: number; text: string }

const LAST_SENT_KEY = 'mail_last_sent'

/**
 * Says why the rules of this build refuse a message, or null. Texts and order are those of the provider's own client
 * (4.4.1): headless browser, keys, parameters, block list, throttle.
 *
 * These rules are not left to the client for two reasons. Its throttle counts failed messages too, and blocks for as
 * long as a clock was set back. And if blocked storage keeps the client from loading, none of its rules apply.
 */
export function findRefusal(settings: MailSettings, templateId: string, params: TemplateParams): MailFailure | null {
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

/** Starts the throttle. Call once the provider has accepted a message. */
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
  // A negative time means that the clock was set back, which must not lock anybody out.
  return throttleMs > 0 && elapsed >= 0 && elapsed < throttleMs
}
