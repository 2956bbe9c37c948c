import { LeadPopup } from '@/components/lead/lead-popup.client'
import { Picture } from '@/components/ui/picture'
import { LocationRecorder } from '@/components/visitors/location-recorder.client'
import { getContactChannels, getHome, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { getPicture } from '@/lib/pictures/manifest'

/** The lead popup, if its leads can be sent, and the location record, if it is configured. Home page only. */
export function LeadCapture() {
  const { contact } = getWords()
  return (
    <>
      {env.mail && (
        <LeadPopup mail={env.mail} contact={getContactChannels()} words={contact.lead} formWords={contact.form}>
          <Picture picture={getPicture('applications/packaging-1')} alt="" sizes="400px" className="w-full" />
          <p className="p-3 text-[1.25rem]/[1.25] font-semi font-stretch-104%">{getHome().popup.text}</p>
        </LeadPopup>
      )}
      {env.location && <LocationRecorder {...env.location} />}
    </>
  )
}
