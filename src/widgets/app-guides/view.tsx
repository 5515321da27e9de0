import { Fragment, Suspense, lazy, useId } from 'react'

import type { AppPackage } from '../../schemas/nouns/brand.ts'
import type { Translate } from '../../schemas/translate.ts'
import { needed } from '../../runtime/platform/needed.ts'
import ground from '../../runtime/ui/pictures/qr-code.module.css'
import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import card from '../../runtime/ui/sections/card.module.css'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import type { AppGuidesProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const AppCode = lazy(() => needed(() => import('../../runtime/ui/pictures/qr-code.tsx')))

export function View({ inputs: { apps }, t }: AppGuidesProps) {
  return (
    <ul className={styles.apps}>
      {apps.map((app) => (
        <li key={app.platform} data-key={app.platform} className={classes(card.card, styles.app)}>
          <App app={app} t={t} />
        </li>
      ))}
    </ul>
  )
}

function App({ app: { platform, url, version, size, guide }, t }: { app: AppPackage; t: Translate }) {
  const id = useId()
  const name = t(`name.${platform}`)
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.about}>{t(`about.${platform}`)}</p>
      {version || size ? (
        <p className={styles.about}>
          {[...(version ? [t('version', { version })] : []), ...(size ? [size] : [])].map((text, at) => (
            <Fragment key={text}>
              {at > 0 ? <span> · </span> : null}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      ) : null}
      <div className={styles.get}>
        <p className="visually-hidden">{t('code', { name })}</p>
        <div className={ground.ground} aria-hidden="true" data-code="">
          <Suspense fallback={null}>
            <AppCode value={url} />
          </Suspense>
        </div>
        <Link className={classes(buttonClass({ kind: 'secondary' }), styles.link)} href={url} aria-label={t('get.of', { name })}>
          <Icon name="download" size={18} />
          <span>{t('get')}</span>
        </Link>
      </div>
      {guide.length > 0 ? (
        <>
          <h3 id={id} className={styles.heading}>
            {t('guide')}
          </h3>
          <ol aria-labelledby={id} className={styles.steps}>
            {guide.map(({ title, html, picture }, at) => (
              <li key={`${at} ${title}`}>
                <p className={styles.step} dir="auto">
                  {title}
                </p>
                {html ? <RichText html={html} level={4} newTab={t('new_tab')} /> : null}
                {picture && picture.length > 0 ? (
                  <span className={styles.picture}>
                    <Picture from={picture} />
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  )
}
