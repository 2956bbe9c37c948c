import { type DownloadState, formatDownloadState } from '@/lib/offline/download-state'

const KEPT = { version: 'a', bytes: 8_000_000, at: '2026-03-01T10:00:00.000Z', hasModels: false }
const loading = (done: number): DownloadState => ({ kind: 'loading', bytes: 8_000_000, done })

it('names the size before anything is loaded', () => {
  expect(formatDownloadState({ kind: 'ready', bytes: 8_000_000, modelBytes: 0 })).toContain('8.0 MB')
})

it('changes its text at every quarter and not between, for those who hear it', () => {
  const texts = [0, 1_999_999, 2_000_000, 7_999_999].map(done => formatDownloadState(loading(done)))
  expect(texts[0]).toBe(texts[1])
  expect(texts.slice(1).map(text => /\d+ %/.exec(text)?.[0])).toEqual(['0 %', '25 %', '75 %'])
})

it('says what is kept and since when, and that a newer one can be loaded', () => {
  const text = formatDownloadState({ kind: 'saved', catalogue: KEPT, isOutdated: false, modelBytes: 0 })
  expect(text).toMatch(/kept on this device, 8\.0 MB, as of 2026-03-01/)
  expect(formatDownloadState({ kind: 'saved', catalogue: KEPT, isOutdated: true, modelBytes: 0 })).toBe(
    `${text} A newer one can be loaded.`,
  )
})

it.each([
  ['network', 'check the connection and press Go on'],
  ['storage', 'Free some space and press Go on'],
  ['unsupported', 'Another one can'],
  ['disabled', 'switched off at the moment'],
] as const)('says what to do when it fails because of %s', (problem, advice) => {
  expect(formatDownloadState({ kind: 'failed', problem, bytes: 8_000_000 })).toContain(advice)
})
