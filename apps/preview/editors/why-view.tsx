import { ArrowUpRight, Check, CircleHelp, Eye, EyeOff, Link2, Minus, Pencil, UserRound, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { CheckState } from '../../../src/authoring/reasons/explain-visibility.ts'
import { Badge } from '../../kit/buttons/badge.tsx'
import { Button } from '../../kit/buttons/button.tsx'
import type { IconType } from '../../kit/icons/icon.ts'
import { t } from '../../kit/i18n/words.ts'
import styles from './why.module.css'

/** One check as a row. `open` leads to its place in a document; `place` is the file and line. */
export type CheckRow = {
  state: CheckState
  title: string
  text: string
  open?: { label: string; run: () => void } | undefined
  place?: string | undefined
}
/** One suggestion that would show the part, with a button where the editor can apply it. */
export type SuggestionRow = {
  id: string
  icon: 'look' | 'edit' | 'context'
  text: string
  action?: { label: string; run: () => void } | undefined
}
export type UsedRow = { id: string; text: string; label: string; run: () => void }

export type WhyViewProps = {
  hidden: boolean | 'unknown'
  title: string
  because: string
  fault?: boolean
  checks: readonly CheckRow[]
  suggestions: readonly SuggestionRow[]
  used?: readonly UsedRow[]
  hasSuggestions?: boolean
}

const marks: Record<CheckState, IconType> = { passed: Check, decided: X, 'not-reached': Minus, unknown: CircleHelp }
const suggestionIcons = { look: UserRound, edit: Pencil, context: CircleHelp }

/** Why a part is shown or hidden: the verdict, the checks in the portal's order, and suggestions that would show it. */
export function WhyView({ hidden, title, because, fault = false, checks, suggestions, used = [], hasSuggestions = true }: WhyViewProps) {
  const decided = checks.findIndex(({ state }) => state === 'decided')
  const Icon = hidden === true ? EyeOff : hidden === false ? Eye : CircleHelp
  return (
    <>
      <div className={classes(styles.verdict, hidden === false && styles.seen, fault && styles.fault)}>
        <span className={styles.sign}>
          <Icon size={18} aria-hidden="true" />
        </span>
        <div>
          <h3>{title}</h3>
          <p>{because}</p>
        </div>
      </div>
      <section className={styles.part} aria-label={t('why.order')}>
        <header className={styles.head}>
          <h3>{t('why.order')}</h3>
          {decided >= 0 ? <Badge kind="amber">{t('why.step-decided', { step: decided + 1 })}</Badge> : null}
        </header>
        <ol className={styles.checks}>
          {checks.map((check, index) => (
            <CheckLine key={index} {...check} />
          ))}
        </ol>
      </section>
      {hidden !== false && hasSuggestions ? (
        <section className={styles.part} aria-label={t('why.if')}>
          <header className={styles.head}>
            <h3>{t('why.if')}</h3>
          </header>
          {suggestions.length === 0 ? <p className={styles.text}>{t('why.no-way')}</p> : null}
          <ul className={styles.suggestions}>
            {suggestions.map(({ id, icon, text, action }) => {
              const SuggestionIcon = suggestionIcons[icon]
              return (
                <li key={id} className={styles.suggestion}>
                  <SuggestionIcon size={14} aria-hidden="true" />
                  <span>{text}</span>
                  {action ? (
                    <Button size="small" onClick={action.run}>
                      {action.label}
                    </Button>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
      {used.map(({ id, text, label, run }) => (
        <p key={id} className={styles.used}>
          <Link2 size={14} aria-hidden="true" />
          <span>{text}</span>
          <button type="button" className={styles.link} onClick={run}>
            {label}
          </button>
        </p>
      ))}
    </>
  )
}

function CheckLine({ state, title, text, open, place }: CheckRow): ReactNode {
  const Mark = marks[state]
  return (
    <li className={styles.check} data-state={state}>
      <span className={styles.mark}>
        <Mark size={12} aria-hidden="true" />
        <span className="visually-hidden">{t(`why.state-${state}`)}</span>
      </span>
      <div className={styles.body}>
        {open && state !== 'decided' ? (
          <button type="button" className={styles.title} onClick={open.run}>
            {title}
          </button>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        {text ? <p className={styles.text}>{text}</p> : null}
        {state === 'decided' && open ? (
          <p className={styles.place}>
            <Button size="small" icon={ArrowUpRight} onClick={open.run}>
              {open.label}
            </Button>
            {place ? <code>{place}</code> : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}
