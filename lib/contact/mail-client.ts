import { withinLimit } from '@/lib/browser/time-limit'
import { isStorageBlocked } from '@/lib/browser/web-storage'
import { MAIL_CLIENT_LOAD_LIMIT_MS, MAIL_PROVIDER_ORIGIN } from '@/lib/constants'
import type { MailSettings } from './mail-rules'
import type { TemplateParams } from './parameters'

/**
 * Makes one request to the provider. Rejects with `{ status, text }` for a status outside 200 to 299, and with a
 * TypeError if there is no response.
 */
export type MailRequest = (templateId: string, params: TemplateParams) => Promise<{ status: number; text: string }>

/** Version of the provider's client whose request the fallback imitates. */
const LIB_VERSION = '4.4.1'

/**
 * Loads the provider's client when it is first needed. If it does not load (blocked storage makes its import throw, a
 * deploy has removed the file, or the connection is too slow), a plain request sends the same body, so that no lead is
 * lost.
 */
export async function loadMailRequest(settings: MailSettings): Promise<MailRequest> {
  const library = isStorageBlocked() ? null : await withinLimit(importLibrary(), MAIL_CLIENT_LOAD_LIMIT_MS, null)
  if (!library) return createPlainRequest(settings)
  // Only `init` sets the origin; `send` ignores it.
  library.init({ publicKey: settings.publicKey, origin: getOrigin(settings) })
  return (templateId, params) => library.send(settings.serviceId, templateId, params)
}

/** Loads the client's code before the submit, when a visitor first touches a form. */
export function preloadMailClient() {
  if (!isStorageBlocked()) void importLibrary()
}

function importLibrary() {
  return import('@emailjs/browser').catch(() => null)
}

function getOrigin({ origin }: MailSettings): string {
  if (origin === 'self') return window.location.origin
  return origin ?? MAIL_PROVIDER_ORIGIN
}

function createPlainRequest(settings: MailSettings): MailRequest {
  return async (templateId, params) => {
    const response = await fetch(`${getOrigin(settings)}/api/v1.0/email/send`, {
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
    const result = { status: response.status, text: await response.text() }
    if (!response.ok) throw result
    return result
  }
}
