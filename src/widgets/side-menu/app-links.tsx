import { Suspense, lazy } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { needed } from '../../runtime/platform/needed.ts'
import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { AppLinkList } from '../../schemas/nouns/brand.ts'
import styles from './view.module.css'

// The drawing of codes is only fetched when somebody opens the menu
const QrCode = lazy(() => needed(() => import('../../runtime/ui/pictures/qr-code.tsx')))

/** Where the apps are: as codes to scan with a phone (`codes`), or as links on the phone itself. The narrow rail offers to show them. */
export function AppLinks({
  apps,
  codes,
  open,
  onShow,
  t,
}: {
  apps: AppLinkList
  codes: boolean
  open: boolean
  onShow: () => void
  t: Translate
}) {
  if (apps.length === 0) return null
  if (codes && !open)
    return (
      <div className={styles.appGroup}>
        <button type="button" className={styles.item} onClick={onShow} title={t('app')} aria-label={t('show-app')}>
          <Icon name="phone" />
        </button>
      </div>
    )
  return (
    <div className={styles.appGroup}>
      <p className={styles.heading}>{t('app')}</p>
      <ul className={styles.apps}>
        {apps.map(({ platform, url }) => (
          <li key={platform} data-key={platform} className={styles.app}>
            {codes ? (
              <figure>
                <div className={styles.code}>
                  <Suspense fallback={null}>
                    <QrCode value={url} />
                  </Suspense>
                </div>
                <figcaption>
                  <span className="visually-hidden">{t('app-code', { platform: t(platform) })}</span>
                  <Link className={styles.appName} href={url}>
                    {t(platform)}
                  </Link>
                </figcaption>
              </figure>
            ) : (
              <Link className={buttonClass({ kind: 'secondary', wide: true })} href={url}>
                {t(platform)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
