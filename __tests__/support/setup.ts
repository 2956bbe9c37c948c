/// <reference types="@testing-library/jest-dom" />

import { TextDecoder, TextEncoder } from 'node:util'
import { guardConsole } from './console-guard'
import { guardTranslation } from './translation-guard'

/** Anything a test waits for normally appears within a tenth of a second; a busy machine needs longer. */
const MOST_WAIT_MS = 10_000

// Tests without a page need none of this, and loading it would double their time.
if (typeof document !== 'undefined') {
  // Comes first, so that it looks at the page before Testing Library removes it after each test.
  guardTranslation()
  jest.requireActual('@testing-library/jest-dom')
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react')
  configure({ asyncUtilTimeout: MOST_WAIT_MS })
}
guardConsole()

// The test DOM lacks these two classes, with which content is read.
if (!('TextDecoder' in globalThis)) Object.assign(globalThis, { TextDecoder, TextEncoder })

// The test DOM lays nothing out and cannot scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}
