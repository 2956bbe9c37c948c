/** @jest-environment node */
import { LOADING_OVERLAY_MS } from '@/lib/constants'
import tokens from '@/tailwind.config'

it('ends in CSS after the time of the specification', () => {
  expect(tokens.theme?.animation).toMatchObject({
    'overlay-end': expect.stringMatching(`^overlay-end 1ms linear ${LOADING_OVERLAY_MS}ms forwards,`),
  })
})
