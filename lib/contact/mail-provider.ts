import { wait, withinLimit } from '@/lib/browser/time-limit'
import { MAIL_RETRY_DELAY_MS, MAIL_TRIES, MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { loadMailRequest } from './mail-client'
import { findRefusal, type MailFailure, type MailSettings, noteMessageSent } from './mail-rules'
import type { Mail } from './parameters'

/** Whether the provider accepted a message, and if not, why. */
export type MailResult = { ok: true } | MailFailure

/** Number of tries and times in milliseconds for sending one message. Tests and the benchmark shorten them. */
export type MailTiming = { tries: number; tryLimitMs: number; retryDelayMs: number }

const TIMING: MailTiming = { tries: MAIL_TRIES, tryLimitMs: MAIL_TRY_LIMIT_MS, retryDelayMs: MAIL_RETRY_DELAY_MS }
const NETWORK_FAILURE: MailFailure = { ok: false, status: 0, text: 'Network Error' }

/** Messages being sent, by lead id. A second call for the same message joins the first instead of sending it twice. */
const inFlight = new Map<string, Promise<MailResult>>()

/**
 * Sends one message, with retries while they can help. Never rejects. `ok` means that the provider itself confirmed it.
 * A try that timed out may still arrive besides its retry; both mails then show the same `lead_id`.
 */
export function sendMail(settings: MailSettings, mail: Mail, timing = TIMING): Promise<MailResult> {
  const id = mail.params?.lead_id
  const running = id === undefined ? undefined : inFlight.get(id)
  if (running) return running
  const sending = send(settings, mail, timing).finally(() => id !== undefined && inFlight.delete(id))
  if (id !== undefined) inFlight.set(id, sending)
  return sending
}

/** Whether a later try of the same message can succeed: no response, too many requests, or a server error. */
export function mayTryAgain({ status }: MailFailure): boolean {
  return status === 0 || status === 429 || status >= 500
}

async function send(settings: MailSettings, { kind, params }: Mail, timing: MailTiming): Promise<MailResult> {
  const templateId = settings.templates[kind] ?? ''
  const refusal = findRefusal(settings, templateId, params)
  if (refusal) return refusal
  const request = await loadMailRequest(settings)
  let result = await tryOnce(request(templateId, params), timing)
  for (let retry = 1; retry < timing.tries && !result.ok && mayTryAgain(result); retry++) {
    await wait(computeDelay(retry, timing.retryDelayMs))
    result = await tryOnce(request(templateId, params), timing)
  }
  // findRefusal reads it: a browser may send only so often.
  if (result.ok) noteMessageSent()
  return result
}

async function tryOnce(
  response: Promise<{ status: number; text: string }>,
  { tryLimitMs }: MailTiming,
): Promise<MailResult> {
  try {
    // A response that comes too late counts as a network failure.
    const { text } = await withinLimit(response, tryLimitMs, NETWORK_FAILURE)
    // A captive portal responds with status 200 and its own page, so the status alone does not prove delivery.
    return text === 'OK' ? { ok: true } : NETWORK_FAILURE
  } catch (reason) {
    return toFailure(reason)
  }
}

function toFailure(reason: unknown): MailFailure {
  // The provider's client rejects with a string if it refuses an argument.
  if (typeof reason === 'string') return { ok: false, status: 400, text: reason }
  if (typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason) {
    return { ok: false, status: Number(reason.status), text: String(reason.text) }
  }
  return NETWORK_FAILURE
}

/**
 * The delay triples with every retry and is multiplied by 0.5 to 1.5 at random, so that many visitors do not retry at
 * the same moment.
 */
function computeDelay(retry: number, delayMs: number): number {
  return delayMs * 3 ** (retry - 1) * (0.5 + Math.random())
}
