import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import type { AuthPanelProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.panel

export function View({ props, inputs, slots }: AuthPanelProps) {
  const banner = inputs.banners?.[0]
  const picture = [...(banner?.picture ?? []), ...(props.picture ? [props.picture] : [])]
  const text = banner?.title ? banner.text : props.text
  return (
    <>
      <div className={styles.side}>
        <div className={styles.art}>
          {picture.length > 0 ? <Picture from={picture} /> : null}
          <div className={styles.words}>
            <p className={styles.title}>{banner?.title ?? props.title}</p>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        </div>
      </div>
      <div className={styles.main}>{slots.main}</div>
    </>
  )
}
