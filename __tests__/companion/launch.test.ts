/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createCompanionCommand } from '@/scripts/hosting/start-companion'
import { NODE_ARGS } from './companion-process'

const dockerfile = readFileSync('companion/Dockerfile', 'utf8')

describe('the ways to start the service', () => {
  it('are one command: in the image, in `npm start`, in the bench and in its document', () => {
    const [, words = '[]'] = dockerfile.match(/^CMD (.*)$/m) ?? []
    expect(JSON.parse(words).join(' ')).toBe(`node ${NODE_ARGS}`)
    expect(createCompanionCommand({ port: 0, siteOrigin: '' }).args.join(' ')).toBe(NODE_ARGS)
    expect(readFileSync('docs/companion.md', 'utf8')).toContain(`node ${NODE_ARGS}`)
  })

  it('find every package they need among the dependencies of the image', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const name of ['hono', '@hono/node-server', '@libsql/client', 'rate-limiter-flexible', 'tsx', 'zod']) {
      expect({ ...devDependencies, ...dependencies }).toHaveProperty([name])
    }
  })

  it('leave the mocks off in the image, and run it as an ordinary user', () => {
    expect(dockerfile).toContain('COMPANION_MOCKS=off')
    expect(dockerfile).toMatch(/^USER node$/m)
  })
})
