import { classes } from '../../runtime/ui/class-names.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { PictureFile } from '../../runtime/ui/pictures/picture-file.tsx'
import type { PictureProps } from './contract.ts'
import styles from './view.module.css'

const shapes: Readonly<Record<PictureProps['props']['ratio'], string | undefined>> = {
  whole: undefined,
  '21:9': styles.cinema,
  '16:9': styles.wide,
  '4:3': styles.classic,
  '1:1': styles.square,
  '3:4': styles.upright,
}

export const rootClass = ({ align }: PictureProps['props']) => classes(align === 'center' && styles.center)

export function View({ props: { picture, alt, caption, to, ratio, first }, send }: PictureProps) {
  if (!picture) return null // the operator has not chosen one yet
  const look = classes(styles.picture, shapes[ratio])
  const image = <PictureFile picture={picture} alt={alt ?? ''} eager={first} className={look} sizes="(min-width: 70em) 68rem, 100vw" />
  return (
    <figure className={styles.figure}>
      {to === undefined ? (
        image
      ) : (
        <Link className={styles.link} to={to} send={send}>
          {image}
        </Link>
      )}
      {caption ? (
        <figcaption className={styles.caption} dir="auto">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  )
}
