import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NearestMachine } from '@/components/search/nearest-machine.client'
import { getApplications } from '@/lib/content/applications'
import { getProducts } from '@/lib/content/products'
import { createSearchIndexFile } from '@/lib/search/search-index'
import { json, stubNetwork } from '../../support/network'

const network = stubNetwork()
const products = getProducts()
const file = createSearchIndexFile(products, getApplications())
const nearest = <NearestMachine searchUrl={file.url} titles={products.map(({ title }) => title)} />

afterEach(() => window.history.replaceState(null, '', '/'))

it('announces the machine that comes nearest to the words of the address, as a link', async () => {
  window.history.replaceState(null, '', '/product/automatic-foldr-gluer')
  network.answer(json(JSON.parse(file.body)))
  render(nearest)
  const link = await screen.findByRole('link', { name: 'Automatic Folder Gluer Machine' })
  expect(link).toHaveAttribute('href', '/product/automatic-folder-gluer-machine')
  expect(screen.getByRole('status')).toContainElement(link)
})

it('keeps its place empty without JavaScript', () => {
  expect(renderToStaticMarkup(nearest)).toMatch(/^<p [^>]*><\/p>$/)
})

it('asks for nothing where no machine was looked for', () => {
  window.history.replaceState(null, '', '/no-such-page')
  render(nearest)
  expect(network.requests).toEqual([])
})
