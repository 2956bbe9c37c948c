import type { DefaultWords } from '../default-words'

/**
 * Words of the lists that a visitor fills: the comparison and the enquiry, and what leads to them on every page. 'Four
 * machines' is MAX_COMPARED of lib/constants.ts.
 */
export const lists = {
  title: 'Words of the comparison and the enquiry',
  texts: {
    buttons: {
      compare: 'Compare',
      enquire: 'Add to enquiry',
      enquired: 'In enquiry',
      compareMachine: 'Compare {title}',
      enquireMachine: 'Add to enquiry: {title}',
      enquiredMachine: 'In enquiry, press to remove: {title}',
    },
    changes: {
      compare: {
        added: '{title} added to the comparison.',
        removed: '{title} removed from the comparison.',
        full: 'You can compare four machines. Remove one to add this one.',
        otherProcess: 'Only machines that do the same job can be compared. Clear the comparison to start another.',
      },
      enquiry: {
        added: '{title} added to the enquiry.',
        removed: '{title} removed from the enquiry.',
        full: 'The enquiry list is full. Send it before you add more.',
      },
      unstored: 'This browser does not save the list. It lasts until you close or reload the page.',
    },
    names: {
      more: {
        other: '{names} and {count} more',
      },
      unknown: 'Not in the catalogue: {names}.',
    },
    tray: {
      label: 'Comparison and enquiry',
      addOne: 'Add one more to compare',
      compared: 'Machines to compare',
      clear: 'Clear all',
      compare: 'Compare {count}',
      enquiry: 'Enquiry {count}',
      remove: 'Remove {title}',
    },
    badge: {
      one: 'Enquiry list, {count} machine',
      other: 'Enquiry list, {count} machines',
    },
    compare: {
      page: {
        title: 'Compare machines',
        // The last breadcrumb
        current: 'Compare',
        description:
          'Up to four machines side by side: speed, sheet size, stock, power, weight and floor space. Of machines for the same job, the best of each is marked.',
        products: 'Products',
        withoutScript: 'The comparison needs JavaScript. Each machine’s page has all its figures.',
      },
      suggested: 'Often compared',
      seen: {
        title: 'Recently viewed',
        choose: 'Choose a machine to compare it with',
        group: {
          one: '{process}: {count} machine',
          other: '{process}: {count} machines',
        },
      },
      states: {
        loading: 'Loading the machines...',
        failed: 'The figures did not load. Check your connection and reload the page.',
        empty: 'Pick two to four machines that do the same job. Press Compare on each card.',
      },
      notes: {
        repeated: 'The link names the same machine twice.',
        mixed: 'These machines do different jobs, so few of their figures can be compared.',
        single: 'Add one more to compare.',
        alone: 'No other machine in the catalogue does this job.',
        surplus: 'Up to four machines can be compared. Left out: {names}.',
      },
      add: {
        label: 'Add one more to compare',
        add: 'Add',
        full: 'You can compare four machines. Remove one to add another.',
        added: '{title} added.',
        removed: '{title} removed.',
      },
      differences: 'Differences only ({count} of {total})',
      table: {
        bar: 'A bar marks the best figure',
        // Where the machines are for several jobs
        barOfJob: 'A bar marks the best figure of machines that do the same job',
        best: ', best',
        toScale: 'Side views to one scale, person 1.7 m',
        sideways: 'Scroll sideways to see all machines',
        notStated: 'not stated',
        // For a figure that another row has, in its unit
        inUnit: 'stated in {unit}',
        quote: 'Get a quote',
        quoteFor: 'Get a quote: {title}',
        remove: 'Remove',
        once: 'Figures given for one machine only',
        caption: 'Figures of {names}',
        removeMachine: 'Remove {title}',
      },
      rows: {
        operation: 'Automation',
        worksOn: 'Works on',
        makes: 'Makes',
        operators: 'Operators',
      },
      actions: {
        quote: 'Get a quote for these',
        print: 'Print',
        share: 'Comparison: {names}',
        figure: '{title}: {name} {value}',
      },
    },
    enquiry: {
      products: 'Products',
      list: 'Machines in this enquiry',
      quantity: 'Quantity',
      note: 'Note',
      message: 'I would like a quote for:',
      title: {
        one: 'Your enquiry: {count} machine',
        other: 'Your enquiry: {count} machines',
      },
      none: 'To ask about a machine, press Add to enquiry on its card under {products}.',
      quantityRange: 'Enter a whole number from 1 to {most}. Your enquiry says {quantity}.',
      quantityLimit: 'The list takes up to {most} of a machine. Write a larger number in the message.',
      noteLimit: 'A note takes up to {most} characters. Write the rest in the message.',
      remove: 'Remove {title}',
      link: {
        failed: 'The machines of this link did not load. Please name them in your message.',
        allProducts: 'All products',
        all: 'These machines came from a shared link and are part of this message only.',
        keep: 'Keep in my list',
        full: 'The enquiry list was full with {most} machines; not added: {names}. Send it or remove a machine first.',
        some: {
          other: '{count} of these machines came from a shared link and are part of this message only.',
        },
      },
      share: 'Enquiry: {names}',
    },
  },
} as const satisfies DefaultWords
