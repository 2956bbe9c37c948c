import type { ReactNode } from 'react'
import type { CarouselWords } from '@/components/carousel/carousel-strip'
import { fetchHeroMachines } from '@/lib/home/fetch-hero-machines'
import { HeroSlide } from './hero-slide'

/**
 * Fetches the machines whose slides are not in the page's HTML, and returns their slides.
 *
 * @param file URL of the machines
 * @param count number of all slides
 * @throws like fetchJson
 */
export async function loadHeroSlides(file: string, words: CarouselWords, count: number): Promise<ReactNode> {
  const machines = await fetchHeroMachines(file)
  return machines.map(machine => <HeroSlide key={machine.slug} words={words} machine={machine} count={count} />)
}
