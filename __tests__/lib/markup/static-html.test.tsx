import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticPart } from '@/components/ui/static-part'
import { toStaticHtml } from '@/lib/markup/static-html'

function Label({ children }: { children: ReactNode }) {
  return <span className="label">{children}</span>
}

function Numbered({ number }: { number: number }) {
  return (
    <>
      <Label>No.</Label> {number}
    </>
  )
}

const Nothing = () => null
const Several = () => [<p key="a" />, <p key="b" />]

const SAME_AS_REACT: [string, ReactElement][] = [
  [
    'elements, fragments, lists and components',
    <ul key="a">
      {[1, 2].map(number => (
        <li key={number}>
          <Numbered number={number} />
        </li>
      ))}
    </ul>,
  ],
  [
    'texts that mean something in HTML',
    <p key="b" title={'"a" & <b>'}>
      {'5 < 6 & "c" > d'}
    </p>,
  ],
  [
    'what shows nothing',
    <p key="c">
      {null}
      {undefined}
      {false}
      {true}
      {0}
      {''}
    </p>,
  ],
  [
    'attributes of HTML',
    <label key="d" htmlFor="x" className="a" data-list="b" aria-hidden={false} id={undefined} hidden>
      y
    </label>,
  ],
  [
    'elements without content',
    <p key="e">
      <br />
      <img alt="" width={4} height={3} src="/a.webp" loading="lazy" />
    </p>,
  ],
  [
    'drawings',
    <svg key="f" viewBox="0 0 9 9" preserveAspectRatio="xMidYMax meet" strokeWidth="2" aria-hidden="true">
      <text x={1.5} fontSize={7} textLength="9" lengthAdjust="spacing">
        a
      </text>
    </svg>,
  ],
]

describe('the HTML of a static part', () => {
  it.each(SAME_AS_REACT)('is what React writes: %s', (_, element) => {
    expect(toStaticHtml(element)).toBe(renderToStaticMarkup(element))
  })

  it.each<[string, ReactNode, string]>([
    ['a handler', <button key="a" type="button" onClick={() => undefined} />, 'onClick'],
    ['a style, which the policy of the site refuses in HTML', <p key="b" style={{ top: 0 }} />, 'style'],
    ['what comes later', Promise.resolve('x'), 'cannot stand in a static part'],
  ])('refuses %s', (_, node, message) => {
    expect(() => toStaticHtml(node)).toThrow(message)
  })
})

describe('a static part', () => {
  it('is the same element, with its content as one text', () => {
    const part = (
      <StaticPart>
        <nav aria-label="Main">
          <Label>Home</Label>
        </nav>
      </StaticPart>
    )
    expect(renderToStaticMarkup(part)).toBe('<nav aria-label="Main"><span class="label">Home</span></nav>')
  })

  it('can be a component that comes down to one element', () => {
    const part = (
      <StaticPart>
        <Label>a &amp; b</Label>
      </StaticPart>
    )
    expect(renderToStaticMarkup(part)).toBe('<span class="label">a &amp; b</span>')
  })

  it('is nothing where its component shows nothing', () => {
    expect(
      renderToStaticMarkup(
        <StaticPart>
          <Nothing />
        </StaticPart>,
      ),
    ).toBe('')
  })

  it('refuses a component of several elements', () => {
    expect(() =>
      renderToStaticMarkup(
        <StaticPart>
          <Several />
        </StaticPart>,
      ),
    ).toThrow('A static part is one element')
  })
})
