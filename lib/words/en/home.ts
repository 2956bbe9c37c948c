import type { DefaultWords } from '../default-words'

/** Words of the home page; its texts stand in content/home.yaml. */
export const home = {
  title: 'Words of the home page',
  prescribed: [
    'whoWeAre.title',
    'whoWeAre.more',
    'whoWeAre.whyChooseUs',
    'solutions.title',
    'about.title',
    'about.more',
  ],
  texts: {
    since: 'Since {year}',
    figure: 'Fig. {position}',
    figureNotToScale: 'Fig. {position}, not to scale',
    hero: {
      label: 'All machines',
      previous: 'Previous machine',
      next: 'Next machine',
      view: 'View machine',
    },
    whoWeAre: {
      title: 'Who We Are',
      more: 'See What We Do',
      whyChooseUs: 'Why Choose Us',
      all: 'All {category}',
    },
    solutions: {
      title: 'Our Solutions',
      all: {
        one: 'Our machine',
        other: 'All {count} machines',
      },
    },
    about: {
      title: 'About Our Company',
      video: 'Watch video',
      more: 'Learn More',
      moreAbout: 'about our company',
    },
  },
} as const satisfies DefaultWords
