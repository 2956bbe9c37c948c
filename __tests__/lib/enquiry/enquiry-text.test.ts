/** @jest-environment node */
import { formatEnquiryText, replaceMachineLines } from '@/lib/enquiry/enquiry-text'
import type { ListedMachine } from '@/lib/lists/machine-list'

function buildMachine(slug: string, changes: Partial<ListedMachine> = {}): ListedMachine {
  return { slug, title: `Machine ${slug}`, process: 'gluing', quantity: 1, note: '', ...changes }
}

describe('the message', () => {
  const text = formatEnquiryText([buildMachine('a', { quantity: 2, note: '1300 mm' }), buildMachine('b')])

  it('names each machine on a line of its own', () => {
    expect(text).toBe('I would like a quote for:\n- 2 × Machine a: 1300 mm\n- Machine b\n')
  })

  it('is empty for an empty list', () => {
    expect(formatEnquiryText([])).toBe('')
  })

  it('follows the list and keeps what the visitor wrote below', () => {
    expect(replaceMachineLines(`${text}Power 440 V`, text, 'New lines\n')).toBe('New lines\nPower 440 V')
    expect(replaceMachineLines(`${text}Power 440 V`, text, '')).toBe('Power 440 V')
  })

  it('follows the list below what the visitor wrote above, and is not written twice', () => {
    expect(replaceMachineLines(`Dear team,\n${text}Power`, text, 'New lines\n')).toBe('Dear team,\nNew lines\nPower')
    const above = `Dear team,\n${text.replace('Machine b', 'Machine b in blue')}`
    expect(replaceMachineLines(above, text, 'New lines\n')).toBe(above)
  })

  it('stands before what was typed first', () => {
    expect(replaceMachineLines('Hello', '', text)).toBe(`${text}Hello`)
  })

  it('leaves lines that the visitor has changed', () => {
    const edited = text.replace('Machine b', 'Machine b in blue')
    expect(replaceMachineLines(edited, text, 'New lines\n')).toBe(edited)
  })
})
