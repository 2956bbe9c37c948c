import type { DefaultWords } from '../default-words'

/** Words around every page: bars, menus, footer, carousels, breadcrumbs, sharing, error pages. */
export const frame = {
  title: 'Words around every page',
  prescribed: ['navbar.quote', 'footer.countLoading', 'chat.link'],
  texts: {
    skipToContent: 'Skip to content',
    home: 'Home',
    contactBar: {
      label: 'Hours and contact',
      sales: 'Sales',
      service: 'Service',
    },
    navbar: {
      label: 'Main',
      quote: 'Get A Quote',
      logo: '{name}, home',
    },
    menu: {
      label: 'Side menu',
      title: 'Menu',
      open: 'Open menu',
      close: 'Close menu',
    },
    footer: {
      machines: 'Machines',
      usefulLinks: 'Useful links',
      address: 'Address',
      newsletter: 'Newsletter',
      service: 'Service and buying',
      visitors: 'Visitors',
      countLoading: 'Loading...',
      privacy: 'Privacy',
      copyright: '© {year} {name}',
    },
    chat: {
      region: 'Chat',
      link: 'Live Chat',
    },
    carousel: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause',
      play: 'Play',
      position: '{position} of {count}',
      current: '{title}, {position} of {count}',
      goTo: 'Slide {position}',
    },
    page: {
      breadcrumb: 'Breadcrumb',
      contents: 'On this page',
      // Read aloud after the title of a page, with the number of entries that the page lists
      inAll: ', {count} in all',
      sideways: 'Scroll sideways to see more',
    },
    share: {
      share: 'Share',
      copy: 'Copy link',
      copied: 'Link copied.',
      whatsapp: 'Share on WhatsApp',
      refused: 'Your browser blocked copying. Select and copy this link: {link}',
      picture: 'Send as a picture',
      pictureSaved: 'Picture saved.',
      pictureFailed: 'The picture could not be drawn. Press again, or share the link.',
    },
    preview: {
      label: 'Preview',
      same: 'No page differs from the live site.',
      built: 'Preview, built {time} IST. Not the live site.',
      builtOf: 'Preview of {branch}, built {time} IST. Not the live site.',
      differ: {
        one: '{count} page differs from the live site',
        other: '{count} pages differ from the live site',
      },
      removed: "{path} no longer exists. If it was a machine, list it under 'Machines that are no longer sold'",
    },
    failed: {
      partly: 'Part of this page did not load. You can still read it; reload it to use buttons and forms.',
      title: 'This page did not load',
      text: 'Your connection may have dropped for a moment. Nothing you typed on other pages is lost.',
      tryAgain: 'Try again',
      home: 'Home',
    },
  },
} as const satisfies DefaultWords
