import localFont from 'next/font/local'
import { Activity, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { ListMessage } from '@/components/compare/list-message.client'
import { ListTray } from '@/components/compare/list-tray.client'
import { OutboxSender } from '@/components/contact/outbox-sender.client'
import { PageStatus } from '@/components/contact/page-status.client'
import { SharedWordsProvider } from '@/components/page/shared-words.client'
import { findLanguage, getBrand, getContactChannels, getProducts, getWords } from '@/lib/content/content'
import { getLanguageFiles } from '@/lib/content/language/made-files'
import { env } from '@/lib/env'
import { Footer } from './footer'
import { LiveChat } from './live-chat'
import { Navbar } from './navbar'
import { NavigationEffects } from './navigation-effects.client'
import { PreviewBar } from './preview-bar'
import { UtilityBar } from './utility-bar'

const archivo = localFont({
  src: '../../assets/fonts/archivo-latin.woff2',
  variable: '--font-archivo',
  weight: '400 640',
  declarations: [{ prop: 'font-stretch', value: '100% 113%' }],
  // Fallback fonts are defined in components/ui/font-fallback.css, because Next's do not support the width axis.
  adjustFontFallback: false,
})

/** Narrow digits for the class `font-figures`, a file of its own that only pages with such figures load. */
const figures = localFont({
  src: '../../assets/fonts/archivo-figures.woff2',
  variable: '--font-figures',
  weight: '400 640',
  adjustFontFallback: false,
  preload: false,
})

/** The sign of the rupee in the same letters, a file of its own that only pages with a price load. */
const rupee = localFont({
  src: '../../assets/fonts/archivo-rupee.woff2',
  variable: '--font-rupee',
  weight: '400 640',
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
  adjustFontFallback: false,
  preload: false,
})

/** The document around every page: utility bar, navbar, footer, and everything that is available on all pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { contact, frame, lists } = getWords()
  const language = findLanguage()
  const files = language?.fonts && getLanguageFiles()
  if (files) preload(files.letters, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  const listButtons = { ...lists.buttons, compare: getProducts().length > 1 ? lists.buttons.compare : null }
  return (
    <html
      lang={getBrand().locale}
      dir={language?.direction === 'rtl' ? 'rtl' : undefined}
      className={`${archivo.variable} ${figures.variable} ${rupee.variable}`}
    >
      {files && <link rel="stylesheet" href={files.styles} precedence="language" />}
      {/* An open modal (components/overlay/modal.tsx) prevents scrolling of the page. */}
      <body className="has-[[data-part=modal][open]]:overflow-hidden">
        <a
          className="absolute start-2 top-0 z-90 -translate-y-full bg-ink px-2 py-1.5 text-sheet focus:top-1 focus:translate-y-0
            print:hidden!"
          href="#main"
        >
          {frame.skipToContent}
        </a>
        <NavigationEffects isOfflineEnabled={env.isExport} />
        {env.preview && <PreviewBar />}
        <UtilityBar />
        <Navbar />
        <main id="main" tabIndex={-1}>
          <SharedWordsProvider words={{ share: frame.share, listButtons }}>
            {/* Each Activity hydrates in tasks of its own, after the rest; a press before that hydrates it at once. */}
            <Activity>{children}</Activity>
          </SharedWordsProvider>
        </main>
        <Activity>
          <Footer />
        </Activity>
        <ListTray words={lists.tray} />
        <ListMessage words={lists.changes} />
        <LiveChat />
        <PageStatus contact={getContactChannels()} words={contact.form} callMe={contact.lead.callMe} />
        {env.mail && <OutboxSender mail={env.mail} />}
      </body>
    </html>
  )
}
