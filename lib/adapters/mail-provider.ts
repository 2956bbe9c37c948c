/** Which of the provider's templates a message uses. */
export type MailKind = 'lead' | 'message' | 'newsletter'

/** What the provider's account and this build say about sending. */
export type MailSettings = {
  publicKey: string
  serviceId: string
  /** A newsletter template is optional; without one nothing is ever subscribed. */
  templates: { lead: string; message: string; newsletter: string | null }
  /** Null: the provider's own origin. The word 'self': this site's, where a stand-in listens. */
  origin: string | null
  /** Sender addresses that are refused; exact and case-sensitive. Empty: off. */
  blockList: string[]
  /** Least time between two messages, in milliseconds; 0: off. */
  throttleMs: number
  /** Refuses browsers that say they are driven by a program. */
  blockHeadless: boolean
}
