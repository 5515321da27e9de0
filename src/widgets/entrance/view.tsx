import { initialsOf } from '../../runtime/ui/text/letters.ts'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { VendorMark } from '../../runtime/ui/games/vendor-mark.tsx'
import { EntranceCard } from './card.tsx'
import type { EntranceProps } from './contract.ts'
import { Matches } from './matches.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs, send, t, labelId }: EntranceProps) {
  const vendors = inputs.vendors?.vendors ?? []
  const marks = vendors.slice(0, props.marks)
  const covers = inputs.games?.games ?? []
  const matches = inputs.matches?.slice(0, props.matches) ?? []
  return (
    <>
      <EntranceCard
        titleId={labelId}
        props={props}
        enter={t('enter')}
        launch={props.direct && vendors.length === 1 ? vendors[0]?.target : undefined}
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
      {matches.length > 0 ? <Matches matches={matches} send={send} t={t} /> : null}
    </>
  )
}
