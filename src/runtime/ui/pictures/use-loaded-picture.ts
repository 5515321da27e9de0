import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * A ref for a picture that may have loaded or failed before its handlers were there, as one of the server's HTML: `onLoaded` is called for
 * one that has loaded, and one that has failed is asked for again, so that its handler hears of it. Another `key` is another picture.
 */
export function useLoadedPicture(key: string | undefined, onLoaded: (image: HTMLImageElement) => void): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null)
  const latest = useRef(onLoaded)
  useLayoutEffect(() => {
    latest.current = onLoaded
  })
  useLayoutEffect(() => {
    const image = picture.current
    const address = image?.getAttribute('src')
    if (!address || !image?.complete) return
    if (image.naturalWidth > 0) latest.current(image)
    // a drawing without a size of its own looks the same as a failure: asking again tells
    else image.src = address
  }, [key])
  return picture
}
