import { readFileSync } from 'node:fs'
import { LOADING_OVERLAY_MS } from '@/lib/constants'

it('ends in CSS after the time of the specification', () => {
  const css = readFileSync('components/layout/loading-overlay.css', 'utf8')
  expect(css).toContain(`animation: spin-end 1ms linear ${LOADING_OVERLAY_MS}ms forwards`)
})
