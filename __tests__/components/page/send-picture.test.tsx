import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SendPicture } from '@/components/page/send-picture.client'
import { WithSharedWords } from '../../support/shared-words'

it('says what else to do in a browser that draws no pictures', async () => {
  // The canvas of the test DOM has no context; the button logs that.
  HTMLCanvasElement.prototype.getContext = () => null
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <WithSharedWords>
      <SendPicture
        card={{ title: 'Line plan', view: 'plan', machines: [], figures: [], url: 'https://boxes.example/plan' }}
      />
    </WithSharedWords>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send as a picture' }))
  expect(await screen.findByText('The picture could not be drawn. Press again, or share the link.')).toBeVisible()
})
