import { contactKey } from '../../runtime/ui/contact-key.ts'
import { CopyButton } from '../../runtime/ui/copy-button.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import { RootScreen, ScreenFact, ScreenFacts } from '../../runtime/ui/root-screen.tsx'
import type { BlockedScreenProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { notice, brand, services }, send, t, labelId }: BlockedScreenProps) {
  const ip = notice?.ip
  return (
    <RootScreen
      brand={brand}
      picture={props.picture}
      title={t('title')}
      titleId={labelId}
      text={notice?.message || t('text')}
      contact={t('action.contact')}
      onContact={() => send({ kind: 'contact', service: contactKey(services) })}
    >
      {ip ? (
        <ScreenFacts>
          <ScreenFact icon={<Icon name="pin-off" size={18} />} label={t('ip')}>
            <span dir="ltr">{ip}</span>
          </ScreenFact>
          <CopyButton text={ip} label={t('action.copy')} done={t('action.copied')} failed={t('copy-failed')} />
        </ScreenFacts>
      ) : null}
    </RootScreen>
  )
}
