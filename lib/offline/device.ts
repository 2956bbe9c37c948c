import type { Device } from '@/lib/offline/catalogue-list'

/** An AVIF picture of one pixel. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

/** Reads the properties of the device that determine which picture files it needs. */
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
