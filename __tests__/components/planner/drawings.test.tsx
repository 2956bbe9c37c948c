import { cleanup, render, screen } from '@testing-library/react'
import { plannerData } from '@/__tests__/support/many-machines'
import { SheetDrawing } from '@/components/planner/drawings'
import { HallAtWork, HallDrawing } from '@/components/planner/hall-drawing'
import { MachineRow } from '@/components/planner/machine-row'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { findStepNumber, planJob } from '@/lib/trade/planner/plan-job'
import { formatMetres } from '@/lib/trade/planner/sentence'
import { DOOR_MM } from '@/lib/trade/product/floor-space'

const data = plannerData

/** The drawing of the sheet of the first plan of an address. */
function drawSheet(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  render(<SheetDrawing variant={planJob(data, job).variant} brief={createBrief(data, job)} />)
  return screen.getByRole('img')
}

/** The drawing of the first plan of an address. */
function drawHall(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const [plan] = planJob(data, job).plans
  if (!plan) throw new Error('There is no plan')
  render(<HallDrawing plan={plan} brief={createBrief(data, job)} />)
  return { plan, drawing: screen.getByRole('img') }
}

it('says how many blanks fit on the sheet, and draws each within the margins', () => {
  const drawing = drawSheet('style=tuck&l=60&w=25&h=110&sheet=1020x720')
  // Within the margins, 1,000 × 695 mm: five blanks in the length (5 × 185 = 925) by four rows that interlock
  // (190 + 3 × 155 = 655).
  expect(drawing).toHaveAccessibleName('To scale: 20 blanks of 185 × 190 mm on 1,020 × 720 mm')
  expect(drawing.querySelector('g g')).toHaveAttribute('transform', 'translate(10 10)')
  // The first of the 20 blanks is drawn, and the 19 others refer to it.
  const repeated = drawing.querySelectorAll('use')
  expect(repeated).toHaveLength(19)
  for (const use of repeated) expect(drawing.querySelector(use.getAttribute('href') ?? '')).not.toBeNull()
  // The margins are 15 mm at one long side, and 10 mm at the others.
  expect(drawing.querySelector(':scope > path')).toHaveAttribute('d', 'M10 10H1010V705H10Z')
})

it('draws the blanks of a sheet with more than 40 as rectangles, without their flaps', () => {
  const drawing = drawSheet('style=tuck&l=20&w=20&h=40&sheet=1020x720')
  expect(drawing.querySelector('use')).toBeNull()
  expect(drawing.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M10 10h\d+v\d+h-\d+Z/))
})

it('has a dimension line with its size below and beside the sheet where that is asked for', () => {
  const { job } = parseJob(new URLSearchParams('style=tuck&sheet=1020x720'), data)
  render(<SheetDrawing variant={planJob(data, job).variant} brief={createBrief(data, job)} hasSizes />)
  const sizes = [...screen.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(sizes).toEqual(['1,020 mm', '720 mm'])
  cleanup()
  expect(drawSheet('style=tuck&sheet=1020x720').querySelector('text')).toBeNull()
})

it('draws only the blank of a pack that is made from a reel', () => {
  const drawing = drawSheet('style=sos-bag&l=260&w=140&h=320')
  // 2 × (260 + 140) + 30 for the seam = 830; 320 + 140 / 2 + 20 for the bottom = 410.
  expect(drawing).toHaveAccessibleName('To scale: the blank of 830 × 410 mm')
  expect(drawing).toHaveAttribute('viewBox', '0 0 830 410')
  expect(drawing.querySelectorAll('use')).toHaveLength(0)
})

it('says how many machines take how much floor, numbers each by its step in the route, and measures the walls', () => {
  const { drawing, plan } = drawHall('style=tuck&l=60&w=25&h=110&sheet=1020x720')
  expect(drawing).toHaveAccessibleName(/^Hall plan to scale: 3 machines on [\d.]+ × [\d.]+ m with aisles$/)
  const walls = [plan.hall.length, plan.hall.width].map(mm => `${formatMetres(mm)} m`)
  expect([...drawing.querySelectorAll('text')].map(text => text.textContent)).toEqual([
    // Printing, the first step, is bought in, and has no number.
    '1',
    '2',
    '3',
    ...walls,
  ])
})

it('puts the number of a machine into the aisle above it, and on its corner where a large hall is drawn small', () => {
  const places = (query: string) => {
    const { drawing } = drawHall(query)
    return new Set([...drawing.querySelectorAll('circle')].map(disc => disc.getAttribute('cy')))
  }
  expect(places('style=tuck&l=60&w=25&h=110&sheet=1020x720')).toEqual(new Set(['-.85em']))
  cleanup()
  expect(places('style=tuck&hall=60x30')).toEqual(new Set(['0']))
})

it('draws and lists the machines of a plan in order, with how many there are of each and their overall size', () => {
  const { job } = parseJob(new URLSearchParams('style=sos-bag&quantity=200000'), data)
  const [plan] = planJob(data, job).plans
  if (!plan) throw new Error('There is no plan')
  const { container } = render(<MachineRow plan={plan} isFollowed />)
  expect(plan.machines.some(({ count }) => count > 1)).toBe(true)
  expect(container.querySelectorAll('svg')).toHaveLength(plan.machines.length)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    plan.machines.map(({ machine, steps: [step], count }) => {
      const size = machine.size.map(formatMetres).join(' × ')
      return `${findStepNumber(plan, step)}${machine.title}${count > 1 ? `\u00a0×${count}` : ''}${size} m`
    }),
  )
})

