import type { Metadata } from 'next'
import { BuyerQuestions } from '@/components/contact/buyer-questions'
import { ContactSection } from '@/components/contact/contact-section'
import { PageHeader } from '@/components/page/page-header'
import { ServiceSection } from '@/components/service/service-facts'
import { StructuredData } from '@/components/ui/structured-data'
import { getCompany, getHome, getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createQuestionsData } from '@/lib/seo/structured-data'
import { fill } from '@/lib/words'

export function generateMetadata(): Metadata {
  const { name, salesPhone, servicePhone, hours } = getCompany()
  const { title, description } = getWords().contact.page
  const values = { name, sales: salesPhone.text, service: servicePhone.text, hours: hours.text }
  return createPageMetadata({ title, description: fill(description, values), path: paths.contact })
}

export default function ContactPage() {
  const sections = getSections()
  const hasQuestions = sections.includes('questions')
  const { title } = getWords().contact.page
  return (
    <>
      <PageHeader className="mx-auto w-page" title={title} current={title} />
      <ContactSection />
      {sections.includes('service') && <ServiceSection />}
      {hasQuestions && <BuyerQuestions />}
      {hasQuestions && <StructuredData data={createQuestionsData(getHome().buyerQuestions)} />}
    </>
  )
}
