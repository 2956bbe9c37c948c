/** @jest-environment node */
import { buildFile, removeContent } from '../../../support/content-builders'
import { changeCompany, expectReports, findMistakes } from './pictured-content'

afterAll(removeContent)

const COMPANY = 'content/company.yaml · Sample Machinery'

/** The hours of the sound content: on Mondays from 10:00 to 18:00. */
const { hours } = buildFile('company.yaml')

/** The same hours on six days. */
const SIX_DAYS = { ...hours, days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] }

it.each([
  'Monday - Friday 10:00 to 6:00, Saturday 10:00 to 2:00',
  'Mon–Fri 10 am to 6 pm; Sat 10 am to 2 pm; closed on Sunday',
  '10:00 to 6:00 Monday to Friday, 10:00 to 2:00 on Saturday',
  'Monday to Saturday 10:00 to 6:00, Saturday until 2:00',
])('accepts hours that differ by day: %s', async text => {
  const also = [{ days: ['Saturday'], opens: '10:00', closes: '14:00' }]
  const own = { ...SIX_DAYS, days: SIX_DAYS.days.slice(0, 5), text, also }
  expect(await findMistakes(changeCompany({ hours: own }))).toEqual([])
})

it.each([
  'Monday - Saturday 10:00 to 6:00',
  'Monday - Saturday 10:00 to 1:00 and 2:00 to 6:00',
  'Monday to Friday 10:00 to 6:00 and Saturday 10:00 to 6:00',
  'Open 10:00 to 6:00, Monday to Saturday',
  'Mon, Tues, Weds, Thurs, Fri and Sat 10:00 to 6:00',
  'Mon to Thur, Fri and Sat 10:00 to 6:00',
  'By appointment',
])('accepts the same hours on all days: %s', async text => {
  expect(await findMistakes(changeCompany({ hours: { ...SIX_DAYS, text } }))).toEqual([])
})

it.each<[mistake: string, hours: object, reports: string[]]>([
  [
    'hours whose text names another time',
    { ...hours, text: 'Monday 9:30 am to 6 pm' },
    [`${COMPANY} · hours.text: does not name 10:00, which 'hours.opens' says. Correct one of them`],
  ],
  [
    'hours whose text names other days',
    { ...hours, text: 'Mon–Wed 10:00 to 6:00, closed on Sunday' },
    [`${COMPANY} · hours.text: names Monday, Tuesday, Wednesday, but 'hours.days' are Monday. Correct one of them`],
  ],
  [
    'hours whose text names other days after a sentence about a closed day',
    { ...hours, text: 'Closed on Sunday. Mon–Wed 10:00 to 6:00' },
    [`${COMPANY} · hours.text: names Monday, Tuesday, Wednesday, but 'hours.days' are Monday. Correct one of them`],
  ],
  [
    'a day for which the text names other hours',
    { ...SIX_DAYS, text: 'Monday - Friday 10:00 to 6:00, Saturday 10:00 to 2:00' },
    [
      `${COMPANY} · hours.text: has other hours for Saturday than 10:00 to 18:00. Write its days and hours under 'hours.also', or correct the text`,
    ],
  ],
  [
    'a day with hours twice, and hours that the text does not name',
    {
      ...SIX_DAYS,
      text: '10:00 to 6:00 Monday - Friday, 10:00 to 1:00 Saturday',
      also: [{ days: ['Saturday'], opens: '10:00', closes: '14:00' }],
    },
    [
      `${COMPANY} · hours.also[0].days: Saturday has hours already. Name each day once`,
      `${COMPANY} · hours.text: does not name 18:00, which 'hours.closes' says for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday. Correct one of them`,
    ],
  ],
])('refuses %s', (_mistake, own, reports) => expectReports(changeCompany({ hours: own }), reports))
