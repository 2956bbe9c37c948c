'use client'

/**
 * The link for the navbar and footer. If they imported Link directly, the bundler would put it in the chunk of a page
 * that uses it too, and a page whose chunk fails to load would break the navbar.
 */
export { Link as FrameLink } from '@/components/ui/link.client'
