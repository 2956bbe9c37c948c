'use client'

/**
 * The link of what stands around every page. The bundler keeps a client component that a page uses too with the code of that
 * page; under a module of its own it comes with the frame, which then outlives a page whose code does not load.
 */
export { Link as FrameLink } from '@/components/ui/link.client'
