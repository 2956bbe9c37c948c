import type { Metadata } from 'next'
import { BuyerQuestions } from '@/components/contact/buyer-questions'
import { ContactDetails } from '@/components/contact/contact-details'
import { ContactFormSection } from '@/components/contact/contact-form-section'
import { MapSection } from '@/components/contact/map-section'
import { PhoneNumbers } from '@/components/contact/phone-numbers'
import { PageHeader } from '@/components/page/page-header'
import { ServiceSection } from '@/components/service/service-section'
import { StructuredData } from '@/components/ui/structured-data'
import { getCompany, getHome } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createQuestionsData } from '@/lib/seo/questions-data'

export function generateMetadata(): Metadata {
  const { name, salesPhone, servicePhone, hours } = getCompany()
  return createPageMetadata({
    title: 'Contact Us',
    description: `Ask ${name} for a quote or for service: sales ${salesPhone.text}, service ${servicePhone.text}, ${hours.text}.`,
    path: paths.contact,
  })
}

export default function ContactPage() {
  return (
    <>
      <div className="mx-auto w-page">
        <PageHeader title="Contact Us" current="Contact Us" />
        <PhoneNumbers />
        <div className="grid grid-cols-12 gap-x-gutter mt-[clamp(48px,5.6vw,88px)] gap-y-5.5">
          <ContactFormSection />
          <ContactDetails />
        </div>
      </div>
      <ServiceSection />
      <BuyerQuestions />
      <MapSection />
      <StructuredData data={createQuestionsData(getHome().buyerQuestions)} />
    </>
  )
}
