import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { toSiteMetadata } from '@/lib/seo/metadata'
import './globals.css'

export const metadata: Metadata = toSiteMetadata()
export const viewport: Viewport = { themeColor: '#FBFAF7', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
