/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findObsolete, findUnexplained, parseAudit } from '@/scripts/checks/dependencies/audit'
import { countPackages, type Package, readPackages } from '@/scripts/checks/dependencies/installed-packages'
import { findLicenceProblems, isAllowed } from '@/scripts/checks/dependencies/licences'

const toPackage = (changes: Partial<Package>): Package => ({
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  isForDevelopment: false,
  isOptional: false,
  isInstalled: true,
  ...changes,
})

describe('isAllowed', () => {
  const allowed = ['MIT', 'Zlib', 'Apache-2.0']

  it.each([
    'MIT',
    'GPL-3.0 OR MIT',
    '(MIT OR GPL-3.0)',
    '(MIT AND Zlib)',
    'GPL-3.0 AND Zlib OR MIT',
    '(GPL-3.0 OR MIT) AND Zlib',
  ])('accepts %s', expression => expect(isAllowed(expression, allowed)).toBe(true))

  it.each([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'MIT AND (GPL-3.0 OR AGPL-3.0)',
    '(MIT',
    'MIT)',
    'MIT Zlib',
    '',
    'SEE LICENSE IN x',
  ])("refuses '%s'", expression => expect(isAllowed(expression, allowed)).toBe(false))
})

describe('findLicenceProblems', () => {
  const rules = { allowed: ['MIT'], read: [{ package: 'old', licence: 'MIT' }] }

  it('accepts allowed licences, those that somebody read, and silence of a package for another machine', () => {
    const packages = [
      toPackage({}),
      toPackage({ name: 'old', licence: null }),
      toPackage({ name: 'other-machine', licence: null, isInstalled: false }),
    ]
    expect(findLicenceProblems(packages, rules)).toEqual([])
  })

  it.each([
    ['a licence that nobody accepted', toPackage({ licence: 'GPL-3.0' }), 'a 1.0.0 has the licence GPL-3.0'],
    ['a package that names none', toPackage({ licence: null }), 'a 1.0.0 declares no licence'],
  ])('sees %s', (_, one, problem) => {
    expect(findLicenceProblems([one, toPackage({ name: 'old' })], rules)).toEqual([problem])
  })

  it('sees an entry of the list for a package that is gone', () => {
    expect(findLicenceProblems([toPackage({})], rules)).toEqual([
      'docs/licences.yaml names old, which is not installed',
    ])
  })
})

describe('readPackages', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packages-'))
    const packages = {
      '': { name: 'site' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/@b/c': { version: '2.0.0', license: 'ISC', dev: true },
      'node_modules/@b/c/node_modules/d': { version: '3.0.0', dev: true },
      'node_modules/mac-only': { version: '4.0.0', dev: true, optional: true },
    }
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    for (const path of Object.keys(packages).slice(1, 4)) await mkdir(join(folder, path), { recursive: true })
    const old = { licenses: [{ type: 'MIT' }, { type: 'BSD' }] }
    for (const path of ['node_modules/a', 'node_modules/@b/c'])
      await writeFile(join(folder, path, 'package.json'), '{}')
    await writeFile(join(folder, 'node_modules/@b/c/node_modules/d/package.json'), JSON.stringify(old))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('names packages, says what they are for and finds licences in their own files', () => {
    const packages = readPackages(folder)
    expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
      ['a', 'MIT'],
      ['@b/c', 'ISC'],
      ['d', 'MIT OR BSD'],
      ['mac-only', null],
    ])
    expect(packages.map(({ isInstalled }) => isInstalled)).toEqual([true, true, true, false])
    expect(countPackages(packages)).toEqual({ production: 1, development: 2 })
  })
})

describe('the audit', () => {
  const advisory = {
    source: 1,
    name: 'dicer',
    title: 'Crash',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
  }
  const report = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { dicer: { via: [advisory] }, busboy: { via: ['dicer'] }, s3rver: { via: ['busboy', advisory] } },
  })

  it('names each weakness once, at the package that has it', () => {
    expect(parseAudit(report)).toEqual({
      answered: true,
      findings: [{ advisory: 'GHSA-1', package: 'dicer', title: 'Crash', severity: 'high' }],
    })
    expect(parseAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ answered: true, findings: [] })
  })

  it.each([
    ['{"message":"405 Method Not Allowed - POST https://registry.example","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"summary":"request failed, reason: getaddrinfo ENOTFOUND"}}', 'ENOTFOUND'],
    ['', 'printed no JSON'],
    ['{}', 'printed no report'],
  ])('says why there is no answer: %s', (output, reason) => {
    expect(parseAudit(output)).toEqual({ answered: false, reason: expect.stringContaining(reason) })
  })

  it('takes an explanation for its advisory and package only, and sees one that nothing needs', () => {
    const finding = { advisory: 'GHSA-1', package: 'dicer', title: 'Crash', severity: 'high' }
    const explanation = { advisory: 'GHSA-1', package: 'dicer', why: 'Tests only' }
    expect(findUnexplained([finding], [explanation])).toEqual([])
    expect(findUnexplained([finding], [{ ...explanation, advisory: 'GHSA-2' }])).toEqual([finding])
    expect(findUnexplained([finding], [{ ...explanation, package: 'busboy' }])).toEqual([finding])
    expect(findObsolete([], [explanation])).toEqual([explanation])
  })
})
