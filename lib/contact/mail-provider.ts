import { loadCode } from '@/lib/browser/load-code'
import { wait, withinLimit } from '@/lib/browser/time-limit'
import { isStorageBlocked, readStored, writeStored } from '@/lib/browser/web-storage'
import {
  MAIL_CLIENT_LOAD_LIMIT_MS,
  MAIL_PROVIDER_ORIGIN,
  MAIL_RETRY_DELAY_MS,
  MAIL_TRIES,
  MAIL_TRY_LIMIT_MS,
} from '@/lib/constants'
import type { Mail, TemplateParams } from './parameters'

/** Settings for sending mail: the provider's account and the rules of this build. */
export type MailSettings = {
  publicKey: string
  serviceId: string
  /** Where each kind of message goes: the provider's template. Without one for the newsletter nobody can subscribe. */
  targets: { lead: string; message: string; newsletter: string | null }
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
 * come from the rules of this build, before any request. Any other status and text are the provider's. `isFinal` means
 * that the fault is the message's own, or the sender's: no later try can succeed. Any other fault, such as a lapsed
 * account, can be mended while the message waits.
 */
export type MailFailure = { ok: false; status: number; text: string; isFinal: boolean }

/** Whether the provider accepted a message, and if not, why. */
export type MailResult = { ok: true } | MailFailure

/** There was no response from the provider in time. */
const NETWORK_FAILURE = createFailure(0, 'Network Error')

/** Storage key of when this browser sent its last message, in milliseconds: the throttle counts from there. */
const LAST_SENT_KEY = 'mail_last_sent'

/** Messages being sent, by lead id. A second call for the same message joins the first instead of sending it twice. */
const inFlight = new Map<string, Promise<MailResult>>()

/**
 * Sends one message, with retries while they can help. Never rejects. `ok` means that the provider itself confirmed it.
 * A try that timed out may still arrive, and its retry too; both mails then show the same `lead_id`.
 */
export function sendMail(settings: MailSettings, mail: Mail): Promise<MailResult> {
  const { lead_id: id } = mail.params
  const sending = inFlight.get(id) ?? send(settings, mail).finally(() => inFlight.delete(id))
  inFlight.set(id, sending)
  return sending
}

/** Whether a try within seconds can succeed: no response, too many requests, or a server error. */
function mayTryAgain({ status }: MailFailure): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** Checks the rules of this build, then sends the message with retries. */
async function send(settings: MailSettings, { kind, params }: Mail): Promise<MailResult> {
  const templateId = settings.targets[kind] ?? ''
  const refusal = findRefusal(settings, templateId, params)
  if (refusal) return refusal
  const request = await loadMailRequest(settings)
  let result = await tryOnce(request(templateId, params))
  for (let retry = 1; retry < MAIL_TRIES && !result.ok && mayTryAgain(result); retry++) {
    // Triples with every retry, times 0.5 to 1.5 at random, so that many visitors do not retry at the same moment.
    await wait(MAIL_RETRY_DELAY_MS * 3 ** (retry - 1) * (0.5 + Math.random()))
    result = await tryOnce(request(templateId, params))
  }
  if (result.ok) writeStored('local', LAST_SENT_KEY, String(Date.now()))
  return result
}

/** Waits for the response to one request and says how it went. Never rejects. */
async function tryOnce(response: ReturnType<MailRequest>): Promise<MailResult> {
  try {
    // A response that comes too late counts as a network failure.
    const { text } = await withinLimit(response, MAIL_TRY_LIMIT_MS, NETWORK_FAILURE)
    // A captive portal responds with status 200 and its own page, so the status alone does not prove delivery.
    return text === 'OK' ? { ok: true } : NETWORK_FAILURE
  } catch (reason) {
    // The provider's client rejects with a string if it refuses an argument.
    if (typeof reason === 'string') return createFailure(400, reason)
    if (typeof reason !== 'object' || reason === null || !('status' in reason) || !('text' in reason))
      return NETWORK_FAILURE
    const status = Number(reason.status)
    const text = String(reason.text)
    return createFailure(status, text, { isFinal: isFaultOfMessage(status, text) })
  }
}

/**
 * The provider answers 400 for a field that it does not take, but also for keys and templates that it does not know.
 */
const ABOUT_ACCOUNT = /public key|user.?id|service|template|account/i

/** 413: too long. 422: an address that no mail can be sent to. */
function isFaultOfMessage(status: number, text: string): boolean {
  return status === 413 || status === 422 || (status === 400 && !ABOUT_ACCOUNT.test(text))
}

/**
 * Says why the rules of this build refuse a message, or null. Texts and order are those of the provider's own client
 * (4.4.1): headless browser, keys, parameters, block list, throttle.
 *
 * These rules are not left to the client for two reasons. Its throttle counts failed messages too, and blocks for as
 * long as a clock was set back. And if blocked storage keeps the client from loading, none of its rules apply.
 */
export function findRefusal(settings: MailSettings, templateId: string, params: TemplateParams): MailFailure | null {
  const { blockHeadless, publicKey, serviceId, blockList, throttleMs } = settings
  if (blockHeadless && (navigator.webdriver || !navigator.languages?.length))
    return createFailure(451, 'Unavailable For Headless Browser', { isFinal: true })
  if (!publicKey)
    return createFailure(400, 'The public key is required. Visit https://dashboard.emailjs.com/admin/account')
  if (!serviceId) return createFailure(400, 'The service ID is required. Visit https://dashboard.emailjs.com/admin')
  if (!templateId)
    return createFailure(400, 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates')
  if (Object.prototype.toString.call(params) !== '[object Object]') {
    return createFailure(400, 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/')
  }
  if (blockList.includes(params.from_email ?? '')) return createFailure(403, 'Forbidden', { isFinal: true })
  const elapsed = Date.now() - Number(readStored('local', LAST_SENT_KEY) ?? 0)
  // A negative time means that the clock was set back, which must not lock anybody out.
  return elapsed >= 0 && elapsed < throttleMs ? createFailure(429, 'Too Many Requests') : null
}

function createFailure(status: number, text: string, { isFinal } = { isFinal: false }): MailFailure {
  return { ok: false, status, text, isFinal }
}

/**
 * Makes one request to the provider. Rejects with `{ status, text }` for a status outside 200 to 299, and with a
 * TypeError if there is no response.
 */
type MailRequest = (templateId: string, params: TemplateParams) => Promise<{ status: number; text: string }>

/**
 * Loads the provider's client when it is first needed. If it does not load (blocked storage makes its import throw, a
 * deploy has removed the file, or the connection is too slow), a plain request sends the same body, so that no lead is
 * lost.
 */
async function loadMailRequest({ publicKey, serviceId, origin: given }: MailSettings): Promise<MailRequest> {
  const origin = given === 'self' ? window.location.origin : (given ?? MAIL_PROVIDER_ORIGIN)
  const library = isStorageBlocked() ? null : await withinLimit(importLibrary(), MAIL_CLIENT_LOAD_LIMIT_MS, null)
  if (library) {
    // Only `init` sets the origin; `send` ignores it.
    library.init({ publicKey, origin })
    return (templateId, params) => library.send(serviceId, templateId, params)
  }
  return async (templateId, params) => {
    const ids = { lib_version: '4.4.1', user_id: publicKey, service_id: serviceId, template_id: templateId }
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify({ ...ids, template_params: params }),
    })
    const result = { status: response.status, text: await response.text() }
    if (!response.ok) throw result
    return result
  }
}

function importLibrary() {
  return loadCode(() => import('@emailjs/browser')).catch(() => null)
}

// This module loads when a visitor first touches a form, or a message waits: the client is there by the submit.
if (!isStorageBlocked()) void importLibrary()
