import { LeadPopup } from '@/components/lead/lead-popup.client'
import { Picture } from '@/components/ui/picture'
import { LocationRecorder } from '@/components/visitors/location-recorder.client'
import { getContactChannels, getHome, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { findPicture } from '@/lib/pictures/manifest'

/**
 * The lead popup, if it has a text and its leads can be sent, and the location record, if it is configured. Home page
 * only.
 */
export function LeadCapture() {
  const { contact } = getWords()
  const { popup } = getHome()
  const picture = findPicture('applications/packaging-1')
  return (
    <>
      {popup && env.mail && (
        <LeadPopup mail={env.mail} contact={getContactChannels()} words={contact.lead} formWords={contact.form}>
          {picture && <Picture picture={picture} alt="" sizes="400px" className="w-full" />}
          <p className="p-3 text-h4/[1.25] font-semi font-stretch-105%">{popup.text}</p>
        </LeadPopup>
      )}
      {env.location && <LocationRecorder {...env.location} />}
    </>
  )
}
