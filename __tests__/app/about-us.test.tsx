import { render, screen, within } from '@testing-library/react'
import AboutPage from '@/app/about-us/page'
import { getHome, getProduct, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'

const { story } = getHome()
const { range, customers, journey: machineStory } = story
if (!range || !customers || !machineStory) throw new Error('The story lacks a part')
const machine = getProduct(machineStory.product)

it("starts with 'Hello', and has a section for each part of the story, in its order", () => {
  render(<AboutPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Hello' })).toBeInTheDocument()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  // After the story comes the strip of boxes, and then what is counted.
  const { title } = getWords().pages.about.checkable
  const sections = [range.title, customers.title, machineStory.title, story.boxes, title]
  expect(headings.slice(0, sections.length)).toEqual(sections)
})

it('counts the machines of each step; together they are all machines of the catalogue', () => {
  render(<AboutPage />)
  const steps = within(screen.getByRole('region', { name: range.title })).getAllByRole('link')
  // A count and its word stand in two elements, so no space is between their texts: '3machines'.
  const counts = steps.map(({ textContent }) => Number(/(\d+)machines?$/.exec(textContent ?? '')?.[1]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(getProducts().length)
  for (const step of steps) expect(step).toHaveAttribute('href', expect.stringMatching(/^\/products\?process=[a-z-]+$/))
})

it('draws each machine that states a size once, at one scale', () => {
  render(<AboutPage />)
  const drawings = screen.getByRole('region', { name: range.title }).querySelectorAll('ol svg')
  const outlines = [...drawings].flatMap(drawing => [...drawing.querySelectorAll('use, rect')])
  const lengths = outlines.map(outline => Number(outline.getAttribute('width')))
  const sizes = getProducts().flatMap(({ size }) => (size ? [size.lengthMm] : []))
  expect(lengths.toSorted()).toEqual(sizes.toSorted())
  // The scale: millimetres of a drawing for each em of its width, rounded to a tenth of an em.
  for (const drawing of drawings) {
    const [, , width = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const [, , wholeWidth = 0] = (drawings[0]?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const share =
      Number.parseFloat(drawing.getAttribute('width') ?? '') /
      Number.parseFloat(drawings[0]?.getAttribute('width') ?? '')
    expect(share).toBeCloseTo(width / wholeWidth, 1)
  }
})

it('draws the machine that the story tells of, and links to its page', () => {
  render(<AboutPage />)
  const journey = within(screen.getByRole('region', { name: machineStory.title }))
  expect(journey.getByRole('img', { name: /^The machine to scale/ })).toBeInTheDocument()
  expect(journey.getByRole('link', { name: `This machine ${machine.title}` })).toHaveAttribute(
    'href',
    paths.product(machine.slug),
  )
})

it('shows the stations of the machine that the step names, and says who runs it', () => {
  render(<AboutPage />)
  const journey = within(screen.getByRole('region', { name: machineStory.title }))
  const { product = '' } = machineStory.run
  expect(product).not.toBe('')
  const { title, operators } = getProduct(product)
  expect(journey.getByRole('img', { name: title })).toBeInTheDocument()
  // The drawing is to scale; the rendered picture is not.
  expect(journey.getByText(`${operators} The picture is not to scale.`)).toBeInTheDocument()
})
