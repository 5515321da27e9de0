import { useId, useState } from 'react'

import { Segmented } from '../../runtime/ui/controls/segmented.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { TabSetProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = styles.set

export function View({ props, slots, t }: TabSetProps) {
  const name = useId()
  const [chosen, setChosen] = useState(0)
  const contents = [slots.first, slots.second, slots.third].slice(0, props.items.length)
  return (
    <>
      {props.title ? <h2 className={styles.title}>{props.title}</h2> : null}
      <Segmented
        label={props.label}
        name={name}
        value={String(chosen)}
        onValue={(value) => setChosen(Number(value))}
        segments={props.items.map(({ label, icon }, index) => ({ value: String(index), label: textOf(t, label), icon }))}
      />
      {contents.map((content, index) => (
        <div key={places[index]} data-place={index} hidden={index !== chosen}>
          {content}
        </div>
      ))}
    </>
  )
}

const places = ['first', 'second', 'third'] as const
