import { classes } from '../../runtime/ui/class-names.ts'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { NextStepsProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.root

export function View({ props, inputs, send, t, labelId }: NextStepsProps) {
  return (
    <>
      <h2 id={labelId} className={styles.title}>
        {props.title}
      </h2>
      {props.text ? <p className={styles.text}>{props.text}</p> : null}
      <ol role="list" className={styles.steps}>
        {inputs.menu.map((entry, index) => (
          <li key={entry.key}>
            <MenuAction entry={entry} send={send} className={classes(styles.step, index === 0 && styles.first)}>
              {entry.icon ? <Icon name={entry.icon} size={20} /> : null}
              <span className={styles.label}>{textOf(t, entry.label)}</span>
              <Icon name="chevron-right" size={18} />
            </MenuAction>
          </li>
        ))}
      </ol>
    </>
  )
}
