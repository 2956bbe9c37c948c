import type { DefaultWords } from '../default-words'

/** Words of the contact page, the forms, what becomes of their messages, and the lead popup. */
export const contact = {
  title: 'Words of the contact page, the forms and the lead popup',
  prescribed: [
    'message.title',
    'message.send',
    'lead.title',
    'newsletter.subscribe',
    'form.labels.name',
    'form.labels.mobile',
    'form.labels.email',
    'form.status.sending',
    'form.status.sent',
    'form.status.failed',
    'form.ways.chat',
  ],
  texts: {
    page: {
      title: 'Contact Us',
      description: 'Ask {name} for a quote or for service: sales {sales}, service {service}, {hours}.',
    },
    phones: {
      sales: 'Sales: new machines',
      service: 'Service: machines you own',
    },
    photo: 'Send a photo on WhatsApp',
    // Below the name of a machine
    details: {
      address: 'Address',
      email: 'Email',
      hours: 'Working hours',
      social: 'Social',
    },
    map: {
      frame: "Map of the company's address",
      note: 'The map loads from an outside service.',
      show: 'Show map',
      directions: 'Directions',
    },
    questions: 'Common questions',
    message: {
      title: 'Happy To Answer Your Questions',
      send: 'Send Message',
    },
    ownApp: {
      byChat: 'Send Message opens WhatsApp with your text, and you send it from there.',
      byMail: 'Send Message opens your mail app with your text, and you send it from there.',
      mail: 'Send by email',
      opened: 'Your text is now in the other app. Press send there: only then does it reach us.',
    },
    lead: {
      title: 'Get In Touch With Us',
      close: 'Close',
      send: 'Send',
      callMe: 'Please contact me.',
    },
    newsletter: {
      label: 'Newsletter',
      hint: 'Enter your email, then confirm on the next page.',
      placeholder: 'Your email',
      subscribe: 'Subscribe Now',
      message: 'Please add my address to your newsletter.',
    },
    form: {
      labels: {
        name: 'Name',
        mobile: 'Mobile Number',
        email: 'Email',
        company: 'Company',
        message: 'Message',
      },
      optional: '{label} (optional)',
      addOptional: 'Add mobile or company',
      tooLong: '{label} is too long: {length} characters, and at most {limit} are allowed.',
      leaveEmpty: 'Leave this field empty',
      status: {
        sending: 'Sending...',
        slow: 'This is taking longer than usual. We are still trying.',
        sent: 'Message sent successfully!',
        failed: 'Failed to send message. Try again.',
        rejected:
          'The mail service did not accept this message, and it is not saved here. Change it and try again, or call, chat or email us.',
        handedOver: 'We have filled in what you typed. Add the rest, then press Send Message.',
        tryForm: 'Use the contact form instead',
        close: 'Close',
      },
      pending: {
        offline: 'Your message is saved on this device for {days} days and will be sent when you are back online.',
        refused:
          'Your message is saved on this device for {days} days. We keep trying to send it while a page of this site is open.',
        unkept:
          'Your message could not be saved on this device. Please call, chat or email us; we keep trying only while this page is open.',
        discard: 'Discard',
      },
      ways: {
        title: 'Other ways to reach us',
        chat: 'Live Chat',
        subject: 'Enquiry',
        notice: 'privacy notice',
        call: 'Call {number}',
        all: '{call}, {chat}, {mail}',
        or: 'Or: {ways}.',
        withoutScript: 'Without JavaScript this form cannot send. Contact us directly: {ways}.',
        privacy: 'We use your details only to reply: {notice}.',
      },
    },
  },
} as const satisfies DefaultWords
