import { use } from 'react'

import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { initialsOf } from '../../runtime/ui/text/letters.ts'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import { offsetIn, timeInZone, zoneName } from '../../runtime/ui/text/zone-time.ts'
import type { LotteryGame, LotteryMenu } from '../../schemas/nouns/lottery.ts'
import type { LotteryMenuProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View({ props, inputs: { menu }, states, missing, send, t, labelId }: LotteryMenuProps) {
  if (missing?.menu === 'absent') return null
  const offset = offsetIn(menu?.zone ?? '') ?? 0
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page}>
        {menu && menu.groups.length > 0 ? <span className={styles.zone}>{t('time.zone', { zone: zoneName(offset) })}</span> : null}
      </SectionHeading>
      {menu && props.modes && menu.modes.length > 1 ? (
        <Rail as="fieldset" tight aria-label={t('which')} className={styles.modes}>
          {menu.modes.map((mode) => (
            <Chip
              key={mode}
              current={mode === menu.mode}
              onClick={() => send({ kind: 'narrow', input: 'menu', args: { prizeMode: mode } })}
              data-key={mode}
            >
              {Object.hasOwn(strings, `mode.${mode}`) ? t(`mode.${mode}`) : mode}
            </Chip>
          ))}
        </Rail>
      ) : null}
      {menu?.groups.map((group) => (
        <div key={group.key} className={styles.group} data-key={group.key}>
          {group.tag === '' ? null : (
            <h2 className={styles.tag} dir="auto">
              {group.tag}
            </h2>
          )}
          <ul role="list" className={styles.games}>
            {group.games.map((game) => (
              <li key={game.key} data-key={game.key}>
                <Game game={game} menu={menu} offset={offset} send={send} t={t} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {menu && menu.groups.length === 0 ? <StateNotice icon="ticket" title={t('none')} /> : null}
      {menu ? null : states.menu}
    </>
  )
}

type GameProps = { game: LotteryGame; menu: LotteryMenu; offset: number } & Pick<LotteryMenuProps, 'send' | 't'>

/** A screen reader hears the time of the draw; the seconds that run are for the eye alone. */
function Game({ game: { name, picture, closesAt, target }, menu: { skew }, offset, send, t }: GameProps) {
  const { language } = use(DrawingContext)
  const now = useFirstTime()
  const time = closesAt === undefined ? '' : timeInZone(closesAt + skew, offset, language, now + skew)
  return (
    <button type="button" className={styles.game} onClick={() => send({ kind: 'launch', target })}>
      <span className={styles.art}>
        <Picture from={picture} initials={initialsOf(name)} emblem />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {time === '' ? null : <span className={styles.time}>{t('closes', { time })}</span>}
      </span>
      {closesAt === undefined ? null : <Countdown until={closesAt} drawing={t('drawing')} />}
    </button>
  )
}

function Countdown({ until, drawing }: { until: number; drawing: string }) {
  const seconds = useCountdown(until)
  const { minutesInWords, waitInWords } = useTimeWords()
  const isHours = seconds >= 3600 && seconds < 24 * 3600
  return (
    <span className={styles.left} aria-hidden="true" data-drawing={seconds === 0 || undefined}>
      {seconds === 0 ? drawing : isHours ? minutesInWords(Math.ceil(seconds / 60), 'short') : waitInWords(seconds)}
    </span>
  )
}
