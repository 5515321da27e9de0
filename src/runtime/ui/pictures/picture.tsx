import { use, useState } from 'react'
import type { ComponentProps } from 'react'

import type { Picture as Addresses } from '../../../schemas/nouns/picture.ts'
import { classes } from '../class-names.ts'
import { DrawingContext } from '../drawing.ts'
import { pictureFailed, pictureLoaded, usePictureAddresses } from './picture-origins.ts'
import styles from './picture.module.css'
import { useLoadedPicture } from './use-loaded-picture.ts'

type Props = {
  from: Addresses
  /** What it shows; "" (the default) when the text beside it has the same meaning. */
  alt?: string
  eager?: boolean
  className?: string | undefined
  /** The box is upright: a picture squarer than 4:5 is shown whole, over a blurred copy of itself that fills the box. */
  upright?: boolean
  /** The box is smaller than 60 px and square: the upper part of a cover, its emblem, is shown larger, and no half of a title. */
  emblem?: boolean
  /** Letters to show when no address loads, as capitals of the page's language. */
  initials?: string
  /** For a picture that is kept in several widths: its size, and where the browser finds the others. */
  image?: Pick<ComponentProps<'img'>, 'width' | 'height' | 'srcSet' | 'sizes'> | undefined
}

const squarest = 0.8

/**
 * A picture that tries its addresses in turn, then shows its initials on a colour, so that a grid never has a hole. The box has its size
 * before the picture loads: nothing jumps. An origin that failed in this session is passed over.
 */
export function Picture({ from, alt = '', eager, className, upright, emblem, initials, image: attributes }: Props) {
  const [{ missed, wide, of }, setSeen] = useState<{ of: Addresses; missed: readonly string[]; wide: string }>({
    of: from,
    missed: [],
    wide: '',
  })
  const { language } = use(DrawingContext)
  const failed = of === from ? missed : []
  const address = usePictureAddresses(from).find((each) => !failed.includes(each))
  const isWide = upright && of === from && wide === address
  const onLoaded = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (address === undefined) return
    pictureLoaded(address)
    if (upright && naturalWidth > naturalHeight * squarest && !isWide) setSeen({ of: from, missed: failed, wide: address })
  }
  const image = useLoadedPicture(address, onLoaded)
  if (address === undefined)
    return (
      <span
        className={classes(styles.missing, initials && styles.lettered, className)}
        data-hue={initials ? hueOf(initials.toUpperCase()) : undefined}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        {initials ? <span aria-hidden="true">{initials.toLocaleUpperCase(language)}</span> : null}
      </span>
    )
  const picture = (
    <img
      ref={image}
      key={address}
      {...attributes}
      className={isWide ? styles.whole : classes(styles.picture, emblem && styles.emblem, className)}
      src={address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      {...(eager && { fetchPriority: 'high' as const })}
      onLoad={({ currentTarget }) => onLoaded(currentTarget)}
      onError={() => {
        pictureFailed(address)
        setSeen({ of: from, missed: [...failed, address], wide: '' })
      }}
    />
  )
  if (!isWide) return picture
  return (
    <span className={classes(styles.framed, className)}>
      <img className={styles.backdrop} src={address} alt="" aria-hidden="true" decoding="async" draggable={false} />
      {picture}
    </span>
  )
}

/** A hue in degrees, one of 24 that the style sheet has; the same for the same letters. */
function hueOf(letters: string): number {
  const hue = [...letters].reduce((before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0) * 47) % 360, 7)
  return Math.floor(hue / 15) * 15
}
