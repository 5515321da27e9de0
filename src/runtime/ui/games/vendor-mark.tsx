import { memo, useState } from 'react'

import type { Picture } from '../../../schemas/nouns/picture.ts'
import { drawingOf } from './logo-drawing.ts'
import { pictureFailed, pictureLoaded, usePictureAddresses } from '../pictures/picture-origins.ts'
import { useLoadedPicture } from '../pictures/use-loaded-picture.ts'
import styles from './vendor-mark.module.css'

/**
 * A vendor's logo. One that is an outline in one colour is drawn in the current colour, so that it reads on any ground; any other logo
 * is shown as it is, with the name beside it; without a logo that loads there is the name alone. Screen readers always get the name.
 * Whether a logo is an outline is read from its pixels, which another origin has to allow: one that does not is shown as it is.
 */
export const VendorMark = memo(function VendorMark({
  name,
  picture,
  height = 20,
}: {
  name: string
  picture: Picture
  /** In px; the style sheet has these. */
  height?: 16 | 18 | 20 | 24
}) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const [loaded, setLoaded] = useState<{ logo: string; outline: boolean; width: number }>()
  const tries = usePictureAddresses(picture).flatMap((address) => [
    { logo: address, readable: true },
    { logo: address, readable: false },
  ])
  const attempt = tries.find(({ logo, readable }) => !failed.includes(`${readable} ${logo}`))
  const written = (
    <span className={styles.name} data-height={height} dir="auto">
      {name}
    </span>
  )
  const onLoaded = (image: HTMLImageElement) => {
    if (!attempt) return
    pictureLoaded(attempt.logo)
    const { naturalWidth, naturalHeight } = image
    const width = Math.min(3, naturalHeight > 0 ? naturalWidth / naturalHeight : 3) * height
    setLoaded({ logo: attempt.logo, outline: attempt.readable && drawingOf(image) === 'outline', width })
  }
  const image = useLoadedPicture(attempt && `${attempt.readable} ${attempt.logo}`, onLoaded)
  if (!attempt) return written
  const { logo, readable } = attempt
  const shown = loaded?.logo === logo ? loaded : undefined
  const drawn = (
    <img
      ref={image}
      key={`${readable} ${logo}`}
      className={shown?.outline ? styles.measured : shown ? styles.logo : styles.waiting}
      src={logo}
      alt=""
      {...(readable && { crossOrigin: 'anonymous' as const })}
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget }) => onLoaded(currentTarget)}
      onError={() => {
        if (!readable) pictureFailed(logo)
        setFailed((before) => [...before, `${readable} ${logo}`])
      }}
    />
  )
  if (shown && !shown.outline)
    return (
      <span className={styles.pair}>
        <span className={styles.plate} data-height={height} style={{ inlineSize: shown.width }} aria-hidden="true">
          {drawn}
        </span>
        {written}
      </span>
    )
  return (
    <>
      <span
        className={shown ? styles.outline : styles.room}
        data-height={height}
        style={shown && { maskImage: `url("${logo.replaceAll(/["\\\n]/g, encodeURIComponent)}")` }}
        aria-hidden="true"
      >
        {drawn}
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  )
})
