import { withinLimit } from '@/lib/browser/time-limit'
import { isStorageBlocked } from '@/lib/browser/web-storage'
import { MAIL_CLIENT_LOAD_LIMIT_MS, MAIL_PROVIDER_ORIGIN } from '@/lib/constants'
import type { MailSettings } from './mail-rules'
import type { TemplateParams } from './parameters'

/** One request to the provider. Rejects with `{ status, text }` for an answer outside 200 to 299, and with a TypeError for none. */
export type MailRequest = (templateId: string, params: TemplateParams) => Promise<{ status: number; text: string }>

/** The version whose request the fallback repeats. */
const LIB_VERSION = '4.4.1'

/**
 * The provider's client, loaded when it is first asked for. Where it cannot load (blocked storage makes importing it throw,
 * its file is gone after a deploy, or the line is too slow) a plain request carries the same body: a lead must still go.
 */
export async function loadMailRequest(settings: MailSettings): Promise<MailRequest> {
  const library = isStorageBlocked() ? null : await withinLimit(importLibrary(), MAIL_CLIENT_LOAD_LIMIT_MS, null)
  if (!library) return createPlainRequest(settings)
  // `send` ignores an origin of its own; only `init` sets it.
  library.init({ publicKey: settings.publicKey, origin: toOrigin(settings) })
  return (templateId, params) => library.send(settings.serviceId, templateId, params)
}

/** Fetches the client's code ahead of the submit, on the first touch of a form. */
export function preloadMailClient() {
  if (!isStorageBlocked()) void importLibrary()
}

function importLibrary() {
  return import('@emailjs/browser').catch(() => null)
}

function toOrigin({ origin }: MailSettings): string {
  if (origin === 'self') return window.location.origin
  return origin ?? MAIL_PROVIDER_ORIGIN
}

function createPlainRequest(settings: MailSettings): MailRequest {
  return async (templateId, params) => {
    const response = await fetch(`${toOrigin(settings)}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: settings.publicKey,
        service_id: settings.serviceId,
        template_id: templateId,
        template_params: params,
      }),
    })
    const answer = { status: response.status, text: await response.text() }
    if (!response.ok) throw answer
    return answer
  }
}
