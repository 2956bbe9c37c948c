/** @jest-environment node */
import { type Kind, killDeploys } from '@/scripts/bench/deploy-kills'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'

/** Enough to see that the trial works; `npm run bench:deploy` tries twenty of each, on a larger site. */
const POINTS = 1
const PAGES = 6

it.each<Kind>(['deploy', 'rollback'])(
  'a %s that is killed leaves the old or the new site whole, and the next one completes it',
  async kind => {
    Object.assign(process.env, LOCAL_STORE_ENV)
    const { old, now, completed, problems } = await killDeploys(kind, POINTS, PAGES)
    expect(problems).toEqual([])
    expect({ whole: old + now, completed }).toEqual({ whole: POINTS, completed: POINTS })
  },
  120_000,
)
