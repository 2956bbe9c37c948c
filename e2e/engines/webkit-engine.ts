import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, type EnginePage, findVisible, type Key, missing, PAGE_HEIGHT, type Target } from './engine-page'
import { type ElementReference, type Session, startSession, waitForServer } from './webdriver'

/** The test browser's toolbar is 447 px wide if it may; without room for its parts the window is as narrow as a phone's. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }\n'

/** Pixels of the toolbar above the page with these settings. */
const TOOLBAR_HEIGHT = 23

/** WebDriver's codes of the keys: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEY_CODES: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  End: '\uE010',
}

export type WebKitPrograms = { driver: string; browser: string; display: string }

/** Starts WebKitGTK's test browser on a virtual display, through its WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR)
  const screen = await startDisplay(display)
  const port = await findFreePort()
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: `:${screen.number}`,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await waitForServer(origin)

  // A session is one browser with a fresh profile, so each page gets its own; the first one tells the version.
  const start = () => startSession(origin, { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } })
  let session: Session | null = null
  async function endSession() {
    const ended = session
    session = null
    await ended?.end()
  }
  async function close() {
    await endSession().catch(() => undefined)
    server.kill()
    screen.process.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  try {
    session = await start()
    const { version } = session
    return {
      version,
      openPage: async width => {
        session ??= await start()
        return { ...(await createPage(session, width)), close: endSession }
      },
      close,
    }
  } catch (problem) {
    await close()
    throw problem
  }
}

/** Starts an X server that picks its own number. */
async function startDisplay(program: string): Promise<{ process: ChildProcess; number: string }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`${program} ended with ${code}`)))
    child.stdout.once('data', chunk => resolve(String(chunk).trim()))
  })
  return { process: child, number }
}

function findFreePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function createPage(session: Session, width: number): Promise<Omit<EnginePage, 'close'>> {
  await session.post('/window/rect', { width, height: PAGE_HEIGHT + TOOLBAR_HEIGHT })
  const run = (body: string, ...args: unknown[]) => session.post('/execute/async', { script: body, args })

  async function find(target: Target): Promise<ElementReference> {
    const found = await run(`arguments[1]((${findVisible})(arguments[0]))`, target)
    if (found === null) throw missing(target)
    return found as ElementReference
  }
  async function click(target: Target) {
    await session.post(session.elementPath(await find(target), 'click'), {})
  }
  return {
    goto: async url => void (await session.post('/url', { url })),
    evaluate: async (inPage, argument) => {
      // A wrapper, because WebDriver takes an element or a number as the result but no promise that rejects.
      const body = `Promise.resolve((${inPage})(arguments[0])).then(value => arguments[1]({ value }), error => arguments[1]({ error: String(error) }))`
      const { value, error } = (await run(body, argument ?? null)) as { value: never; error?: string }
      if (error) throw new Error(error)
      return value
    },
    click,
    fill: async (target, text) => {
      const field = await find(target)
      await session.post(session.elementPath(field, 'clear'), {})
      await session.post(session.elementPath(field, 'value'), { text })
    },
    press: async key => {
      const value = KEY_CODES[key]
      const actions = [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ]
      await session.post('/actions', { actions })
    },
  }
}
