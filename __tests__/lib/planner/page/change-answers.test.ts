/** @jest-environment node */
import { getPlannerForm } from '@/lib/content/line/planner-data'
import { parseJob } from '@/lib/planner/job-query'
import { changeAnswers } from '@/lib/planner/page/change-answers'

const form = getPlannerForm()
const read = (query: string) => parseJob(new URLSearchParams(query), form).job

/** The address after the fields of a form at `before` hold `fields`. */
const change = (before: string, fields: string) => changeAnswers(new URLSearchParams(fields), read(before), form)

it('says every answer, so that a shared address does not change with a default', () => {
  expect([...change('', 'style=tuck&l=70').keys()]).toEqual(
    expect.arrayContaining(['style', 'l', 'w', 'h', 'quantity']),
  )
  expect(read(String(change('', 'style=tuck&l=70')))).toEqual(read('style=tuck&l=70'))
})

it('keeps what was typed and not taken, and leaves out assumptions that were not changed', () => {
  const next = change('', 'style=tuck&l=-5&shift-hours=8&aisle=1.5')
  expect(next.get('l')).toBe('-5')
  expect(next.has('shift-hours')).toBe(false)
  expect(next.get('aisle')).toBe('1.5')
})

it('takes the first of two answers, so that an empty box says no', () => {
  expect(change('', 'style=tuck&film=0').get('film')).toBe('0')
  expect(change('', 'style=tuck&film=1&film=0').get('film')).toBe('1')
})

it('gives another style its own pack, and keeps output, plant and assumptions', () => {
  const next = change('style=tuck', 'style=rsc&l=70&gsm=300&quantity=9000&shifts=2&kw=80&aisle=1.5')
  expect(Object.fromEntries(next)).toMatchObject({ l: '400', quantity: '9000', shifts: '2', kw: '80', aisle: '1.5' })
  expect(next.has('gsm')).toBe(false)
})

it('takes the quantity of another style where the old one was not changed', () => {
  expect(change('style=tuck', 'style=cup&quantity=20000').get('quantity')).toBe('100000')
})
