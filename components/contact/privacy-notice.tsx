import { Clauses } from '@/components/page/clauses'
import { SearchKeySwitch } from '@/components/search/search-key-switch.client'
import { Filled } from '@/components/ui/filled'
import { MAIL_PROVIDER_SITE, OUTBOX_KEEP_DAYS } from '@/lib/constants'
import { getCompany, getHome, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { findCosts } from '@/lib/ready-plans/ready-plans'
import { fill } from '@/lib/words'

/**
 * The notice required by India's Digital Personal Data Protection Rules 2025: which data is collected, when, why, who
 * receives it, how long it is stored, how to withdraw consent and where to complain. It describes this build's actual
 * settings.
 */
export function PrivacyNotice() {
  const { name, salesPhone, privacyContact, ...company } = getCompany()
  const { forms, device, visitors, location, elsewhere, removal, complaints } = getWords().privacy
  const email = <a href={`mailto:${privacyContact.email}`}>{privacyContact.email}</a>
  const phone = <a href={salesPhone.href}>{salesPhone.text}</a>
  const provider = <a href={MAIL_PROVIDER_SITE}>{forms.provider}</a>
  const lead = getHome().popup ? [forms.lead] : []
  const newsletter = company.newsletter ? [forms.newsletter] : []
  const unsent = fill(device.unsent, { days: OUTBOX_KEEP_DAYS })
  const clauses = [
    {
      id: 'forms',
      title: forms.title,
      text: (
        <>
          {!env.mail && <p>{forms.off}</p>}
          <List entries={[forms.contact, ...lead, ...newsletter, forms.number]} />
          <p>{forms.use}</p>
          <p>
            <Filled text={forms.service} parts={{ provider, name }} />
          </p>
        </>
      ),
    },
    {
      id: 'device',
      title: device.title,
      text: (
        <>
          <List
            entries={[
              device.typed,
              unsent,
              device.lists,
              device.hall,
              device.seen,
              device.popup,
              ...(findCosts() ? [device.costs] : []),
              device.pages,
              device.key,
              device.visit,
            ]}
          />
          <p>{device.cookies}</p>
          <p>{device.searchKey}</p>
          <SearchKeySwitch words={getWords().catalogue.searchKey} />
        </>
      ),
    },
    { id: 'visitors', title: visitors.title, text: <p>{env.visitorsUrl ? visitors.on : visitors.off}</p> },
    {
      id: 'location',
      title: location.title,
      text: (
        <>
          <p>{fill(env.location ? location.on : location.off, { days: env.retentionDays })}</p>
          <p>{location.privacyControl}</p>
        </>
      ),
    },
    { id: 'elsewhere', title: elsewhere.title, text: <p>{elsewhere.text}</p> },
    {
      id: 'removal',
      title: removal.title,
      text: (
        <p>
          <Filled text={removal.text} parts={{ email, phone }} />
        </p>
      ),
    },
    {
      id: 'complaints',
      title: complaints.title,
      text: (
        <>
          <p>
            <Filled text={complaints.text} parts={{ contact: privacyContact.name, email }} />
          </p>
          <p>{complaints.law}</p>
        </>
      ),
    },
  ]
  return <Clauses parts={clauses} />
}

function List({ entries }: { entries: readonly string[] }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
