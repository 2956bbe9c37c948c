import { getWords } from '@/lib/content/content'
import { OfflineCatalogue } from './offline-catalogue.client'

/** Saves the whole catalogue on the device, for sales staff at exhibitions with a poor network. */
export function SaveCatalogueSection() {
  const words = getWords().pages.offline.catalogue
  return (
    <section className="mt-5 border-t border-line pt-2.5" aria-labelledby="save-catalogue-title" id="save-catalogue">
      <h2 id="save-catalogue-title">{words.title}</h2>
      <p className="mt-1">{words.text}</p>
      <OfflineCatalogue words={words} />
    </section>
  )
}
