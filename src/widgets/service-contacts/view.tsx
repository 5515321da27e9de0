import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import part from '../../runtime/ui/sections/page-part.module.css'
import type { ServiceContactsProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = part.part

const icons: ReadonlyMap<string, string> = new Map([
  ['LIVE_CHAT', 'message'],
  ['TELEGRAM', 'send'],
  ['EMAIL', 'mail'],
  ['PHONE', 'phone'],
])

export function View({ props, inputs, send, t, labelId }: ServiceContactsProps) {
  return (
    <>
      <h2 id={labelId} className={part.title}>
        {props.title}
      </h2>
      {props.text ? <p className={part.text}>{props.text}</p> : null}
      <ul className={part.list}>
        {inputs.services
          .filter(({ channel }) => !channel)
          .map(({ key, kind }) => {
            const code = kind.toUpperCase()
            const known = `kind.${code}`
            return (
              <li key={key}>
                <button type="button" className={part.row} data-key={key} onClick={() => send({ kind: 'contact', service: key })}>
                  <Icon name={icons.get(code) ?? 'headset'} size={20} />
                  <bdi className={styles.name}>{Object.hasOwn(strings, known) ? t(known) : kind || t('contact')}</bdi>
                  <span className="visually-hidden">{t('window')}</span>
                  <Icon name="external" size={16} />
                </button>
              </li>
            )
          })}
      </ul>
    </>
  )
}
