import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { createSiteMetadata } from '@/lib/seo/metadata'
import './globals.css'

export const metadata: Metadata = createSiteMetadata()
export const viewport: Viewport = { themeColor: '#FBFAF7', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
