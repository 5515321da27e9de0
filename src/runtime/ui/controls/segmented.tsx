import { Icon } from '../pictures/icon.tsx'
import styles from './segmented.module.css'

export type Segment = { value: string; label: string; icon?: string | undefined }

/** A choice between a few options, side by side: radios that look like one control. `label` names the group; `name` is the radios' name. */
export function Segmented({
  label,
  name,
  segments,
  value,
  onValue,
}: {
  label: string
  name: string
  segments: readonly Segment[]
  value: string
  onValue: (value: string) => void
}) {
  return (
    <fieldset className={styles.segmented}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment} data-key={segment.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValue(segment.value)}
          />
          {segment.icon ? <Icon name={segment.icon} size={17} /> : null}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
