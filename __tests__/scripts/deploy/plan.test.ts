/** @jest-environment node */
import type { ListedObject, ObjectHead } from '@/scripts/deploy/bucket'
import { type PlanInput, planDeploy } from '@/scripts/deploy/plan'
import type { SiteRecord } from '@/scripts/deploy/records'
import type { SiteFile } from '@/scripts/deploy/site-files'

const PAGE = 'text/html; charset=utf-8'
const NOW = new Date('2026-11-21T12:00:00Z')

function toFile(key: string, text = 'a', type = key.includes('.txt') ? 'text/plain; charset=utf-8' : PAGE): SiteFile {
  const cacheControl = 'public, max-age=0, must-revalidate'
  return { key, type, cacheControl, size: 1, md5: `md5-${text}`, sha256: `sha-${text}`, source: { path: key } }
}

function toListed(...files: SiteFile[]) {
  return new Map<string, ListedObject>(files.map(({ key, md5, size }) => [key, { etag: md5, size }]))
}

function toHead({ type, cacheControl, sha256, size }: SiteFile, etag: string): ObjectHead {
  return { etag, type, cacheControl, sha256, size }
}

function toRecord(files: SiteFile[], retired: Record<string, string> = {}): SiteRecord {
  const site = {
    id: 'one',
    at: 'then',
    files: Object.fromEntries(files.map(({ key, source, ...entry }) => [key, entry])),
  }
  return { version: 1, site, previous: null, retired }
}

function plan(input: Partial<PlanInput>) {
  return planDeploy({
    files: [],
    listed: new Map(),
    heads: new Map(),
    kept: new Set(),
    records: { current: null, pending: null },
    now: NOW,
    ...input,
  })
}

const keysOf = (waves: SiteFile[][]) => waves.map(wave => wave.map(file => file.key))

describe('planDeploy', () => {
  it('uploads hashed files, then others, then new pages, then pages that change, then the service worker', () => {
    const files = ['sw.js', 'old.html', 'new.html', 'a.txt', 'pictures/a.avif'].map(key => toFile(key, 'b'))
    const old = toFile('old.html')
    const { waves } = plan({ files, listed: toListed(old), records: { current: toRecord([old]), pending: null } })
    expect(keysOf(waves)).toEqual([['pictures/a.avif'], ['a.txt'], ['new.html'], ['old.html'], ['sw.js']])
  })

  it('knows a file by its own hash where the ETag of the store is no MD5', () => {
    const file = toFile('a.txt')
    const listed = new Map([['a.txt', { etag: 'encrypted-1', size: 1 }]])
    const heads = new Map([['a.txt', toHead(file, 'encrypted-1')]])
    expect(plan({ files: [file], listed, heads, records: { current: toRecord([file]), pending: null } }).waves).toEqual(
      [],
    )
  })

  it('uploads a file again whose caching has changed', () => {
    const file = toFile('a.txt')
    const current = toRecord([{ ...file, cacheControl: 'no-store' }])
    expect(keysOf(plan({ files: [file], listed: toListed(file), records: { current, pending: null } }).waves)).toEqual([
      ['a.txt'],
    ])
  })

  it('keeps a copy of what it replaces or deletes, and says what each must hold', () => {
    const old = [toFile('a.html'), toFile('b.html'), toFile('c.html')]
    const input = {
      files: [toFile('a.html', 'b'), toFile('b.html', 'b')],
      listed: toListed(...old),
      records: {
        current: toRecord(old),
        pending: { version: 1, id: 'two', kind: 'deploy', keys: [] },
      } as const,
    }
    expect(plan(input).backups.map(({ to }) => to)).toEqual(
      ['a.html', 'b.html', 'c.html'].map(key => `.deploy/kept/two/${key}`),
    )
    expect(plan(input).backups.map(({ entry }) => entry.md5)).toEqual(['md5-a', 'md5-a', 'md5-a'])
    const kept = new Set(['.deploy/kept/two/a.html', '.deploy/kept/zero/x.html'])
    // Copies of the run before are listed again, so that they are looked at.
    expect(plan({ ...input, kept }).backups.map(({ from }) => from)).toEqual(['a.html', 'b.html', 'c.html'])
    expect(plan({ ...input, kept }).outdatedBackups).toEqual(['.deploy/kept/zero/x.html'])
  })

  it.each([
    [23, []],
    [24, ['pictures/a.avif']],
  ])('deletes hashed files %i hours after they left the site: %j', (hours, deletions) => {
    const since = new Date(NOW.getTime() - hours * 3_600_000).toISOString()
    const page = toFile('a.html')
    const current = toRecord([page], { 'pictures/a.avif': since })
    const listed = toListed(page, toFile('pictures/a.avif'))
    expect(plan({ files: [page], listed, records: { current, pending: null } }).deletions).toEqual(deletions)
  })

  it('deletes what an interrupted deploy left behind, and nothing that is not ours', () => {
    const listed = toListed(toFile('left.html'), toFile('foreign.html'))
    const pending = { version: 1, id: 'two', kind: 'deploy', keys: ['left.html'] } as const
    expect(plan({ listed, records: { current: null, pending } }).deletions).toEqual(['left.html'])
  })
})
