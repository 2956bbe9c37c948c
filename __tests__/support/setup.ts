import '@testing-library/jest-dom'
import { guardConsole } from './console-guard'

guardConsole()

// The test DOM lays nothing out and cannot scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}
