import { Icon } from '@/components/ui/icon'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany, getWords } from '@/lib/content/content'
import { ChatButton } from './chat-button.client'

/** The floating 'Live Chat' link to the messaging app with the sales number; nothing if the company has no chat. */
export function LiveChat() {
  const { chatNumber } = getCompany()
  if (!chatNumber) return null
  const words = getWords().frame.chat
  return (
    <aside className="print:hidden" aria-label={words.region}>
      <ChatButton href={createChatUrl(chatNumber)} label={words.link}>
        <Icon name="whatsapp" />
        <span>{words.link}</span>
      </ChatButton>
    </aside>
  )
}
