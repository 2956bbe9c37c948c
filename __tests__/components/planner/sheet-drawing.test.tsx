import { render, screen } from '@testing-library/react'
import { SheetDrawing } from '@/components/planner/sheet-drawing'
import { getPlannerData } from '@/lib/content/line/planner-data'
import { createBrief } from '@/lib/planner/job'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'

const data = getPlannerData()

function draw(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  render(<SheetDrawing variant={planJob(data, job).variant} brief={createBrief(data, job)} />)
  return screen.getByRole('img')
}

it('says how many blanks lie on the sheet, and draws each within its margins', () => {
  const drawing = draw('style=tuck&l=60&w=25&h=110&sheet=1020x720')
  expect(drawing).toHaveAccessibleName('To scale: 15 blanks of 185 × 190 mm on 1,020 × 720 mm')
  const [blanks, margins] = drawing.querySelectorAll('path')
  expect(blanks?.getAttribute('d')?.match(/M/g)).toHaveLength(15)
  expect(blanks).toHaveAttribute('d', expect.stringMatching(/^M10 10h185v190h-185Z/))
  expect(margins).toHaveAttribute('d', 'M10 10H1010V705H10Z')
})

it('draws the blank alone where a pack is made from a web', () => {
  const drawing = draw('style=sos-bag&l=260&w=140&h=320')
  expect(drawing).toHaveAccessibleName('To scale: the blank of 830 × 410 mm')
  expect(drawing).toHaveAttribute('viewBox', '0 0 830 410')
  expect(drawing.querySelectorAll('path')).toHaveLength(1)
})
