import '@testing-library/jest-dom'
import { guardConsole } from './console-guard'

guardConsole()
