import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { CompareTray } from '@/components/islands/compare-tray'
import { ListButtonHandler } from '@/components/islands/list-button-handler'
import { NavigationEffects } from '@/components/islands/navigation-effects'
import { OutboxSender } from '@/components/islands/outbox-sender'
import { Footer } from '@/components/layout/footer'
import { LiveChat } from '@/components/layout/live-chat'
import { Navbar } from '@/components/layout/navbar'
import { UtilityBar } from '@/components/layout/utility-bar'
import { env } from '@/lib/env'
import { toSiteMetadata } from '@/lib/seo/metadata'
import './globals.css'

const archivo = localFont({
  src: '../assets/fonts/archivo-latin.woff2',
  variable: '--font-archivo',
  weight: '400 640',
  declarations: [{ prop: 'font-stretch', value: '76% 116%' }],
  // Our own fallback faces follow the width axis: see components/ui/font-fallback.css.
  adjustFontFallback: false,
})

export const metadata: Metadata = toSiteMetadata()
export const viewport: Viewport = { themeColor: '#FBFAF7', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={archivo.variable}>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <NavigationEffects />
        <UtilityBar />
        <Navbar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <LiveChat />
        <ListButtonHandler />
        <CompareTray />
        <OutboxSender mail={env.mail} />
      </body>
    </html>
  )
}
