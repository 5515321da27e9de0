import { EntranceCard } from '../../runtime/ui/entrance-card.tsx'
import { initialsOf } from '../../runtime/ui/initials.ts'
import { Picture } from '../../runtime/ui/picture.tsx'
import { VendorMark } from '../../runtime/ui/vendor-mark.tsx'
import type { CategoryEntranceProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { games, vendors }, send, t, labelId }: CategoryEntranceProps) {
  const marks = vendors?.vendors.slice(0, props.marks) ?? []
  const covers = games?.games ?? []
  return (
    <EntranceCard
      titleId={labelId}
      title={props.title}
      text={props.text}
      enter={t('enter')}
      picture={props.picture}
      rtlPicture={props.rtlPicture}
      size={props.size}
      to={props.to}
      send={send}
    >
      {marks.length > 0 ? (
        <ul role="list" className={styles.marks}>
          {marks.map(({ key, name, picture }) => (
            <li key={key}>
              <VendorMark name={name} picture={picture} height={16} />
            </li>
          ))}
        </ul>
      ) : null}
      {covers.length > 0 ? (
        <ul role="list" className={styles.covers}>
          {covers.map((game) => (
            <li key={game.key} data-key={game.key}>
              <button
                type="button"
                className={styles.cover}
                onClick={() => send({ kind: 'launch', target: game.target })}
                aria-label={t('play', { name: game.name })}
                title={game.name}
              >
                <Picture upright from={game.picture} initials={initialsOf(game.name)} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </EntranceCard>
  )
}
