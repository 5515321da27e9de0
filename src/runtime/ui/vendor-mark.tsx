import { memo } from 'react'

import type { Picture } from '../../schemas/nouns.ts'
import styles from './vendor-mark.module.css'

/**
 * A vendor's mark in the current colour: the logo's outline when there is one, else the name. The name is always there for screen
 * readers. A mask cannot say that it failed, so a logo is drawn only from a picture that a mask can use (svg, png, webp).
 */
export const VendorMark = memo(function VendorMark({ name, picture, height = 20 }: { name: string; picture: Picture; height?: number }) {
  const logo = picture.find((address) => maskable.test(address))
  if (!logo) return <span className={styles.name} style={{ fontSize: Math.round(height * 0.8) }}>{name}</span>
  return (
    <>
      <span className={styles.mark} style={{ blockSize: height, inlineSize: height * 3, maskImage: `url("${logo.replaceAll(/["\\\n]/g, encodeURIComponent)}")` }} aria-hidden="true" />
      <span className="visually-hidden">{name}</span>
    </>
  )
})

const maskable = /\.(?:svg|png|webp)(?:$|[?#])/i
