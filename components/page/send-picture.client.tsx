'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { loadCode } from '@/lib/browser/load-code'
import type { PictureCard } from '@/lib/trade/product/picture-card'
import { useSharedWords } from './shared-words.client'

/** A button that draws what is on the page as one picture, and sends or saves it. Its code is loaded by the press. */
export function SendPicture({ card }: { card: PictureCard }) {
  const words = useSharedWords().share
  const [message, setMessage] = useState('')

  async function handlePress() {
    setMessage('')
    try {
      const { sendCard } = await loadCode(() => import('@/lib/share/send-card'))
      // True on a device without a sheet for sharing, where the picture is saved instead.
      if (await sendCard(card)) setMessage(words.pictureSaved)
    } catch (error) {
      console.error('The picture was not drawn:', error)
      setMessage(words.pictureFailed)
    }
  }

  return (
    <div className="flex flex-col odd:last:col-span-full">
      <Button className="needs-script grow" onClick={handlePress}>
        <Icon name="send" />
        <span>{words.picture}</span>
      </Button>
      <p className="text-caption text-ink-3" role="status">
        {message}
      </p>
    </div>
  )
}
