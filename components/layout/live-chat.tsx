import { Icon } from '@/components/ui/icon'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany, getWords } from '@/lib/content/content'
import { ChatButton } from './chat-button.client'

// The classes are here, not with the button: passed on by a server component they are in the page's HTML, where they
// compress with the rest, and not in every page's script (record 0029).

/**
 * On phones and tablets it floats over the page, above the bar with the machines to compare (`--tray` is the height of
 * that bar), and is hidden while it is in the way (`data-covering`). Without JavaScript nothing would hide it, so it
 * stands at the end of the page instead.
 */
const FLOATING = `fixed end-2 bottom-[calc(20px+var(--tray,0px))] z-50 flex size-control items-center justify-center gap-1.25
  rounded border border-sheet bg-ink font-strong text-sheet no-underline transition-opacity duration-fast hover:bg-blue-2
  sm:w-auto sm:ps-2 sm:pe-2.25 max-md:not-focus-visible:data-covering:invisible
  max-md:not-focus-visible:data-covering:opacity-0 max-md:noscript:static print:hidden!
  [&>svg]:size-2.75 md:[&>svg]:size-2.25`
/**
 * From 900 px it is vertical in the page's margin, where it covers nothing. What is seen of it is narrower than the
 * margin, to leave room for the corners of the tilted button. It tilts less, around its end edge, which lies beyond the
 * edge of the window, so that no gap opens there.
 */
const IN_MARGIN = `md:-end-1 md:h-auto md:w-4 md:origin-right md:flex-col md:rounded-e-none md:border-e-0 md:ps-0
  md:pe-1 md:py-1.75 md:[--tilt:3deg] xl:w-4.5
  md:text-small md:[&>span]:[writing-mode:vertical-rl]`

/** The floating 'Live Chat' link to the messaging app with the sales number; nothing if the company has no chat. */
export function LiveChat() {
  const { chatNumber } = getCompany()
  if (!chatNumber) return null
  const words = getWords().frame.chat
  return (
    <aside className="print:hidden" aria-label={words.region}>
      <ChatButton
        className={`${FLOATING} ${IN_MARGIN} data-tilting:animate-tilt`}
        href={createChatUrl(chatNumber)}
        label={words.link}
      >
        <Icon name="whatsapp" />
        <span className="max-sm:hidden">{words.link}</span>
      </ChatButton>
    </aside>
  )
}
