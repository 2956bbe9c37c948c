import { OfflineCatalogue } from './offline-catalogue.client'

/** Saves the whole catalogue on the device, for sales staff at exhibitions with a poor network. */
export function SaveCatalogueSection() {
  return (
    <section
      className="mt-[clamp(32px,7vw,112px)] border-t border-line pt-2.5"
      aria-labelledby="save-catalogue-title"
      id="save-catalogue"
    >
      <h2 id="save-catalogue-title">Take the catalogue along</h2>
      <p>
        Pages that you have opened, the product list and the contact details open without a network. So can all the
        rest.
      </p>
      <OfflineCatalogue />
    </section>
  )
}
