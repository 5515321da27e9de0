import { useMemo } from 'react'

import { focusClass, focusRule, pictureName } from '../../../schemas/picture-file.ts'
import type { PictureFile as File } from '../../../schemas/picture-file.ts'
import { addStyleRules } from '../../platform/style-rules.ts'
import { classes } from '../class-names.ts'
import { Picture } from './picture.tsx'

/** Where the files are. A build whose pages may stand at any address says another place (vite.gallery.config.ts). */
const folder: string = import.meta.env.VITE_MEDIA ?? '/media/'

type Props = {
  picture: File
  alt?: string
  eager?: boolean
  className?: string | undefined
  /** How wide it is drawn, as in the attribute of the same name. A lazy one is measured by browsers that can. */
  sizes: string
}

/**
 * A picture that an operator has uploaded, in the width that the screen needs. It has its size before it loads, and stays around its focus
 * where its box cuts it.
 */
export function PictureFile({ picture, alt, eager, className, sizes }: Props) {
  const { file, width, height, widths } = picture
  const address = (width?: number) => folder + pictureName(file, width)
  const largest = address()
  const from = useMemo(() => [largest], [largest])
  const focus = focusClass(picture)
  const rule = focusRule(focus)
  if (rule !== undefined) addStyleRules([rule])
  const image = {
    width,
    height,
    srcSet: [...widths.map((each) => `${address(each)} ${each}w`), `${largest} ${width}w`].join(', '),
    sizes: eager ? sizes : `auto, ${sizes}`,
  }
  return <Picture from={from} alt={alt ?? ''} eager={eager ?? false} className={classes(focus, className)} image={image} />
}
