import { Clauses } from '@/components/page/clauses'
import { SearchKeySwitch } from '@/components/search/search-key-switch.client'
import { OUTBOX_KEEP_DAYS } from '@/lib/constants'
import { getCompany, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'

/** The companion service deletes messages and locations after this many days: its setting COMPANION_RETENTION_DAYS. */
const RETENTION_DAYS = 30

/**
 * The notice required by India's Digital Personal Data Protection Rules 2025: which data is collected, when, why, who
 * receives it, how long it is stored, how to withdraw consent and where to complain. It describes this build's actual
 * settings.
 */
export function PrivacyNotice() {
  const { name, salesPhone, privacyContact } = getCompany()
  const writeTo = <a href={`mailto:${privacyContact.email}`}>{privacyContact.email}</a>
  const parts = [
    {
      id: 'forms',
      title: 'When you send a form',
      text: (
        <>
          {!env.mail && <p>The forms of this site are switched off at present. Once they are on, this holds.</p>}
          <ul>
            <li>
              The contact form takes your name, email and message and, if you give them, your mobile number and company.
            </li>
            <li>The form 'Get In Touch With Us' takes your name, mobile number and email.</li>
            <li>The newsletter box takes your email.</li>
            <li>A random number goes with each message, so that one that arrives twice is recognised.</li>
          </ul>
          <p>
            We use them to answer you, to prepare the quote you ask for and, if you subscribe, to send you news. Nothing
            is sent before you press the button.
          </p>
          <p>
            The mail service <a href="https://www.emailjs.com/">EmailJS</a> carries the message to {name}; its servers
            may stand outside India. Nobody else gets it. It stays in our mailbox while we deal with your enquiry, or
            until you ask us to delete it. Where this site's own service takes a message instead, it is deleted after{' '}
            {RETENTION_DAYS} days.
          </p>
        </>
      ),
    },
    {
      id: 'device',
      title: 'What stays on your device',
      text: (
        <>
          <ul>
            <li>What you type into a form, until it is sent or you close the tab.</li>
            <li>
              A message that could not be sent, for {OUTBOX_KEEP_DAYS} days at most. 'Discard' beside it deletes it at
              once.
            </li>
            <li>The machines you set aside to compare or to ask about, until you take them off.</li>
            <li>
              The size of the hall that you checked a machine against, until the machine stands in your enquiry or you
              close the tab.
            </li>
            <li>The eight machines you looked at last, which the comparison offers you.</li>
            <li>That you closed the form on the home page, until you close the tab.</li>
            <li>
              Pages and pictures that you have seen, the product list and the contact details, so that they open without
              a network; the whole catalogue, if you ask for it.
            </li>
            <li>That you turned the / key off.</li>
            <li>The random number of the visitor count, where it is on. A new one replaces it every day.</li>
          </ul>
          <p>
            This site sets no cookies, and no other site can read these entries. Clearing this site's data in your
            browser deletes them.
          </p>
          <p>
            The / key leads to the search from every page. If it gets in your way, for instance because you speak to
            your device, turn it off here.
          </p>
          <SearchKeySwitch words={getWords().catalogue.searchKey} />
        </>
      ),
    },
    {
      id: 'visitors',
      title: 'Visitor count',
      text: (
        <p>
          {env.visitorsUrl ? 'This site counts its visitors. ' : 'The visitor count is switched off. Where it is on: '}
          Your browser makes a random number, a new one every day, and sends it so that a reload is not counted twice.
          No name and no internet address is stored with it.
        </p>
      ),
    },
    {
      id: 'location',
      title: 'Location record',
      text: (
        <>
          <p>
            {env.location ? 'When you open the home page, ' : 'The location record is switched off. Where it is on: '}
            your browser asks a lookup service where your internet address seems to be, and the answer is saved with the
            time, so that we know which regions ask for machines. The answer may hold your internet address. It is
            deleted after {RETENTION_DAYS} days.
          </p>
          <p>A browser that sends Global Privacy Control is never looked up.</p>
        </>
      ),
    },
    {
      id: 'elsewhere',
      title: 'Links to other services',
      text: (
        <p>
          The map, the chat, the video and the social networks belong to others. They learn of your visit only when you
          open them, and their own notices hold there.
        </p>
      ),
    },
    {
      id: 'removal',
      title: 'Taking it back',
      text: (
        <p>
          You may ask what we hold about you, have it corrected or deleted, name somebody to act for you, and take your
          consent back at any time. Write to {writeTo} or call <a href={salesPhone.href}>{salesPhone.text}</a>. Tell us
          the email or number you used; we need nothing else. What was done before stays lawful.
        </p>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      text: (
        <>
          <p>
            {privacyContact.name}: {writeTo}. If our answer does not settle it, you may complain to the Data Protection
            Board of India.
          </p>
          <p>
            This notice follows the Digital Personal Data Protection Act 2023 and the Digital Personal Data Protection
            Rules 2025.
          </p>
        </>
      ),
    },
  ]
  return <Clauses parts={parts} />
}
