/** `npm run social-cards`, after `npm run pictures`: makes each page's preview card in public/social/. */
import { buildSocialCards } from '@/scripts/social-cards/build-social-cards'
import { createCardInputs } from '@/scripts/social-cards/card-inputs'

async function main() {
  const inputs = createCardInputs()
  const made = await buildSocialCards(inputs)
  console.info(`${inputs.length} social cards, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
