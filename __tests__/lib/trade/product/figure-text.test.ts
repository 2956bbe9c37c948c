import type { Figure } from '@/lib/trade/product/figure'
import { formatFigureInWords, formatFigureText, formatSecondUnit } from '@/lib/trade/product/figure-text'
import { getSpeech, speak } from '@/lib/words/speech'

const english = getSpeech()

const speed: Figure = { name: 'Speed', quantity: 'speed', type: 'up-to', value: 180, unit: 'm/min' }
const gap: Figure = { name: 'Gap', quantity: null, type: 'up-to', value: 254, unit: 'mm' }
const colours: Figure = { name: 'Colours', quantity: null, type: 'count', min: 1, max: 4, of: null }

afterEach(() => speak(english))

it('puts after the unit what a language says after the number', () => {
  speak({ ...english, phrases: { ...english.phrases, upTo: '{value} तक' } })
  expect(formatFigureText(speed)).toEqual({ value: '180', unit: 'm/min तक' })
  expect(formatFigureInWords(speed)).toBe('180 m/min तक')
  expect(formatSecondUnit(gap)).toBe('10 in तक')
  expect(formatFigureInWords(colours)).toBe('4 तक')
  expect(formatFigureInWords({ ...colours, of: 'head' })).toBe('4 head तक')
})

it('puts before the number what a language says before it', () => {
  speak({ ...english, phrases: { ...english.phrases, upTo: 'up to {value}' } })
  expect(formatFigureText(speed)).toEqual({ value: 'up to 180', unit: 'm/min' })
  expect(formatSecondUnit(gap)).toBe('up to 10 in')
  expect(formatFigureInWords(colours)).toBe('up to 4')
})
