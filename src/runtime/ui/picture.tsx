import { useState } from 'react'
import type { CSSProperties } from 'react'

import type { Picture as Addresses } from '../../schemas/nouns/picture.ts'
import { classes } from './class-names.ts'
import styles from './picture.module.css'

type Props = {
  from: Addresses
  /** What it shows; "" (the default) when the text beside it tells the same. */
  alt?: string
  eager?: boolean
  /** Width ÷ height of the box; without it the picture fills its parent. */
  ratio?: string
  className?: string | undefined
  /** The box is upright: a picture that is much wider, such as a logo, is shown whole instead of cropped to its middle. */
  upright?: boolean
  /** Letters to show when no address loads. */
  initials?: string
}

/**
 * A picture that tries its addresses in turn, then shows its initials on a colour, so that a grid never has a hole. The box has its size
 * before the picture loads: nothing jumps.
 */
export function Picture({ from, alt = '', eager, ratio, className, upright, initials }: Props) {
  const [failed, setFailed] = useState<readonly [Addresses, number]>([from, 0])
  const attempts = failed[0] === from ? failed[1] : 0
  const address = from[attempts]
  const style = ratio ? { aspectRatio: ratio } : undefined
  if (address === undefined)
    return (
      <span
        className={classes(styles.missing, initials && styles.lettered, className)}
        style={initials ? ({ ...style, '--hue': hueOf(initials) } as CSSProperties) /* a custom property is not in React's type */ : style}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        {initials ? <span aria-hidden="true">{initials}</span> : null}
      </span>
    )
  return (
    <img
      key={address}
      className={classes(styles.picture, className)}
      style={style}
      src={address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      {...(eager && { fetchPriority: 'high' as const })}
      onLoad={
        upright
          ? ({ currentTarget }) =>
              currentTarget.classList.toggle(styles.whole!, currentTarget.naturalWidth > currentTarget.naturalHeight * 1.4)
          : undefined
      }
      onError={() => setFailed([from, attempts + 1])}
    />
  )
}

/** A hue in degrees, the same for the same letters. */
function hueOf(letters: string): number {
  return [...letters].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0) * 47) % 360, 7)
}
