'use client'

import type { ComponentProps } from 'react'
import { toLateComponent } from '@/lib/adapters/late-component'
import type { HeroSlides } from './hero-slides'
import { LateIsland } from './late-island'

const slides = toLateComponent(() => import('./hero-slides').then(({ HeroSlides }) => HeroSlides))

/** The slides of the banner, whose code only a page that a link has opened needs: no visitor waits for React to walk through them. */
export function LateSlides(props: ComponentProps<typeof HeroSlides>) {
  return (
    <LateIsland code={slides}>
      <slides.Component {...props} />
    </LateIsland>
  )
}
