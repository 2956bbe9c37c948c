import { toCacheControl, toContentSecurityPolicy, toSecurityHeaders } from '@/scripts/hosting/headers'

describe('toContentSecurityPolicy', () => {
  it('allows no inline script, no inline style and nothing that is not named', () => {
    const policy = toContentSecurityPolicy()
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
  })

  it('stays short enough to be read', () => {
    expect(toContentSecurityPolicy().length).toBeLessThan(350)
  })

  it('lets pages call the mail provider, or the origins that a build is set to instead', () => {
    expect(toContentSecurityPolicy()).toContain("connect-src 'self' https://api.emailjs.com;")
    expect(toContentSecurityPolicy([])).toContain("connect-src 'self';")
    expect(toContentSecurityPolicy(['https://count.example'])).toContain("connect-src 'self' https://count.example;")
  })

  it('refuses a plain http origin', () => {
    expect(() => toContentSecurityPolicy(['http://count.example'])).toThrow("not 'http://count.example'")
  })
})

describe('toSecurityHeaders', () => {
  it.each([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'X-Content-Type-Options',
  ])('sets %s', name => {
    expect(toSecurityHeaders()[name]).toEqual(expect.any(String))
  })
})

describe('toCacheControl', () => {
  it.each(['/_next/static/chunks/a.js', '/pictures/a.avif', '/search/a.json'])('keeps %s for a year', path => {
    expect(toCacheControl(path)).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/', '/products', '/product/x.txt', '/robots.txt', '/pictures'])('has %s checked on every use', path => {
    expect(toCacheControl(path)).toBe('public, max-age=0, must-revalidate')
  })

  it('has the service worker asked for each time, so that a new build takes over at once', () => {
    expect(toCacheControl('/sw.js')).toBe('no-cache')
  })
})
