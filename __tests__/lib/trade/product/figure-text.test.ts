import type { Figure } from '@/lib/trade/product/figure'
import {
  formatFigureInWords,
  formatFigureText,
  formatModels,
  formatSecondUnit,
  isInMetres,
} from '@/lib/trade/product/figure-text'
import { getSpeech, speak } from '@/lib/words/speech'

const english = getSpeech()

const speed: Figure = { name: 'Speed', quantity: 'speed', type: 'up-to', value: 180, unit: 'm/min' }
/** 10 inches, of 25.4 mm. */
const gap: Figure = { name: 'Gap', quantity: null, type: 'up-to', value: 254, unit: 'mm' }
/** Formatted as 'up to 4', because it starts at 1. */
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

describe('a size with a side of 10 m or more', () => {
  const size: Figure = {
    name: 'Overall size',
    quantity: 'overall-size',
    type: 'size',
    sides: [15_800, 1550, 1700],
    unit: 'mm',
  }

  it('reads in metres and feet, and in sentences as its sheet states it', () => {
    expect(formatFigureText(size)).toEqual({ value: '15.8 × 1.55 × 1.7', unit: 'm' })
    expect(formatSecondUnit(size)).toBe('51.8 × 5.09 × 5.58 ft')
    expect(formatFigureInWords(size)).toBe('15,800 × 1,550 × 1,700 mm')
    expect(formatModels({ ...size, perModel: [[9000, 1550, 1700]] })).toEqual(['9 × 1.55 × 1.7'])
  })

  const shorter: Figure = { ...size, sides: [9990, 1550, 1700] }

  it('leaves a shorter size that stands alone in mm', () => {
    expect(formatFigureText(shorter)).toEqual({ value: '9,990 × 1,550 × 1,700', unit: 'mm' })
  })

  it('has a shorter size beside it read in metres too', () => {
    expect(formatFigureText(shorter, isInMetres(size))).toEqual({ value: '9.99 × 1.55 × 1.7', unit: 'm' })
  })
})
