import { classes } from '../../runtime/ui/class-names.ts'
import { TextBlocks } from '../../runtime/ui/text/text-blocks.tsx'
import type { TextProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = ({ align, width }: TextProps['props']) =>
  classes(align === 'center' && styles.center, width === 'reading' && styles.reading)

export function View({ props, send }: TextProps) {
  return <TextBlocks content={props.content} send={send} />
}
