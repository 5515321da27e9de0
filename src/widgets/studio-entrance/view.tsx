import { EntranceCard } from '../../runtime/ui/entrance-card.tsx'
import type { StudioEntranceProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { vendors }, send, t, labelId }: StudioEntranceProps) {
  const [only, ...others] = vendors.vendors
  const launch = others.length === 0 ? only?.target : undefined
  return (
    <EntranceCard
      titleId={labelId}
      title={props.title}
      text={props.text}
      enter={t('enter')}
      picture={props.picture}
      rtlPicture={props.rtlPicture}
      size="small"
      to={props.to}
      launch={launch}
      send={send}
    />
  )
}
