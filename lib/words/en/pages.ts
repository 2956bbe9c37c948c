import type { DefaultWords } from '../default-words'

/** Words of the About page, the page without a network, llms.txt and preview cards. */
export const pages = {
  title: 'Words of single pages and of preview cards',
  texts: {
    about: {
      title: 'About Us',
      since: 'In converting machinery since',
      machines: 'Machines in the catalogue',
      plans: 'Packs with a plan of their line',
      applications: 'Applications',
      thisMachine: 'This machine',
      machinesFor: {
        one: '{count} machine for {stock}',
        other: '{count} machines for {stock}',
      },
      // Read aloud after the number of machines of a step
      inStep: {
        one: 'machine',
        other: 'machines',
      },
      // Below the machines to scale; `count` is how many are drawn
      scale: {
        one: '{count} machine to scale, beside a person 1.7 m tall.',
        other: '{count} machines at one scale, in the order of production, beside a person 1.7 m tall.',
      },
      // A link to call; `number` is the telephone number of the service
      service: 'Service {number}',
      step: 'Step {step}',
      // Below the example machine; `operators` is a sentence of its file
      drawing: '{operators} The picture is not to scale.',
      // Each below a number that is counted
      checkable: {
        title: 'What you can check',
        figures:
          'Figures in the data sheets, each with its unit. Typical ones are marked, and confirmed with your quote.',
        drawn: 'Machines drawn to scale, from the side and from above, in a hall of your size.',
        turned: 'Machines that you can turn in 3D and follow at work, station by station.',
      },
    },
    offline: {
      title: 'No network',
      description: 'Shown if a page is neither saved on the device nor available from the network.',
      text: 'This page is not saved on your device, and there is no connection.',
      tryAgain: 'Try again',
      kept: 'Saved on this device',
      back: 'You are back online. Try again.',
      maybe: 'Pages you opened earlier may be saved here; their links work as usual.',
      nothing: 'Nothing is saved on this device yet.',
      email: 'Email needs a connection: {email}. {hours}.',
      catalogue: {
        title: 'Take the catalogue with you',
        text: 'Pages you have opened, the product list and the contact details already work offline. Save the rest, and the whole catalogue does.',
        save: 'Save the catalogue offline',
        continue: 'Continue',
        newer: 'Get the newer version',
        stop: 'Stop and remove',
        remove: 'Remove it from this device',
        progress: 'Loading the catalogue',
        codeFailed: 'That did not work. Check your connection and try again.',
        saveSize: 'Save the catalogue offline ({size})',
        saveAll: 'Save it with the 3D views ({size})',
        addViews: 'Add the 3D views ({size})',
        states: {
          checking: 'Looking up the size…',
          outdated: 'A newer version is available.',
          removed: 'The catalogue was removed from this device.',
          ready: 'All machines (one picture each), the samples and the contact details: {size} on this device.',
          loading: 'Loading: {share} % of {size}. Stay on this page until it is done.',
          saved:
            'The whole catalogue is saved on this device ({size}, {day}). It opens without a network; PDF data sheets still need one.',
          savedAll:
            'The whole catalogue with its 3D views is saved on this device ({size}, {day}). It opens without a network; PDF data sheets still need one.',
        },
        problems: {
          unsupported: 'This browser cannot save pages. Try another browser, or leave private (incognito) mode.',
          disabled: 'Saving the catalogue is switched off at the moment.',
          network: 'The connection dropped. What has loaded is saved: check the connection and press Continue.',
          storage:
            'There is not enough room on this device: the catalogue takes {size}. Free some space and press Continue.',
        },
      },
    },
    // The catalogue as plain text for language models, at /llms.txt
    plainText: {
      groups: 'Machine groups',
      planner: 'Line planner',
      machines: 'Machines',
      contact: 'Sales {phone}, {email}. Figures are typical; the figure for a given job is agreed in the quote.',
    },
    // Pictures that chat programs and networks show beside a link
    cards: {
      since: 'Since {year}',
      products: {
        one: '{count} machine',
        other: '{count} machines',
      },
      productsText: 'Filter by job, stock, speed and sheet size',
      applications: 'Application Area',
      applicationsText: 'Packs, and the machines that make them',
      about: 'About Us',
      contact: 'Contact Us',
      contactText: 'Tell us the box style, board and quantity',
      compare: 'Compare machines',
      compareText: 'Up to four side by side',
      privacy: 'Privacy',
      privacyText: 'What is sent, to whom, and for how long',
    },
  },
} as const satisfies DefaultWords
