import { useEffect } from 'react'

import { propNames } from '../../../../src/runtime/contract/widget.ts'
import type { PropName } from '../../../../src/runtime/contract/widget.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Unanswered } from '../../../../src/schemas/preview.ts'
import { Button } from '../../buttons/button.tsx'
import { Combobox } from '../../controls/combobox.tsx'
import type { Option } from '../../controls/options.ts'
import { t } from '../../i18n/words.ts'
import { useFormContext } from '../form/form-context.ts'
import type { NotAnswered } from '../form/types.ts'
import type { ValuePropsOf } from '../form/value-props.ts'
import styles from '../form/fields.module.css'

/** What a text of a schema is the name of; undefined where it is a text of its own. */
export function namedBy({ names }: JsonObject): PropName | undefined {
  return propNames.find((name) => name === names)
}

/** A popup, a category or a studio by its name. Another name may be typed; the field says that there is none. */
export function NameValue({ ids, label, schema, value, required, edit }: ValuePropsOf<string>) {
  const { choices } = useFormContext()
  const kind = namedBy(schema)
  const options = kind && choices.named?.(kind)
  const { wantNamed, unanswered } = choices
  const isUnknown = kind !== undefined && options === undefined
  useEffect(() => {
    if (isUnknown) wantNamed?.()
  }, [isUnknown, wantNamed])
  return (
    <>
      <Combobox
        {...ids}
        label={label}
        options={withValue(options ?? [], value)}
        value={value}
        placeholder={typeof schema.default === 'string' ? schema.default : kind && t(`inspector.find-${kind}`)}
        allowNew={(text) => (text === '' ? undefined : t('inspector.use-value', { value: text }))}
        onChange={(next) => edit(next === '' && !required ? undefined : next)}
      />
      <NotFound value={value} options={options} />
      {isUnknown && unanswered ? <ChoicesMissed unanswered={unanswered} /> : null}
    </>
  )
}

/** Says that a value is none of those that there are. Nothing is said while these are not known. */
export function NotFound({ value, options }: { value: string | undefined; options: readonly Option[] | undefined }) {
  if (value === undefined || value === '' || !options || options.some((option) => option.value === value)) return null
  return <p className={styles.range}>{t('inspector.not-found', { value })}</p>
}

/** Says why there is nothing to choose from, or not everything. */
export function ChoicesMissed({ unanswered: { why, again } }: { unanswered: NotAnswered }) {
  return (
    <p className={styles.range} role="status">
      <span>{`${t('inspector.choices-missed')} ${t(`inspector.unanswered-${why}`)} `}</span>
      {canBeAskedAgain(why) ? (
        <Button size="small" kind="quiet" onClick={again}>
          {t('inspector.ask-again')}
        </Button>
      ) : null}
    </p>
  )
}

/** A site that is closed in the preview asks nothing, and of too many games there are no more. */
export function canBeAskedAgain(why: Unanswered): boolean {
  return why !== 'closed' && why !== 'cut'
}

function withValue(options: readonly Option[], value: string | undefined): readonly Option[] {
  return value === undefined || value === '' || options.some((option) => option.value === value)
    ? options
    : [{ value, label: value }, ...options]
}
