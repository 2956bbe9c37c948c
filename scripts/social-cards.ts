/** Makes the preview card of every page in public/social/, cached by content. Needs the pictures step. */
import { buildSocialCards } from '@/scripts/social-cards/build-social-cards'
import { createCardOrders } from '@/scripts/social-cards/orders'

async function main() {
  const orders = createCardOrders()
  const made = await buildSocialCards(orders)
  console.info(`${orders.length} social cards, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
