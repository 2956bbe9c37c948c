/** @jest-environment node */
import { LOADING_OVERLAY_MS } from '@/lib/constants'
import tokens from '@/tailwind.config'

it('ends by CSS alone after the specified time', () => {
  expect(tokens.theme?.animation).toMatchObject({
    'overlay-end': expect.stringMatching(`^overlay-end 1ms linear ${LOADING_OVERLAY_MS}ms forwards,`),
  })
})
