import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { guardConsole } from './console-guard'

guardConsole()

// A busy machine may take several times what a quiet one needs until a state is reached.
configure({ asyncUtilTimeout: 20_000 })

// The test DOM lays nothing out and cannot scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}
