import { FormStatus } from './form-status'
import { KeptLine } from './kept-line'

/**
 * A region over the page's corner for news that belongs to no form in view: what the outbox has sent, and a lead that waits,
 * because its form does not come back once the popup is closed.
 */
export function PageStatus() {
  return (
    <div className="page-status">
      <FormStatus name="page" />
      <KeptLine kind="lead" />
    </div>
  )
}
