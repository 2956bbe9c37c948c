import { getCompany } from '@/lib/content/content'
import { ServiceFacts } from './service-facts'

/** The service facts on the contact page. */
export function ServiceSection() {
  return (
    <section
      className="mx-auto grid w-page grid-cols-12 gap-x-gutter gap-y-2.5 pt-section"
      aria-labelledby="service-title"
    >
      <h2 id="service-title" className="col-span-full lg:col-[1/4]">
        Service and buying
      </h2>
      <div className="col-span-full lg:col-[4/13]">
        <ServiceFacts company={getCompany()} />
      </div>
    </section>
  )
}
