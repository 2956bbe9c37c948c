import { withLock } from '@/lib/browser/lock'

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

function stubLocks(request: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

it.each([
  ['without Web Locks', () => undefined],
  ['where storage is blocked', () => stubLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')))],
])(
  'runs one task per name at a time %s and skips others meanwhile, and continues after a task that throws',
  async (_, prepare) => {
    prepare()
    const first = withLock('a', async () => 'first')
    expect(await withLock('a', async () => 'second')).toBeNull()
    expect(await first).toBe('first')
    await expect(withLock('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await withLock('a', async () => 'next')).toBe('next')
  },
)

it('skips a task that another tab is running', async () => {
  // The browser calls back with null in place of a lock that is taken.
  stubLocks((_name: string, _options: object, run: (lock: null) => Promise<unknown>) => run(null))
  const task = jest.fn()
  expect(await withLock('a', task)).toBeNull()
  expect(task).not.toHaveBeenCalled()
})
