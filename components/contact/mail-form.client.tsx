'use client'

import {
  type ChangeEventHandler,
  type FormEventHandler,
  Fragment,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import { Filled } from '@/components/ui/filled'
import { Icon } from '@/components/ui/icon'
import { RuledButton } from '@/components/ui/ruled-link'
import { TextArea, TextInput } from '@/components/ui/text-field'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { createFallbackLinks } from '@/lib/contact/fallback-links'
import {
  FIELDS,
  type FieldName,
  type FieldValues,
  FORM_FIELDS,
  type FormWords,
  type MailKind,
} from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { formatPlainText } from '@/lib/contact/parameters'
import { isSending, useSubmission } from '@/lib/contact/submission'
import { submitMessage } from '@/lib/contact/submit-message'
import { useSubmitForm } from '@/lib/contact/use-submit-form'
import type { ContactChannels } from '@/lib/content/company'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { FallbackLinks } from './fallback-links'
import { FormResults } from './form-results'
import { Honeypot } from './honeypot'

/** Without JavaScript the button stays disabled. With it, the button is disabled too briefly for a visible style. */
const DISABLED_WITHOUT_SCRIPT =
  'noscript:disabled:cursor-default noscript:disabled:border-plate-2 noscript:disabled:bg-plate-2 noscript:disabled:text-ink-2'

type OwnAppWords = Words['contact']['ownApp']

type MailFormProps = {
  kind: 'lead' | 'message'
  /** Null if this build has no mail provider; then the button opens the visitor's own app with the typed text. */
  mail: MailSettings | null
  /** What a form says whose text goes to the visitor's own app; needed where `mail` may be null. */
  ownApp?: OwnAppWords
  contact: ContactChannels
  words: FormWords
  /** Id of the heading that names the form. */
  labelledBy?: string
  className: string
  /** The button's label. */
  children: ReactNode
}

/** The contact form, or that of the lead popup. `FORM_FIELDS` lists their fields. */
export function MailForm({ kind, mail, ownApp, contact, words, labelledBy, className, children }: MailFormProps) {
  // Whether the visitor's own app has been opened, and what the button that was pressed last is for.
  const [isOpened, setIsOpened] = useState(false)
  const wanted = useRef<OwnAppChannel>('chat')
  const { formProps, buttonProps, getFieldProps } = useSubmitForm({
    kind,
    words,
    usesProvider: mail !== null,
    onChecked(checked) {
      if (mail) {
        void submitMessage(kind, checked, mail, words.labels)
        return
      }
      openOwnApp(checked.values, wanted.current, contact, words)
      setIsOpened(true)
    },
  })
  const { required, optional } = FORM_FIELDS[kind]

  function handlePress(event: MouseEvent, channel: OwnAppChannel) {
    wanted.current = channel
    buttonProps.onClick(event)
  }

  return (
    <form className={className} aria-labelledby={labelledBy} {...formProps}>
      {mail === null && (
        <p className="text-small noscript:hidden">{contact.chatNumber ? ownApp?.byChat : ownApp?.byMail}</p>
      )}
      <div className="grid gap-x-gutter gap-y-2 not-in-[dialog]:sm:grid-cols-2">
        {required.map(name => (
          <Fragment key={name}>
            <FormField label={words.labels[name]} isRequired {...getFieldProps(name)} />
            {/* The optional fields follow the email. */}
            {name === 'email' && optional.length > 0 && (
              <Fold summary={words.addOptional} isFilled={optional.some(field => getFieldProps(field).value !== '')}>
                {optional.map(field => (
                  <FormField
                    key={field}
                    label={fill(words.optional, { label: words.labels[field] })}
                    isRequired={false}
                    {...getFieldProps(field)}
                  />
                ))}
              </Fold>
            )}
          </Fragment>
        ))}
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <Button
            kind="primary"
            className={`${DISABLED_WITHOUT_SCRIPT} in-[dialog]:w-full`}
            {...buttonProps}
            onClick={event => handlePress(event, 'chat')}
          >
            {children}
          </Button>
          {mail === null && ownApp && contact.chatNumber && (
            <RuledButton className="needs-script" {...buttonProps} onClick={event => handlePress(event, 'mail')}>
              {ownApp.mail}
            </RuledButton>
          )}
        </div>
        {mail === null && (
          <p className="mt-1.5 text-small empty:hidden" role="status">
            {isOpened && ownApp?.opened}
          </p>
        )}
        <FormResults kind={kind} contact={contact} words={words} />
        <Alternatives kind={kind} contact={contact} words={words.ways} />
      </div>
      <Honeypot kind={kind} label={words.leaveEmpty} />
    </form>
  )
}

type FoldProps = { summary: string; isFilled: boolean; children: ReactNode }

/** Optional fields, folded until the visitor unfolds them, or another form or an earlier visit has filled one. */
function Fold({ summary, isFilled, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  // Not with React's `open`, which would also fold them when the visitor empties the last one.
  useEffect(() => {
    if (isFilled) details.current?.setAttribute('open', '')
  }, [isFilled])
  return (
    <details ref={details}>
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1 font-semi [&::-webkit-details-marker]:hidden">
        <Icon name="plus" className="size-2!" />
        <span>{summary}</span>
      </summary>
      <div className="mt-1 grid gap-2">{children}</div>
    </details>
  )
}

type FormFieldProps = {
  /** The form it belongs to. */
  kind: MailKind
  name: FieldName
  label: string
  isRequired: boolean
  value: string
  /** The browser's message on an invalid value, or undefined. */
  error: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onInvalid: FormEventHandler<HTMLInputElement | HTMLTextAreaElement>
}

/** A form field: label, native control and error message. */
function FormField({ kind, name, label, isRequired, error, ...control }: FormFieldProps) {
  // The attributes of an `input`; a field without them is a text area.
  const { input } = FIELDS[name]
  const id = `${kind}-${name}`
  const isInvalid = error !== undefined
  const attributes = {
    ...control,
    id,
    name,
    required: isRequired,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
  }
  return (
    // The message stands beside the other fields, and is as high as they are together.
    <div className={input ? undefined : 'grid grid-rows-[auto_1fr] sm:col-start-2 sm:row-[1/4]'}>
      <label className="mb-1 block font-semi" htmlFor={id}>
        {label}
      </label>
      {input ? <TextInput {...input} {...attributes} /> : <TextArea rows={5} dir="auto" {...attributes} />}
      {isInvalid && (
        <p className="mt-1 flex gap-1 text-small/[1.35] font-medium text-pretty text-bad" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The visitor's own app that sends in place of this site: the messaging app, or the mail program. */
type OwnAppChannel = 'chat' | 'mail'

/** Opens the visitor's own app with what was typed: the wanted one, but the mail program if the company has no chat. */
function openOwnApp(values: FieldValues, wanted: OwnAppChannel, contact: ContactChannels, words: FormWords) {
  const links = createFallbackLinks(contact, words.ways, formatPlainText(values, words.labels))
  const chosen = contact.chatNumber === null ? 'mail' : wanted
  const link = links.find(({ channel }) => channel === chosen)
  // A mail program opens beside the page, which stays as it is.
  if (link) window.open(link.href, chosen === 'chat' ? '_blank' : '_self', 'noopener')
}

type AlternativesProps = {
  kind: MailKind
  contact: ContactChannels
  words: FormWords['ways']
}

/** Other ways to reach the company, unless the form's status already lists them, and a link to the privacy notice. */
function Alternatives({ kind, contact, words }: AlternativesProps) {
  const submission = useSubmission(kind)
  const isHydrated = useHydrated()
  const statusListsWays = submission.failure !== null && !isSending(submission)
  const ways = <FallbackLinks contact={contact} words={words} />
  return (
    <p className="mt-2 text-small in-[dialog]:mt-2.5">
      {/* Hidden, not removed: React could not insert it again before a text that the browser has translated. */}
      <span hidden={statusListsWays} className="noscript:hidden">
        <Filled text={words.or} parts={{ ways }} />
      </span>{' '}
      {!isHydrated && (
        <span className="hidden noscript:inline">
          <Filled text={words.withoutScript} parts={{ ways }} />{' '}
        </span>
      )}
      <span>
        <Filled text={words.privacy} parts={{ notice: <a href={toAddress(paths.privacy)}>{words.notice}</a> }} />
      </span>
    </p>
  )
}
