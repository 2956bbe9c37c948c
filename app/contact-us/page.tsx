import type { Metadata } from 'next'
import { BuyerQuestions } from '@/components/contact/buyer-questions'
import { ContactSection } from '@/components/contact/contact-section'
import { MapSection } from '@/components/contact/map-section'
import { PhoneNumbers } from '@/components/contact/phone-numbers'
import { PageHeader } from '@/components/page/page-header'
import { ServiceSection } from '@/components/service/service-section'
import { StructuredData } from '@/components/ui/structured-data'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
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
        <ContactSection />
      </div>
      <ServiceSection />
      <BuyerQuestions />
      <MapSection />
      <StructuredData data={createQuestionsData(getHome().buyerQuestions)} />
    </>
  )
}
