import type { DefaultWords } from '../default-words'

/**
 * Words of the privacy page: the notice required by India's Digital Personal Data Protection Rules 2025. Have a change
 * read by whoever answers for it.
 */
export const privacy = {
  title: 'The privacy notice',
  texts: {
    title: 'Privacy',
    description: 'What {name} learns about visitors to this site, why, for how long, and how to have it removed.',
    intro: 'What {name} learns about you when you use this site, why, and how to have it removed.',
    forms: {
      title: 'When you send a form',
      // While no mail account is set
      off: 'At present the site sends nothing: the contact form opens WhatsApp or your mail app with your text, and there is no other form. Once forms send, this holds.',
      contact:
        'The contact form takes your name, email and message and, if you give them, your mobile number and company.',
      lead: "The form 'Get In Touch With Us' takes your name, mobile number and email.",
      newsletter: 'The newsletter box takes your email.',
      number: 'A random number goes with each message, so that one that arrives twice is recognised.',
      use: 'We use them to answer you, to prepare the quote you ask for and, if you subscribe, to send you news. Nothing is sent before you press the button.',
      provider: 'EmailJS',
      service:
        'The mail service {provider} carries the message to {name}; its servers may stand outside India. Nobody else gets it. It stays in our mailbox while we deal with your enquiry, or until you ask us to delete it.',
    },
    device: {
      title: 'What stays on your device',
      typed: 'What you type into a form, until it is sent or you close the tab.',
      lists: 'Machines in your comparison and enquiry lists, until you remove them.',
      hall: 'The size of the hall that you checked a machine against, until the machine stands in your enquiry or you close the tab.',
      costs: 'The prices, wages and whatever else you type for a line plan, until you clear it there.',
      // As many as MAX_SEEN of lib/lists/machine-list.ts
      seen: 'The last eight machines you viewed, offered on the compare page.',
      popup: 'That you closed the form on the home page, until you close the tab.',
      pages:
        'Pages and pictures that you have seen, the product list and the contact details, so that they open without a network; the whole catalogue, if you ask for it.',
      key: 'That you turned the / key off.',
      visit: 'The random number of the visitor count, where it is on. A new one replaces it every day.',
      cookies:
        "This site sets no cookies, and no other site can read these entries. Clearing this site's data in your browser deletes them.",
      searchKey:
        'The / key leads to the search from every page. If it gets in your way, for instance because you speak to your device, turn it off here.',
      unsent: "A message that could not be sent, for {days} days at most. 'Discard' beside it deletes it at once.",
    },
    visitors: {
      title: 'Visitor count',
      on: 'This site counts its visitors. Your browser makes a random number, a new one every day, and sends it so that a reload is not counted twice. No name and no internet address is saved with it.',
      off: 'The visitor count is switched off. Where it is on, your browser makes a random number, a new one every day, and sends it so that a reload is not counted twice. No name and no internet address is saved with it.',
    },
    location: {
      title: 'Location record',
      privacyControl: 'A browser that sends Global Privacy Control is never looked up.',
      on: 'When you open the home page, your browser asks a lookup service where your internet address seems to be, and the answer is saved with the time, so that we know which regions ask for machines. The answer may hold your internet address. It is deleted after {days} days.',
      off: 'The location record is switched off. Where it is on, your browser asks a lookup service where your internet address seems to be, and the answer is saved with the time, so that we know which regions ask for machines. The answer may hold your internet address. It is deleted after {days} days.',
    },
    elsewhere: {
      title: 'Links to other services',
      text: 'The map, the chat, the video and the social networks belong to others. They learn of your visit only when you open them, and their own privacy notices apply there.',
    },
    removal: {
      title: 'Your rights',
      text: 'You may ask what we hold about you, have it corrected or deleted, name somebody to act for you, and withdraw your consent at any time. Write to {email} or call {phone}. Tell us the email or number you used; we need nothing else. Withdrawing it does not affect what was lawfully done before.',
    },
    complaints: {
      title: 'Complaints',
      law: 'This notice follows the Digital Personal Data Protection Act 2023 and the Digital Personal Data Protection Rules 2025.',
      text: '{contact}: {email}. If our answer does not settle it, you may complain to the Data Protection Board of India.',
    },
  },
} as const satisfies DefaultWords
