/** @jest-environment node */
import { parseDeployOptions } from '@/scripts/deploy/deploy-options'

describe('parseDeployOptions', () => {
  it('reads the bucket and leaves everything else at its default', () => {
    expect(parseDeployOptions(['--bucket', 'site'])).toEqual({
      bucket: 'site',
      dryRun: false,
      rollback: false,
      breakLock: false,
    })
  })

  it('reads the place of the store and what to do', () => {
    const args = ['--bucket=site', '--endpoint=https://s3.example', '--region=ap-south-1', '--rollback', '--dry-run']
    expect(parseDeployOptions(args)).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'ap-south-1',
      rollback: true,
      dryRun: true,
    })
  })

  it.each([
    [[], '--bucket is missing'],
    [['--bucket', ''], '--bucket is missing'],
    [['--bucket', 'site', '--endpoint', 'localhost:9000'], '--endpoint must be an http or https URL'],
    [['--bucket', 'site', '--force'], "Unknown option '--force'"],
  ])('refuses %j in one line', (args, line) => {
    expect(() => parseDeployOptions(args)).toThrow(line)
  })
})
