import { act, render, screen } from '@testing-library/react'
import { useLazyModule } from '@/lib/browser/use-lazy-module'

type Code = { text: string }

function Part({ load, isWanted }: { load: () => Promise<Code>; isWanted: boolean }) {
  return <p>{useLazyModule(load, isWanted)?.text ?? 'not there'}</p>
}

const loadWell = jest.fn(async () => ({ text: 'here' }))

beforeEach(() => loadWell.mockClear())

it('asks for nothing before it is wanted, and keeps what came', async () => {
  const { rerender } = render(<Part load={loadWell} isWanted={false} />)
  expect(loadWell).not.toHaveBeenCalled()
  await act(async () => rerender(<Part load={loadWell} isWanted />))
  expect(screen.getByText('here')).toBeInTheDocument()
  await act(async () => rerender(<Part load={loadWell} isWanted={false} />))
  expect(screen.getByText('here')).toBeInTheDocument()
})

describe('code that does not come', () => {
  const load = jest.fn<Promise<Code>, []>()

  beforeEach(() => {
    load.mockReset().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ text: 'here' })
    jest.spyOn(console, 'error').mockImplementation()
  })
  afterEach(() => jest.restoreAllMocks())

  it('is logged, and asked for again when the connection returns', async () => {
    await act(async () => void render(<Part load={load} isWanted />))
    expect(screen.getByText('not there')).toBeInTheDocument()
    expect(console.error).toHaveBeenCalledTimes(1)
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByText('here')).toBeInTheDocument()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not asked for again once its part is gone', async () => {
    const part = await act(async () => render(<Part load={load} isWanted />))
    part.unmount()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(load).toHaveBeenCalledTimes(1)
  })
})
