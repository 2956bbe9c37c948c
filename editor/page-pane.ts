/** The page of the site beside a form. Until it is built, a message says so, or says which mistakes prevent it. */
import { Component, createElement, type ReactNode } from 'react'
import type { Problem } from '@/lib/content/files/problem'
import type { SiteState } from '@/scripts/edit/site-state'
import { ask, followProgram } from './local-program'
import type { Mistake } from './say-problems'

/**
 * `siteUrl` and `path` are those of the page; `saves` is the number of saves so far; `describe` puts a mistake into the
 * words of its form, with the name of that form.
 */
type Props = { siteUrl: string; path: string; saves: number; describe: (problem: Problem) => Mistake }

type State = {
  site: SiteState
  /** Whether the page with the last save is ready. */
  isMade: boolean
  /** How often it has been requested since that save. */
  tries: number
  /** How often the frame has been loaded. */
  loads: number
}

/** Milliseconds between two requests of a page that is not ready. */
const RETRY_MS = 1000

/** After this many tries, the user is told to look for the cause: the first page of a day takes up to a minute. */
const MANY_TRIES = 90

/** What is shown in place of the page, or with it. */
const STARTING = 'The site is being started. This takes a minute or two, and the page comes by itself.'
const MAKING = 'The page is being made, and comes by itself.'
const LATE =
  "The page is late. Whoever looks after the site finds the reason in the window of 'npm run edit'. Saving goes on."
const BROKEN = 'No page of the site can be made until this is corrected. It may be in another form than this one:'

const PUBLISHING =
  'What is saved stands in the folder on this computer, and on this page. Visitors see it once whoever looks after the ' +
  'site has published it.'

const NOTICE = { font: '16px/1.5 system-ui, sans-serif', margin: 0, padding: 16, background: '#fff4d6', color: '#222' }
const HINT = { font: '13px/1.4 system-ui, sans-serif', margin: '0 0 8px', color: '#555' }
const FRAME = { border: 0, width: '100%', height: 'calc(100vh - 70px)' }

/** A class component: hooks would need the React instance inside Sveltia. */
export class PagePane extends Component<Props, State> {
  override state: State = { site: { isServing: false, problems: [] }, isMade: false, tries: 0, loads: 0 }
  timer?: ReturnType<typeof setTimeout>
  /** Stops following the state of the program. */
  unfollow?: () => void
  /** The number of the newest request, so that the answers to earlier ones are ignored. */
  checks = 0

  override componentDidMount() {
    this.unfollow = followProgram(site => {
      this.setState({ site })
      this.restart()
    })
  }

  override componentDidUpdate({ path, saves }: Props) {
    if (path !== this.props.path || saves !== this.props.saves) this.restart()
  }

  override componentWillUnmount() {
    this.unfollow?.()
    this.checks++
    clearTimeout(this.timer)
  }

  restart() {
    this.setState({ isMade: false, tries: 0 })
    void this.check()
  }

  /** Requests the page and shows it once it is ready. Earlier requests are abandoned. */
  async check() {
    const check = ++this.checks
    clearTimeout(this.timer)
    const query = new URLSearchParams({ path: this.props.path })
    const answer = await ask(`page?${query}`)
      .then(response => response.json())
      .catch(() => ({}))
    // A newer request has been sent meanwhile.
    if (check !== this.checks) return
    if (answer.status === 200) return this.setState(({ loads }) => ({ isMade: true, loads: loads + 1 }))
    this.setState(({ tries }) => ({ tries: tries + 1 }))
    this.timer = setTimeout(() => this.check(), RETRY_MS)
  }

  override render() {
    const { siteUrl, path } = this.props
    const { isMade, loads } = this.state
    const notice = this.renderNotice()
    const src = siteUrl + path
    const frame = loads > 0 && createElement('iframe', { key: loads, title: 'The page', src, style: FRAME })
    return createElement('div', null, [
      createElement('p', { key: 'publishing', style: HINT }, PUBLISHING),
      notice && createElement('div', { key: 'notice', role: 'status', style: NOTICE }, notice),
      // The previous page stays in view while the new one is built.
      (isMade || this.state.site.problems.length === 0) && frame,
    ])
  }

  renderNotice(): ReactNode {
    const { isMade, tries, site } = this.state
    if (isMade) return null
    if (site.problems.length > 0) {
      const items = site.problems.map(this.props.describe).map(({ label, sentence }) => {
        return createElement('li', { key: label + sentence }, [createElement('b', { key: 0 }, label), `: ${sentence}`])
      })
      return [createElement('p', { key: 0 }, BROKEN), createElement('ul', { key: 1 }, items)]
    }
    if (site.note) return site.note
    if (!site.isServing) return STARTING
    return tries > MANY_TRIES ? LATE : MAKING
  }
}
