'use client'

import { Notice } from '@/components/ui/notice'
import type { FormWords } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-provider'
import type { CheckedForm } from '@/lib/contact/parameters'
import { submitMessage } from '@/lib/contact/submit-message'
import { useHandOver } from '@/lib/contact/use-hand-over'
import { useSubmitForm } from '@/lib/contact/use-submit-form'
import type { ContactChannels } from '@/lib/content/company'
import type { Words } from '@/lib/words/defaults'
import { FormResults } from './form-results'
import { Honeypot } from './honeypot'

type NewsletterProps = {
  mail: MailSettings
  contact: ContactChannels
  words: Words['contact']['newsletter']
  formWords: FormWords
}

/**
 * The newsletter form in the footer. If no mail template is configured, it passes the address to the contact form
 * instead and does not claim a subscription.
 */
export function Newsletter({ mail, contact, words, formWords }: NewsletterProps) {
  const canSubscribe = mail.targets.newsletter !== null
  const handOver = useHandOver()

  function handleChecked(checked: CheckedForm) {
    if (canSubscribe) {
      void submitMessage('newsletter', checked, mail, formWords.labels)
      return
    }
    // The field is not cleared, so that a second press while the next page loads is still valid.
    handOver({ ...checked.values, message: words.message })
  }

  const form = useSubmitForm({
    kind: 'newsletter',
    words: formWords,
    // Without a mail template, the button leads to the contact form, which uses it.
    usesProvider: true,
    onChecked: handleChecked,
  })
  const { kind, error, ...field } = form.getFieldProps('email')
  return (
    <>
      {!canSubscribe && <p className="text-on-blue-2">{words.hint}</p>}
      <form className="mt-1.75 flex" aria-label={words.label} {...form.formProps}>
        <label className="sr-only" htmlFor="newsletter-email">
          {formWords.labels.email}
        </label>
        <input
          id="newsletter-email"
          className="min-h-control min-w-0 flex-1 rounded-s rounded-e-none border border-e-0 border-blue-field
            bg-transparent px-1.75 py-0 text-on-blue placeholder:text-on-blue-2"
          type="email"
          required
          placeholder={words.placeholder}
          autoComplete="email"
          inputMode="email"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'newsletter-email-error'}
          {...field}
        />
        <button
          className="min-h-control cursor-pointer rounded-s-none rounded-e border border-on-blue bg-on-blue px-2.25
            font-strong whitespace-nowrap text-blue hover:border-kraft hover:bg-kraft"
          {...form.buttonProps}
        >
          {words.subscribe}
        </button>
        <Honeypot kind={kind} label={formWords.leaveEmpty} />
      </form>
      {error !== undefined && (
        <Notice tone="bad" className="mt-2" id="newsletter-email-error">
          {error}
        </Notice>
      )}
      <FormResults kind={kind} contact={contact} words={formWords} />
    </>
  )
}
