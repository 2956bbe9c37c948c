import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { createSiteMetadata, createSiteViewport } from '@/lib/seo/metadata'
import './globals.css'

export const metadata: Metadata = createSiteMetadata()
export const viewport = createSiteViewport()

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
