'use client'

import { HeroSlide } from '@/components/home/hero-slide'
import type { SlideFacts } from '@/lib/catalogue/slide-facts'

/** The slides of the banner. They do nothing by themselves: the carousel's engine moves what stands in the HTML. */
export function HeroSlides({ slides }: { slides: readonly SlideFacts[] }) {
  return slides.map(facts => <HeroSlide key={facts.position} facts={facts} count={slides.length} />)
}
