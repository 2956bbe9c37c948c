import { type MailSettings, sendMail } from '@/lib/adapters/mail-provider'
import { readOutbox, removeFromOutbox } from '@/lib/adapters/outbox-store'
import { announceDelivery } from '@/lib/adapters/outbox-watch'
import { runInOneTab } from '@/lib/adapters/single-tab'
import { sendOutbox } from './outbox'
import { sayInCorner } from './submission-note'

/** Sends what waits in the outbox, unless another tab is doing so, and says in the page's corner where something has arrived. */
export function sendWaiting(settings: MailSettings) {
  return runInOneTab('outbox', async () => {
    const send = sendMail.bind(null, settings)
    const delivered = await sendOutbox({ read: readOutbox, remove: removeFromOutbox, send })
    for (const { leadId } of delivered) announceDelivery(leadId)
    if (delivered.length > 0) sayInCorner('sent')
  })
}
