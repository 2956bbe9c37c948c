/** @jest-environment node */
import { createContentSecurityPolicy, createPreviewPolicy } from '@/scripts/hosting/headers'

describe('createContentSecurityPolicy', () => {
  it('allows no inline script, no inline style, and no source that it does not list', () => {
    const policy = createContentSecurityPolicy()
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
    // Short enough to be read.
    expect(policy.length).toBeLessThan(350)
  })

  it('lets pages call the mail provider, or the origins that are configured instead', () => {
    expect(createContentSecurityPolicy()).toContain("connect-src 'self' https://api.emailjs.com;")
    expect(createContentSecurityPolicy([])).toContain("connect-src 'self';")
    expect(createContentSecurityPolicy(['https://count.example'])).toContain(
      "connect-src 'self' https://count.example;",
    )
  })

  it('refuses a plain http origin', () => {
    expect(() => createContentSecurityPolicy(['http://count.example'])).toThrow("not 'http://count.example'")
  })
})

describe('createPreviewPolicy', () => {
  // A directive's name ends at its first space, and its sources follow.
  const toDirectives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map(directive => directive.split(/ (.*)/).slice(0, 2)))
  const strict = toDirectives(createContentSecurityPolicy())
  const preview = toDirectives(createPreviewPolicy())

  it('allows what the site may load, in each directive', () => {
    expect(Object.keys(preview)).toEqual(Object.keys(strict))
    for (const [name, sources] of Object.entries(strict)) expect(preview[name]).toMatch(new RegExp(`^${sources}`))
  })

  it("lets Vercel's toolbar for comments load its parts, but allows no inline script", () => {
    expect(preview['script-src']).toBe("'self' https://vercel.live")
    expect(preview['style-src']).toBe("'self' https://vercel.live 'unsafe-inline'")
    expect(preview['frame-src']).toBe('https://www.google.com https://vercel.live')
  })
})
