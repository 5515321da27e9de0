import { BrandName } from '../../runtime/ui/pictures/brand-name.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { contactKey } from '../../runtime/ui/contact-key.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { AgentLandingProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.page

export function View({ props, inputs: { brand, hours, services }, slots, send, t, labelId }: AgentLandingProps) {
  return (
    <>
      <div className={styles.art}>
        {props.picture ? <Picture from={[props.picture]} eager /> : null}
        <div className={styles.words}>
          <p className={styles.headline}>{props.headline}</p>
          <ul className={styles.blurbs}>
            {props.blurbs.map(({ title, text }) => (
              <li key={title}>
                <p className={styles.blurb}>{textOf(t, title)}</p>
                <p>{textOf(t, text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>
          <div className={styles.brand}>
            {brand ? <BrandName id={brand.id} name={brand.name} size={32} /> : null}
            <span className={styles.pill}>{t('pill')}</span>
          </div>
          <div className={styles.head}>
            <h1 id={labelId} className={styles.title}>
              {props.title}
            </h1>
            {props.text ? <p className={styles.text}>{props.text}</p> : null}
          </div>
          {slots.main}
          <div className={styles.support}>
            <Icon name="headset" size={22} />
            <div className={styles.hours}>
              <p className={styles.name}>{t('support')}</p>
              {hours ? (
                <p className={styles.text}>
                  <span>{`${daysOf(hours.days, t)}, `}</span>
                  <bdi dir="ltr" className={styles.time}>
                    {hours.hours.replace('-', '–')}
                  </bdi>
                </p>
              ) : null}
            </div>
            <Button size="small" onClick={() => send({ kind: 'contact', service: contactKey(services) })}>
              {t('chat')}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

/** The default days have words in every language; other days are shown as the brand writes them. */
function daysOf(days: string, t: AgentLandingProps['t']): string {
  return days === 'Monday to Friday' ? t('weekdays') : textOf(t, days)
}
