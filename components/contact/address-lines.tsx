import { Fragment } from 'react'
import { getCompany } from '@/lib/content/content'

/** The company's name and postal address, one line each. */
export function AddressLines() {
  const { name, address } = getCompany()
  return [name, ...address].map(line => (
    <Fragment key={line}>
      <span>{line}</span>
      <br />
    </Fragment>
  ))
}
