import type { DefaultWords } from '../default-words'

/** Words of the packaging samples: the gallery, its viewer, and the samples on other pages. */
export const applications = {
  title: 'Words of the packaging samples',
  prescribed: ['page.title'],
  texts: {
    alt: 'Packaging {number}',
    // Of a box on the About page.
    boxAlt: 'Box {number}',
    page: {
      title: 'Application Area',
      // The last breadcrumb
      current: 'Applications',
      description:
        '{count} packs made on our machines, from pharma cartons to corrugated mailers and rigid gift boxes, each with the machines in its order of production.',
    },
    viewer: {
      label: 'Application',
      previous: 'Previous application',
      next: 'Next application',
      close: 'Close',
      position: 'Packaging {number} / {count}',
    },
    view: 'View {name}',
    // {result} is a list of `ups`, `hours`, and what a pack costs.
    plannedFor: '{packs} a day: {result}',
    ups: '{ups}-up',
    hours: '{hours} h',
    madeOn: 'Made on',
    madeOnMachines: {
      one: 'Made on 1 machine',
      other: 'Made on {count} machines',
    },
    allMachines: 'All machines for {material}',
    plan: 'Plan a line',
    other: {
      title: 'Is your pack not here?',
      text: 'Send us a photo or a sample of it. We name the machines that make it.',
    },
  },
} as const satisfies DefaultWords
