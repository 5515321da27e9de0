import { Button } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { Missing } from '../../../../src/authoring/copy/missing.ts'
import styles from './missing-list.module.css'

/** What a copy names that is not there, with what to do. `onShow` leads to the block that names it, where that is in the open page. */
export function MissingList({ missing, onShow }: { missing: readonly Missing[]; onShow?: (block: string) => void }) {
  return (
    <ul className={styles.list} aria-label={t('copying.missing')}>
      {missing.map(({ kind, name, block }) => (
        <li key={`${kind} ${name}`} className={styles.row}>
          <div className={styles.about}>
            <strong>
              <span>{`${t(`copying.kind.${kind}`)} `}</span>
              <code dir="auto">{name}</code>
            </strong>
            <p>{t(`copying.do.${kind}`)}</p>
          </div>
          {onShow && block !== '' ? (
            <Button size="small" onClick={() => onShow(block)}>
              {t('copying.show-block')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