it('has a key of its colour and arrows, and arrows only where it has a way', () => {
  const showHall = (query: string) => {
    const { job } = parseJob(new URLSearchParams(query), data)
    const [plan] = planJob(data, job).plans
    if (!plan) throw new Error('There is no plan')
    const brief = createBrief(data, job)
    return { way: brief.words.drawings.way, ...render(<HallAtWork plan={plan} brief={brief} />) }
  }
  const { way, container, unmount } = showHall('style=tuck')
  expect(screen.getByText(/^Slowest step: \d, Die cutting/)).toBeInTheDocument()
  expect(screen.getByText(way)).toBeInTheDocument()
  // One at the end of each leg: before each of three machines, and at the door where packs leave.
  expect(container.querySelector('[role=img] .fill-ink-3')?.getAttribute('d')?.match(/z/g)).toHaveLength(4)
  unmount()
  // Too many machines to number.
  showHall('style=rigid&quantity=10000000')
  expect(screen.queryByText(way)).toBeNull()
})

it('says that a hall scrolls where it is too long for a phone, and of a short one nothing', () => {
  const say = () => screen.queryByText(/^Scroll sideways/)
  drawHall('style=rsc&quantity=20000&hall=120x12')
  expect(say()).toBeInTheDocument()
  cleanup()
  for (const hall of ['20x15', '42x12']) {
    drawHall(`style=tuck&hall=${hall}`)
    expect(say()).toBeNull()
    cleanup()
  }
})

it('draws machines as one shape if there are more than 300, too many to number', () => {
  const { drawing, plan } = drawHall('style=rigid&quantity=10000000')
  expect(plan.hall.machines.length).toBeGreaterThan(1000)
  expect(drawing.querySelectorAll('*').length).toBeLessThan(10)
  expect(drawing.querySelector('.fill-blue')?.getAttribute('d')?.match(/Z/g)).toHaveLength(plan.hall.machines.length)
})

it('outlines both the hall and the floor that the line needs if the hall is too small', () => {
  const { drawing } = drawHall('style=tuck&hall=5x5')
  // One outline for the floor that the line needs, and one for the buyer's hall.
  expect(drawing.querySelectorAll(':scope > g > rect')).toHaveLength(2)
})

it('leaves the walls of a hall open where pieces come in and packs leave', () => {
  const { drawing, plan } = drawHall('style=tuck')
  // From the top of the way in round the hall to that of the way out, and from below it back to below the way in:
  // M0 500V0H9000V3000M9000 4200V6000H0V1700.
  const walls = drawing.querySelector('path')?.getAttribute('d') ?? ''
  const [, inTop, length, outTop, outBottom, inBottom] =
    /^M0 (\d+)V0H(\d+)V(\d+)M\2 (\d+)V\d+H0V(\d+)$/.exec(walls)?.map(Number) ?? []
  expect(length).toBe(plan.hall.length)
  expect([inBottom, outBottom]).toEqual([Number(inTop) + DOOR_MM, Number(outTop) + DOOR_MM])
})

it('is drawn turned where the hall is much deeper than long, with its numbers upright', () => {
  const { drawing, plan } = drawHall('style=rigid&l=160&w=80&h=40&quantity=4000')
  const turned = [...drawing.querySelectorAll('[transform^="rotate(-90)translate"]')]
  const isDeep = plan.hall.width >= 1.25 * plan.hall.length
  expect(isDeep).toBe(true)
  expect(turned).toHaveLength(1)
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  expect(width).toBeGreaterThan(height)
  for (const disc of drawing.querySelectorAll('circle'))
    expect(disc.parentElement?.getAttribute('transform')).toMatch(/rotate\(90\)$/)
  cleanup()
  expect(drawHall('style=tuck').drawing.querySelector('[transform^="rotate(-90)translate"]')).toBeNull()
})
