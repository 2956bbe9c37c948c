import 'server-only'
import { z } from 'zod'
import { counted, template, word, words, wordsFile } from './entries'

/** Words around every page: bars, menus, footer, carousels, breadcrumbs, sharing, error pages. */
export const frameWords = wordsFile('Words around every page', {
  skipToContent: word,
  home: word,
  contactBar: z.strictObject(words('label', 'sales', 'service')),
  navbar: z.strictObject({ ...words('label', 'quote'), logo: template('name') }),
  menu: z.strictObject(words('label', 'title', 'open', 'close')),
  footer: z.strictObject({
    ...words('machines', 'usefulLinks', 'address', 'newsletter', 'service', 'visitors', 'countLoading', 'privacy'),
    reachUs: template('links'),
    copyright: template('year', 'name'),
  }),
  chat: z.strictObject(words('region', 'link')),
  carousel: z.strictObject({
    ...words('carousel', 'slide', 'previous', 'next', 'pause', 'play'),
    position: template('position', 'count'),
    current: template('title', 'position', 'count'),
    goTo: template('position'),
  }),
  page: z.strictObject({ ...words('breadcrumb', 'contents'), inAll: template('count') }),
  share: z.strictObject({ ...words('share', 'copy', 'copied', 'whatsapp'), refused: template('link') }),
  preview: z.strictObject({
    ...words('label', 'same'),
    built: template('time'),
    builtOf: template('branch', 'time'),
    differ: counted(),
    removed: template('path'),
  }),
  failed: z.strictObject(words('partly', 'title', 'text', 'tryAgain', 'home')),
})
