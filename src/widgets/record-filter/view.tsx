import { lazy, Suspense, use, useId, useState } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { dateFormat } from '../../runtime/i18n/date-format.ts'
import { Button, IconButton } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { Dialog } from '../../runtime/ui/controls/dialog.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { SelectField } from '../../runtime/ui/controls/select-field.tsx'
import { TextField } from '../../runtime/ui/controls/text-field.tsx'
import type { DayRange } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { RecordFilterProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

// The calendar is downloaded when it is opened
const RangeCalendar = lazy(async () => ({
  default: (await needed(() => import('../../runtime/ui/records/range-calendar.tsx'))).RangeCalendar,
}))

export function View({ props, inputs: { filter }, slots, send, t }: RecordFilterProps) {
  const { language } = use(DrawingContext)
  const { dayInWords } = useTimeWords()
  const id = useId()
  const [chosen, setChosen] = useState<DayRange>() // in the open calendar
  const narrow = (args: Record<string, string>) => send({ kind: 'narrow', input: 'filter', args: { ...args, no: 1 } })
  const show = ({ from, to }: DayRange) => narrow({ from, to })
  const inWords = ({ from, to }: DayRange) => (from === to ? (dayInWords(from) ?? from) : rangeInWords(from, to, language))
  const hasDays = props.presets.length > 0 // a record whose call takes no range has none
  return (
    <>
      {hasDays && filter.ignored ? (
        <MessageBar kind="warning" className={styles.ignored} data-ignored={filter.ignored}>
          {t(filter.ignored, { range: inWords(filter) })}
        </MessageBar>
      ) : null}
      {hasDays ? (
        <div className={styles.days}>
          <fieldset className={styles.ranges} aria-label={t('days')}>
            {filter.ranges
              .filter(({ key }) => props.presets.some((preset) => preset === key))
              .map(({ key, from, to }) => (
                <Chip key={key} data-key={key} current={from === filter.from && to === filter.to} onClick={() => show({ from, to })}>
                  {t(`range.${key}`)}
                </Chip>
              ))}
          </fieldset>
          <div className={styles.range}>
            <IconButton
              icon="chevron-left"
              kind="ghost"
              label={filter.previous ? t('previous', { range: inWords(filter.previous) }) : t('earlier')}
              disabled={!filter.previous}
              onClick={() => filter.previous && show(filter.previous)}
            />
            <button
              type="button"
              className={styles.chosen}
              aria-haspopup="dialog"
              aria-label={t('choose', { range: inWords(filter) })}
              onClick={() => setChosen({ from: filter.from, to: filter.to })}
            >
              <Icon name="calendar" size={18} />
              <span aria-hidden="true">{inWords(filter)}</span>
            </button>
            <IconButton
              icon="chevron-right"
              kind="ghost"
              label={filter.next ? t('next', { range: inWords(filter.next) }) : t('later')}
              disabled={!filter.next}
              onClick={() => filter.next && show(filter.next)}
            />
          </div>
        </div>
      ) : null}
      {props.filters.length > 0 ? (
        <div className={styles.filters}>
          {props.filters.map(({ field, label, all, options }) =>
            options === undefined ? (
              <TypedFilter
                key={`${field} ${ownValue(filter.values, field) ?? ''}`}
                id={`${id}-${field}`}
                name={field}
                label={label}
                chosen={ownValue(filter.values, field) ?? ''}
                onValue={(value) => narrow({ [field]: value })}
                t={t}
              />
            ) : (
              <SelectField
                key={field}
                id={`${id}-${field}`}
                name={field}
                label={label}
                labelHidden={all !== undefined}
                value={ownValue(filter.values, field) ?? ''}
                options={withChosen([{ value: '', label: all ?? t('all') }, ...options], ownValue(filter.values, field) ?? '')}
                onValue={(value) => narrow({ [field]: value })}
              />
            ),
          )}
        </div>
      ) : null}
      {slots.end}
      {chosen ? (
        <Dialog title={t('calendar')} closeLabel={t('close')} onClose={() => setChosen(undefined)}>
          <p className={styles.hint}>{t('hint')}</p>
          <Suspense fallback={<output className={styles.loading}>{t('loading')}</output>}>
            <RangeCalendar label={t('calendar')} value={chosen} earliest={filter.earliest} latest={filter.today} onValue={setChosen} />
          </Suspense>
          <Button
            kind="primary"
            wide
            className={styles.apply}
            onClick={() => {
              setChosen(undefined)
              show(chosen)
            }}
          >
            {`${t('apply')}: ${inWords(chosen)}`}
          </Button>
        </Dialog>
      ) : null}
    </>
  )
}

type TypedProps = { id: string; name: string; label: string; chosen: string; onValue: (value: string) => void } & Pick<
  RecordFilterProps,
  't'
>

/** A filter that is typed: its value is written to the address when it is confirmed. */
function TypedFilter({ id, name, label, chosen, onValue, t }: TypedProps) {
  const [typed, setTyped] = useState(chosen)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== chosen) onValue(typed.trim())
      }}
    >
      <TextField
        id={id}
        name={name}
        label={label}
        labelHidden
        value={typed}
        onValue={setTyped}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        dir="auto"
        after={
          <>
            {typed === '' && chosen === '' ? null : (
              <IconButton
                icon="close"
                size="small"
                iconSize={16}
                label={t('clear', { label })}
                onClick={() => (chosen === '' ? setTyped('') : onValue(''))}
              />
            )}
            <IconButton icon="search" size="small" iconSize={16} label={t('find', { label })} type="submit" />
          </>
        }
      />
    </form>
  )
}

/** "4 – 10 Jan 2027", as the language writes a range. Days that cannot be read stay as they are. */
function rangeInWords(from: string, to: string, language: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  if (Number.isNaN(start) || Number.isNaN(end) || start > end) return `${from} – ${to}`
  const format = dateFormat(`${language}-u-nu-latn-ca-gregory`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return format.formatRange(start, end)
}

/** A value of the address that the page does not offer is offered as it is. */
function withChosen(options: readonly { value: string; label: string }[], value: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }]
}
