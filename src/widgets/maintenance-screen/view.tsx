import { contactKey } from '../../runtime/ui/contact-key.ts'
import { useFirstTime } from '../../runtime/ui/server-html.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import { RootScreen, ScreenFact, ScreenFacts } from '../../runtime/ui/root-screen.tsx'
import type { MaintenanceScreenProps } from './contract.ts'
import { endTime } from './end-time.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { notice, brand, services }, send, t, labelId }: MaintenanceScreenProps) {
  const now = useFirstTime()
  const end = notice?.endTime ? endTime(notice.endTime, brand?.language ?? 'EN', now) : undefined
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
      {end ? (
        <ScreenFacts>
          <ScreenFact icon={<Icon name="clock" size={18} />} label={t('expected')}>
            <time dateTime={notice?.endTime} dir="auto">
              {end}
            </time>
          </ScreenFact>
        </ScreenFacts>
      ) : null}
    </RootScreen>
  )
}
