import shared from '../../runtime/ui/sections/footer-links.module.css'
import { helpAddress } from '../../runtime/ui/help-address.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { HelpLinksProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.help

/** A topic's key may hold anything; it becomes the hash of the help page's address. */
export function View({ props, inputs, send, t }: HelpLinksProps) {
  return (
    <>
      <p className={shared.heading}>{t('help')}</p>
      <ul>
        {inputs.topics.slice(0, props.limit).map(({ key, title }) => (
          <li key={key}>
            <Link className={shared.link} data-key={key} to={helpAddress(key)} send={send} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
