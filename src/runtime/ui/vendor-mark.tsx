import { memo, useState } from 'react'

import type { Picture } from '../../schemas/nouns/picture.ts'
import styles from './vendor-mark.module.css'

/**
 * A vendor's mark in the current colour: the logo's outline when there is one, else the name. Screen readers always
 * get the name. Only a picture that a mask can use (svg, png, webp) becomes a logo. A mask cannot report that it failed, so a hidden
 * picture requests the same file in the same way (a mask needs the other origin's consent) and reports it.
 */
export const VendorMark = memo(function VendorMark({ name, picture, height = 20 }: { name: string; picture: Picture; height?: number }) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const logo = picture.find((address) => maskable.test(address) && !failed.includes(address))
  if (!logo)
    return (
      <span className={styles.name} style={{ fontSize: Math.round(height * 0.8) }}>
        {name}
      </span>
    )
  return (
    <>
      <span
        className={styles.mark}
        style={{ blockSize: height, inlineSize: height * 3, maskImage: `url("${logo.replaceAll(/["\\\n]/g, encodeURIComponent)}")` }}
        aria-hidden="true"
      >
        <img
          className={styles.probe}
          src={logo}
          alt=""
          crossOrigin="anonymous"
          loading="lazy"
          decoding="async"
          onError={() => setFailed((before) => [...before, logo])}
        />
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  )
})

const maskable = /\.(?:svg|png|webp)(?:$|[?#])/i
