import type { ReactNode } from 'react'

import { BrandName } from '../../runtime/ui/pictures/brand-name.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { contactKey } from '../../runtime/ui/contact-key.ts'
import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import type { RootScreenProps } from './contract.ts'
import { endTime } from './end-time.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const pictures = { maintenance: '/img/scene/maint.svg', blocked: '/img/scene/block.svg' }

export function View({
  props: { reason, picture = pictures[reason] },
  inputs: { notice, brand, services },
  send,
  t,
  labelId,
}: RootScreenProps) {
  const now = useFirstTime()
  const end = reason === 'maintenance' && notice?.endTime ? endTime(notice.endTime, brand?.language ?? 'EN', now) : undefined
  const ip = reason === 'blocked' ? notice?.ip : undefined
  return (
    <div className={styles.screen}>
      {brand ? <BrandName id={brand.id} name={brand.name} size={32} /> : null}
      <div className={styles.picture}>{picture ? <Picture from={[picture]} eager /> : null}</div>
      <h1 id={labelId} className={styles.title}>
        {t(`${reason}.title`)}
      </h1>
      <p className={styles.text} dir="auto">
        {notice?.message || t(`${reason}.text`)}
      </p>
      {end ? (
        <div className={styles.facts}>
          <Fact icon="clock" label={t('expected')}>
            <time dateTime={notice?.endTime} dir="auto">
              {end}
            </time>
          </Fact>
        </div>
      ) : null}
      {ip ? (
        <div className={styles.facts}>
          <Fact icon="pin-off" label={t('ip')}>
            <span dir="ltr">{ip}</span>
          </Fact>
          <CopyButton text={ip} label={t('action.copy')} done={t('action.copied')} failed={t('copy-failed')} />
        </div>
      ) : null}
      <Button
        kind="primary"
        size="large"
        icon="headset"
        className={styles.contact}
        onClick={() => send({ kind: 'contact', service: contactKey(services) })}
      >
        {t('action.contact')}
      </Button>
    </div>
  )
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Icon name={icon} size={18} />
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </span>
  )
}
