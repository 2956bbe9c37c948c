/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(process.cwd(), 'assets/fonts')

describe('the site font', () => {
  it('is WOFF2 and costs a first visit at most 50 kB', () => {
    const font = readFileSync(path.join(FOLDER, 'archivo-latin.woff2'))
    expect(font.toString('latin1', 0, 4)).toBe('wOF2')
    expect(statSync(path.join(FOLDER, 'archivo-latin.woff2')).size).toBeLessThanOrEqual(50_000)
  })

  it('carries its licence', () => {
    expect(readFileSync(path.join(FOLDER, 'LICENSE-Archivo.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE')
  })
})
