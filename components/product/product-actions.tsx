import { ListButtons } from '@/components/compare/list-buttons.client'
import { Share } from '@/components/page/share.client'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QUIET_ACTION } from '@/components/ui/quiet-action'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany, getWords } from '@/lib/content/content'
import { findDataSheet } from '@/lib/content/data-sheet'
import { paths } from '@/lib/paths'
import { formatUrl } from '@/lib/seo/site-url'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'

type ProductActionsProps = { product: Product }

/** A shared link keeps the parameter of the fit check, so that it shows the answer too. */
const SHARED_PARAMETERS = ['hall']

/** Actions for a machine: quote and WhatsApp as buttons, then data sheet, lists and sharing as text links. */
export function ProductActions({ product }: ProductActionsProps) {
  const { slug, title, process } = product
  const words = getWords().product.actions
  const { chatNumber } = getCompany()
  const sheet = findDataSheet(slug)
  return (
    <div className="mt-1.5 flex flex-col gap-1.25 print:hidden!">
      <ButtonLink kind="primary" href={paths.contactAbout([slug])}>
        {words.quote}
      </ButtonLink>
      <p className="text-small text-ink-2">{words.price}</p>
      {chatNumber && (
        <ButtonLink
          size="compact"
          href={createChatUrl(chatNumber, fill(words.chatText, { title }))}
          rel="noopener"
          target="_blank"
        >
          <Icon name="whatsapp" />
          <span>{words.chat}</span>
        </ButtonLink>
      )}
      <div className="flex flex-wrap gap-x-2">
        {sheet && (
          <a className={QUIET_ACTION} href={sheet.url} type="application/pdf">
            {fill(words.dataSheet, { size: Math.ceil(sheet.bytes / 1000) })}
          </a>
        )}
        <ListButtons machine={{ slug, title, process }} variant="quiet" />
        <Share title={title} url={formatUrl(paths.product(slug))} parameters={SHARED_PARAMETERS} isQuiet />
      </div>
    </div>
  )
}
