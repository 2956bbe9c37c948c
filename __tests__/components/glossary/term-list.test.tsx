import { screen } from '@testing-library/react'
import { renderWithoutScript } from '@/__tests__/support/static-markup'
import { GroupIndex, TermList } from '@/components/glossary/term-list'

const groups = ['Board', 'Costs'].map(title => ({
  title,
  terms: [{ name: `${title} term`, slug: `${title.toLowerCase()}-term`, spellings: [], meaning: 'What it means.' }],
}))

it('links each entry of the index to the group that it names', () => {
  const page = renderWithoutScript(
    <>
      <GroupIndex label="Glossary" groups={groups} />
      <TermList groups={groups} />
    </>,
  )
  const targets = screen.getAllByRole('link').map(link => page.querySelector(link.getAttribute('href') ?? ''))
  expect(targets).toEqual(groups.map(({ title }) => screen.getByRole('region', { name: title })))
})
