import type { Context } from 'hono'
import { z } from 'zod'
import { sendError, sendUnavailable } from './error-response'
import { parseJsonBody } from './request-checks'
import type { MessageParams, Store } from './store'

/** The provider's limit on all template parameters together, in bytes. */
const PARAMS_LIMIT_BYTES = 50_000

const key = (error: string) => z.string({ error }).trim().min(1, error)

// The messages are the provider's own, as its users quote them, so that failures look the same in development.
const sendRequest = z.object(
  {
    user_id: key('The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'),
    service_id: key('The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'),
    template_id: key('The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates'),
    template_params: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]), {
        error: 'The template parameters are invalid',
      })
      .default({}),
  },
  { error: 'The parameters are invalid' },
)

/**
 * `POST /api/v1.0/email/send`: responds as the mail provider does, and stores the message for the inbox. A repeated
 * `lead_id` is a retry of the same message: it is acknowledged but not stored again.
 */
export function createSendHandler(store: Store) {
  return async (c: Context) => {
    const body = await parseJsonBody(c)
    if (!body.ok) return sendError(c, 400, 'The request body is not valid JSON')
    const parsed = sendRequest.safeParse(body.value)
    if (!parsed.success) return sendError(c, 400, formatProblem(parsed.error))
    const params = parsed.data.template_params
    if (Buffer.byteLength(JSON.stringify(params)) > PARAMS_LIMIT_BYTES) {
      return sendError(c, 413, 'Variables size limit. The maximum allowed variables size is 50Kb')
    }
    const result = await store.saveMessage(toLeadId(params), params)
    return result.ok ? c.text('OK') : sendUnavailable(c)
  }
}

function formatProblem({ issues: [issue] }: z.ZodError) {
  return issue?.path[0] === 'template_params' ? 'The template parameters are invalid' : (issue?.message ?? '')
}

/** Returns null for an id with a lone surrogate, because the database would treat all such ids as equal. */
function toLeadId({ lead_id: leadId }: MessageParams) {
  return typeof leadId === 'string' && leadId !== '' && !/\p{Surrogate}/u.test(leadId) ? leadId : null
}
