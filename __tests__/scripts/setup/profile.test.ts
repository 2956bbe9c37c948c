/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { profileSchema, readProfile, SECTIONS } from '@/scripts/setup/profile'

const PROFILE = {
  name: 'Kestrel Machines',
  domain: 'kestrel.example',
  logo: 'logo.svg',
  colours: { main: '#0B3D2E', accent: '#B4470F' },
  salesPhone: '+91 98765 43210',
  salesEmail: 'sales@kestrel.example',
  address: ['14 Works Road', 'Rajkot 360001'],
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  since: 2009,
  hours: { from: 'Monday', to: 'Saturday', opens: '09:30', closes: '18:30' },
  machines: ['machine-1'],
}

const LOGO = '<svg fill="none" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

/** The machines and languages of the sample content. */
const SAMPLE = { machines: ['machine-1', 'machine-2'], languages: ['hi'] }

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'))
  writeFileSync(join(folder, 'logo.svg'), LOGO)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Reads a profile with some changes and this logo. */
function readChanged(changes: object, logo: string | Buffer = LOGO) {
  writeFileSync(join(folder, 'logo.svg'), logo)
  writeFileSync(join(folder, 'company.yaml'), stringify({ ...PROFILE, ...changes }))
  const { profile, problems } = readProfile(join(folder, 'company.yaml'), SAMPLE)
  return { profile, mistakes: problems.map(({ path = [], sentence }) => `${path.join('.')}: ${sentence}`) }
}

it('reads a profile with its logo, and drops what drawing programs add to the logo', () => {
  const { profile } = readChanged(
    {},
    `<?xml version="1.0"?>\n<!-- Program -->\n${LOGO.replace('<svg', '<svg id="a" version="1.1"')}`,
  )
  expect(profile).toMatchObject({ drawing: LOGO, sections: [], social: {} })
})

it('gives shapes without a colour that of the text, because black does not show on the dark footer', () => {
  const { profile } = readChanged({}, LOGO.replace('fill="none" ', ''))
  expect(profile?.drawing).toBe(LOGO.replace('none', 'currentColor'))
})

const NOT_A_DOMAIN =
  "is not a domain. Write it in small letters without https://, path, port or spaces, like 'example.in'"

it('says what is wrong with each field, all at once', () => {
  const changes = {
    domain: 'https://kestrel.example',
    salesPhone: 'call us',
    logo: 'none.svg',
    machines: ['machine-3'],
    colours: { main: 'green', accent: '#B4470F' },
    languages: ['hi', 'gu'],
  }
  expect(readChanged(changes).mistakes.sort()).toEqual([
    "colours.main: 'green' is not a colour. Write it in quotes, like '#101C27'",
    `domain: 'https://kestrel.example' ${NOT_A_DOMAIN}`,
    "languages.1: 'gu' is not a language we know. Write the name of its folder in content",
    'logo: names no file. Write its path from the folder of the profile',
    "machines.0: 'machine-3' is not a machine we know. Did you mean 'machine-1'? Write a name from content/products",
    "salesPhone: 'call us' is not a telephone number. Write it like '+91 98765 43210', '022 2345 6789' or '1800 123 4567'",
  ])
})

it.each([
  ['#FDFDF0', 'colours.main: is nearly white: nothing of it would be seen on a white page. Choose a darker one'],
  ['#B4470E', "colours.accent: looks like 'main'. Choose two colours that can be told apart"],
])('refuses the colour %s', (main, mistake) => {
  expect(readChanged({ colours: { ...PROFILE.colours, main } }).mistakes).toEqual([mistake])
})

it.each([
  ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'is not an SVG drawing'],
  ['text', LOGO.replace('<path', '<text>Kestrel</text><path'), "'<text' on line 1 is not a plain shape"],
  ['a script', LOGO.replace('<path', '<script>alert(1)</script><path'), "'<script' on line 1 is not a plain shape"],
  ['no viewBox', LOGO.replace(/ viewBox="[^"]*"/, ''), 'must begin with <svg …> and have a viewBox of four numbers'],
  ['a size of nothing', LOGO.replace('0 0 4 4', '0 0 0 4'), 'have a viewBox of four numbers, the last two above 0'],
  // 5,000,000 / 1,024 = 4,882.8.
  ['5 MB', LOGO.padEnd(5_000_000), 'is too large, with 4883 kB. Make it smaller: the limit is 20 kB'],
])('refuses a logo with %s', (_, logo, sentence) => {
  expect(readChanged({}, logo).mistakes).toEqual([expect.stringContaining(sentence)])
})

it('the profile template has every field and section, and all are empty', () => {
  const blank = readFileSync('scripts/setup/company-profile.yaml', 'utf8')
  // Optional fields are listed too, commented out.
  const whole = parse(blank.replace(/# (?=(servicePhone|serviceEmail|locale):)/g, ''))
  const { shape } = profileSchema
  expect(Object.keys(whole)).toEqual(Object.keys(shape))
  for (const group of ['colours', 'hours'] as const)
    expect(Object.keys(whole[group])).toEqual(Object.keys(shape[group].shape))
  for (const network of Object.keys(shape.social.unwrap().shape))
    expect(blank).toMatch(new RegExp(`^social: .*\\b${network}\\b`, 'm'))
  expect(blank.match(/(?<=^# {3})\w+(?=:)/gm)).toEqual(SECTIONS)
  writeFileSync(join(folder, 'company-profile.yaml'), blank)
  const { profile, problems } = readProfile(join(folder, 'company-profile.yaml'), SAMPLE)
  expect(profile).toBeNull()
  expect(new Set(problems.map(({ sentence }) => sentence.split('.')[0]))).toEqual(new Set(['is empty']))
})
