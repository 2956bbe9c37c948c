import { Icon } from '@/components/ui/icon'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany } from '@/lib/content/company'
import { ChatButton } from './chat-button.client'

/** The floating 'Live Chat' link to the messaging app with the sales number. */
export function LiveChat() {
  return (
    <aside className="print:hidden" aria-label="Chat">
      <ChatButton href={createChatUrl(getCompany().chatNumber)}>
        <Icon name="whatsapp" />
        <span className="max-sm:hidden">Live Chat</span>
      </ChatButton>
    </aside>
  )
}
