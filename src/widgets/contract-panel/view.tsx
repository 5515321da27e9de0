import { use } from 'react'

import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { ContractPanelProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { summary }, send, t, labelId }: ContractPanelProps) {
  const { language } = use(DrawingContext)
  const nameOf = (type: string) => (Object.hasOwn(strings, `type.${type}`) ? t(`type.${type}`) : type)
  const types = new Intl.ListFormat(language, { type: 'conjunction' }).format(summary.has.map(nameOf))
  return (
    <>
      <IconDisc name="file" tone="accent" />
      <div className={styles.words}>
        <h2 id={labelId} className={styles.title}>
          {props.title}
        </h2>
        {summary.waiting.length > 0 ? (
          <ul role="list" className={styles.waiting}>
            {summary.waiting.map(({ type, request }, place) => (
              <li key={`${place} ${type}`} data-key={type}>
                {t(`wait.${request}`, { type: nameOf(type) })}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('nothing')}</p>
        )}
        {types === '' ? null : <p className={styles.has}>{t('has', { types })}</p>}
        <Link className={styles.link} to={props.to} send={send}>
          <span>{t('open')}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => send({ kind: 'close-contracts' })}>
        <Icon name="close" size={18} />
      </button>
    </>
  )
}
