import type { Device } from '@/lib/offline/catalogue-list'

/** One pixel of AVIF. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

/** What decides which picture files this device shows. */
export async function readDevice(): Promise<Device> {
  return {
    screenWidth: window.screen.width,
    pixelRatio: window.devicePixelRatio,
    hasAvif: await canShow(AVIF_SAMPLE),
  }
}

function canShow(url: string): Promise<boolean> {
  return new Promise(resolve => {
    const image = new Image()
    image.onload = () => resolve(image.width > 0)
    image.onerror = () => resolve(false)
    image.src = url
  })
}
