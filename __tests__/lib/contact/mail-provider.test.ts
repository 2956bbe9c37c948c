import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { type MailResult, type MailSettings, sendMail } from '@/lib/contact/mail-provider'
import type { Mail } from '@/lib/contact/parameters'
import { MAIL, SEND_URL } from '../../support/mail'
import { type NetworkReply, OK, PORTAL_PAGE, stubNetwork } from '../../support/network'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
const storage = stubStorage()
const NETWORK_ERROR = { ok: false, status: 0, text: 'Network Error', isFinal: false }

function toLead(leadId = 'lead-1'): Mail {
  const params = { from_email: 'asha@cartons.example', mobile: '98', name: 'आशा <b>', email: 'asha@cartons.example' }
  return { kind: 'lead', params: { ...params, lead_id: leadId } }
}

/** Sends a message and advances the clock until there is a result: by 50 s, more than three tries and their pauses. */
async function send(settings: Partial<MailSettings> = {}, mail = toLead()): Promise<MailResult> {
  const sending = sendMail({ ...MAIL, ...settings }, mail)
  await jest.advanceTimersByTimeAsync(5 * MAIL_TRY_LIMIT_MS)
  return sending
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'webdriver')
  jest.restoreAllMocks()
})

describe('an accepted message', () => {
  it('is sent as the specified request by the real client', async () => {
    network.answer(OK)
    expect(await send()).toEqual({ ok: true })
    expect(network.requests).toHaveLength(1)
    const [request] = network.requests
    expect(request).toMatchObject({ url: SEND_URL, method: 'POST', headers: { 'Content-type': 'application/json' } })
    expect(Object.entries(request?.body ?? {})).toEqual([
      // That of the installed package.
      ['lib_version', '4.4.1'],
      ['user_id', 'public-key'],
      ['service_id', 'service'],
      ['template_id', 'lead-template'],
      ['template_params', toLead().params],
    ])
  })

  it("is sent to a configured origin, or to this site for 'self'", async () => {
    network.answer(OK, OK)
    await send({ origin: 'https://mail.boxwright.example' })
    await send({ origin: 'self' })
    expect(network.requests.map(({ url }) => url)).toEqual([
      'https://mail.boxwright.example/api/v1.0/email/send',
      'http://localhost/api/v1.0/email/send',
    ])
  })

  it('is sent once when it is submitted twice at the same time', async () => {
    network.answer(OK)
    const first = sendMail(MAIL, toLead())
    const second = sendMail(MAIL, toLead())
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }])
    expect(network.requests).toHaveLength(1)
  })
})

describe('a failure that may pass', () => {
  const passing: [string, NetworkReply][] = [
    ['a dropped connection, or a reply that was lost', 'dropped'],
    ['no answer within ten seconds', 'hanging'],
    ['a portal page with status 200', PORTAL_PAGE],
    ['status 500', { status: 500, text: 'Internal error' }],
  ]

  it.each(passing)('retries after %s with the same lead_id, and fails after three attempts', async (_, reply) => {
    network.answer(reply, reply, reply)
    // Where the answer is not the provider's own, the failure counts as one of the network.
    const isAnswer = typeof reply === 'object' && reply !== PORTAL_PAGE
    expect(await send()).toEqual(isAnswer ? { ok: false, ...reply, isFinal: false } : NETWORK_ERROR)
    const [first, second] = network.requests
    expect(second?.body).toEqual(first?.body)
    expect(network.requests).toHaveLength(3)
  })

  it('waits longer before the third attempt than before the second, apart from jitter', async () => {
    // The jitter is 0 at this value; the pauses are then 600 and 1,800 ms.
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
    network.answer('dropped', 'dropped', OK)
    const sending = sendMail(MAIL, toLead())
    await jest.advanceTimersByTimeAsync(599)
    expect(network.requests).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(network.requests).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1799)
    expect(network.requests).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1)
    expect(await sending).toEqual({ ok: true })
  })
})

describe('a refusal', () => {
  it.each([
    [400, 'The Public Key is invalid', false],
    [401, 'Unauthorized', false],
    [412, 'Gmail_API: Invalid grant', false],
    [451, 'Unavailable', false],
    // The fault lies in the message, which will never be accepted.
    [400, "The parameter 'email' is invalid", true],
    [413, 'Variables size limit exceeded', true],
    [422, 'The recipients address is corrupted', true],
  ])('with status %d and %j is not retried at once, and is final: %s', async (status, text, isFinal) => {
    network.answer({ status, text })
    expect(await send()).toEqual({ ok: false, status, text, isFinal })
    expect(network.requests).toHaveLength(1)
  })

  it.each([
    [{ publicKey: '' }, 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'],
    [
      { targets: { ...MAIL.targets, lead: '' } },
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
    ],
  ])("for the missing setting in %j has the client's own text and makes no request", async (settings, text) => {
    const { publicKey, serviceId, targets } = { ...MAIL, ...settings }
    await jest.isolateModulesAsync(async () => {
      const client = await import('@emailjs/browser')
      await expect(client.send(serviceId, targets.lead, {}, publicKey)).rejects.toBe(text)
    })
    expect(await send(settings)).toEqual({ ok: false, status: 400, text, isFinal: false })
  })

  it('of an automated browser, or of a sender on the block list, happens only if the settings ask for it', async () => {
    Object.defineProperty(navigator, 'webdriver', { configurable: true, value: true })
    network.answer(OK)
    expect(await send()).toEqual({ ok: true })
    const headless = { ok: false, status: 451, text: 'Unavailable For Headless Browser', isFinal: true }
    expect(await send({ blockHeadless: true })).toEqual(headless)
    Reflect.deleteProperty(navigator, 'webdriver')
    const blocked = { ok: false, status: 403, text: 'Forbidden', isFinal: true }
    expect(await send({ blockList: ['asha@cartons.example'] })).toEqual(blocked)
    expect(network.requests).toHaveLength(1)
  })
})

describe('the throttle', () => {
  /** Ten minutes: `send` lets less than one pass. */
  const throttled = { throttleMs: 600_000 }
  const refused = { ok: false, status: 429, text: 'Too Many Requests', isFinal: false }

  it('refuses a second message within its interval without a request, but not after the clock was set back', async () => {
    network.answer(OK, OK)
    expect(await send(throttled, toLead('one'))).toEqual({ ok: true })
    expect(await send(throttled, toLead('two'))).toEqual(refused)
    expect(network.requests).toHaveLength(1)
    jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
    expect(await send(throttled, toLead('two'))).toEqual({ ok: true })
  })

  it('does not count a message that was refused, or an attempt that failed', async () => {
    network.answer({ status: 400, text: 'Bad' }, 'dropped', { status: 500, text: '' }, OK)
    await send(throttled)
    expect(await send(throttled)).toEqual({ ok: true })
  })
})

// The provider's client throws without storage, so the site sends the request itself.
it('sends the same request if storage is blocked, with its fields in the same order', async () => {
  network.answer(OK, OK)
  await send({}, toLead('one'))
  storage.block()
  expect(await send({}, toLead('one'))).toEqual({ ok: true })
  const [withClient, plain] = network.requests
  expect(plain).toEqual(withClient)
  expect(Object.keys(plain?.body ?? {})).toEqual(Object.keys(withClient?.body ?? {}))
})
