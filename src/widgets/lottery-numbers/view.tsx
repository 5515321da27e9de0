import { use, useId } from 'react'

import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { SelectField } from '../../runtime/ui/controls/select-field.tsx'
import { offsetIn, timeInZone, zoneName } from '../../runtime/ui/text/zone-time.ts'
import type { LotteryNumbersProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

/** Another area begins with all of its games. A game is chosen with its area, because the games of the area before stay while it loads. */
export function View({ props, inputs: { numbers: known }, states, missing, send, t, labelId }: LotteryNumbersProps) {
  const id = useId()
  const { language } = use(DrawingContext)
  const now = useFirstTime()
  if (missing?.numbers === 'absent') return null
  const areas = [...new Set(props.areas)]
  const offset = offsetIn(known?.zone ?? '') ?? 0
  return (
    <>
      <SectionHeading id={labelId} title={props.title}>
        {known && known.draws.length > 0 ? <span className={styles.zone}>{t('time.zone', { zone: zoneName(offset) })}</span> : null}
      </SectionHeading>
      {known ? (
        <div className={styles.tools}>
          {areas.length > 1 ? (
            <Rail as="fieldset" tight aria-label={t('which')} className={styles.areas}>
              {areas.map((area) => (
                <Chip
                  key={area}
                  current={area === known.area}
                  onClick={() => send({ kind: 'narrow', input: 'numbers', args: { area, gameCode: '' } })}
                  data-key={area}
                >
                  {t(`area.${area}`)}
                </Chip>
              ))}
            </Rail>
          ) : null}
          <div className={styles.choice}>
            <SelectField
              id={id}
              label={t('game')}
              value={known.game}
              options={[{ value: '', label: t('all') }, ...known.games.map(({ code, name }) => ({ value: code, label: name }))]}
              onValue={(gameCode) => send({ kind: 'narrow', input: 'numbers', args: { area: known.area, gameCode } })}
            />
          </div>
        </div>
      ) : null}
      {known && known.draws.length > 0 ? (
        <ol role="list" className={styles.draws}>
          {known.draws.map(({ key, game, draw, openedAt, numbers }) => (
            <li key={key} className={styles.draw} data-key={key}>
              <div className={styles.words}>
                <p className={styles.name} dir="auto">
                  {game}
                </p>
                <p className={styles.line}>
                  <span className={styles.number}>
                    <span>{`${t('draw')} `}</span>
                    <bdi>{draw}</bdi>
                  </span>
                  {openedAt === undefined ? null : <span>{timeInZone(openedAt, offset, language, now)}</span>}
                </p>
              </div>
              {numbers.length > 0 ? (
                <ol role="list" className={styles.balls} aria-label={t('numbers')} dir="ltr">
                  {numbers.map((number, place) => (
                    <li key={`${place} ${number}`} className={styles.ball} data-tone={toneOf(number, numbers)} dir="auto">
                      {number}
                    </li>
                  ))}
                </ol>
              ) : (
                <span className={styles.drawing}>{t('drawing')}</span>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {known && known.draws.length === 0 ? <StateNotice icon="dice" title={t('none')} /> : null}
      {known ? null : states.numbers}
    </>
  )
}

const tones = ['danger', 'gold', 'success', 'info', 'accent'] as const
const ball = /^\d{1,2}$/

/** Balls have the colour of their ten, as in a machine; where all are digits, that of the digit. A longer number is no ball. */
function toneOf(number: string, drawn: readonly string[]): (typeof tones)[number] | undefined {
  if (!ball.test(number)) return undefined
  const isDigits = drawn.every((one) => one.length === 1)
  return tones[(isDigits ? Number(number) : Math.floor(Number(number) / 10)) % tones.length]
}
