import { Check, SlidersHorizontal, TextCursorInput, X } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'

import type { Bounds, ServerRule } from '../../../../src/rules/field-rule.ts'
import { Field as FieldSchema } from '../../../../src/schemas/documents.ts'
import type { Field as FormField } from '../../../../src/schemas/documents.ts'
import type { Json } from '../../../../src/schemas/json.ts'
import { actionChosen } from '../../model/actions.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { WordTools } from '../../../kit/fields/words/word-tools.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import { FieldChoices } from './field-choices.tsx'
import styles from './field-details.module.css'
import type { FormEditorProps } from './form-props.ts'
import { fieldSetting, ruleSetting } from './form-patches.ts'
import { knownPatterns, lengthText, ownBounds, patternText, serverBounds } from './form-words.ts'
import type { FieldOutcome } from './outcomes.ts'
import { useFieldMessage } from './try-it.ts'

const inputs = FieldSchema.shape.input.options
const widths = ['full', 'two-thirds', 'half', 'third'] as const
const fills = [
  'username',
  'new-password',
  'current-password',
  'one-time-code',
  'email',
  'tel-national',
  'tel-country-code',
  'name',
  'bday',
  'off',
] as const
const longest = 255 // of an own rule, in characters

type DetailsProps = FormEditorProps & { field: FormField; rule: ServerRule | undefined; outcome: FieldOutcome | undefined; name: string }

/** One field: how its rules combine, what a player reads while typing, and all its settings in the document. */
export function FieldDetails({
  form,
  field,
  rule,
  outcome,
  name,
  formatText,
  words = [],
  wordList,
  onEdit,
  readOnly = false,
}: DetailsProps) {
  const doAction = useUnit(actionChosen)
  const [trial, setTrial] = useState<string>()
  const message = useFieldMessage(field, outcome?.rule, trial, nothing)
  const pattern = typeof field.schema?.pattern === 'string' ? field.schema.pattern : undefined
  const known = knownPatterns.find(({ source }) => source === pattern)?.id
  const [isOwn, setIsOwn] = useState(pattern !== undefined && known === undefined)
  const own = ownBounds(field)

  function set(key: keyof FormField, value: Json | undefined) {
    onEdit({
      patch: fieldSetting(form, field.id, key, value),
      group: `form/${form.id}/${field.id}/${key}`,
      label: t('editors.form-did-set', { what: t(`editors.form-key-${key}`), field: name }),
    })
  }
  function setRule(key: 'minLength' | 'maxLength' | 'pattern', value: Json | undefined) {
    onEdit({
      patch: ruleSetting(form, field.id, { [key]: value }),
      group: `form/${form.id}/${field.id}/${key}`,
      label: t('editors.form-did-set', { what: t(`editors.form-key-${key}`), field: name }),
    })
  }
  const textOptions = (value: string | undefined) => {
    const options = words.map(({ key, text }) => ({ value: `t:${key}`, label: text, hint: key }))
    return value === undefined || options.some((option) => option.value === value)
      ? options
      : [{ value, label: formatText(value) }, ...options]
  }
  const serverPattern = rule?.enabled ? patternText(rule.acceptedPattern, rule.patternId) : undefined
  const ownPattern = patternText(pattern)

  return (
    <section className={editor.card} aria-label={name}>
      <header className={editor.cardHead}>
        <TextCursorInput size={16} aria-hidden="true" />
        <h3 className={editor.subtitle}>{name}</h3>
        <span className={`${editor.quiet} ${editor.push}`}>{t('editors.form-stricter')}</span>
      </header>
      <div className={editor.cardBody}>
        {(field.required || rule?.required) && outcome && !outcome.shown ? (
          <Notice
            kind="warn"
            title={t('editors.form-required-hidden')}
            action={
              <Button size="small" icon={SlidersHorizontal} onClick={() => doAction('view-settings.open')}>
                {t('editors.form-open-settings')}
              </Button>
            }
          >
            {field.server !== undefined && !rule?.enabled
              ? t('editors.form-hidden-by-server', { setting: field.server })
              : t('editors.form-hidden-otherwise')}
          </Notice>
        ) : null}
        <dl className={styles.rules}>
          <dt>{t('editors.form-length')}</dt>
          <dd>
            <Bars server={rule?.enabled ? serverBounds(rule) : {}} own={own} players={outcome?.rule ?? {}} />
          </dd>
          <dt>{t('editors.form-pattern')}</dt>
          <dd className={editor.line}>
            {serverPattern === undefined && ownPattern === undefined && <span className={editor.quiet}>{t('editors.form-any')}</span>}
            {serverPattern !== undefined && <Badge>{serverPattern}</Badge>}
            {serverPattern !== undefined && ownPattern !== undefined && <span>{t('editors.form-plus')}</span>}
            {ownPattern !== undefined && <Badge kind="violet">{ownPattern}</Badge>}
            {serverPattern !== undefined && ownPattern !== undefined && <Badge kind="green">{t('editors.form-both')}</Badge>}
          </dd>
          <dt>
            <label htmlFor={`try-${field.id}`}>{t('editors.form-try')}</label>
          </dt>
          <dd className={editor.line}>
            <TextField
              className={styles.try}
              id={`try-${field.id}`}
              value={trial ?? ''}
              onChange={setTrial}
              invalid={Boolean(message)}
              describedBy={`told-${field.id}`}
              disabled={!outcome?.rule}
            />
            <output id={`told-${field.id}`} className={`${editor.line} ${message ? editor.fault : editor.seen}`}>
              {message && (
                <>
                  <X size={14} aria-hidden="true" />
                  <span>{` ${t('editors.form-told', { text: formatText(`t:${message.key}`, message.values) })}`}</span>
                </>
              )}
              {message === null && (
                <>
                  <Check size={14} aria-hidden="true" />
                  <span>{` ${t('editors.form-fine')}`}</span>
                </>
              )}
            </output>
          </dd>
        </dl>
        {!readOnly && (
          <div className={editor.pairs}>
            <div>
              <Field label={t('editors.form-key-label')}>
                {(ids) => (
                  <Combobox
                    {...ids}
                    label={t('editors.form-key-label')}
                    options={textOptions(field.label)}
                    value={field.label}
                    onChange={(value) => set('label', value)}
                    allowNew={(text) => t('editors.form-plain', { text })}
                  />
                )}
              </Field>
              {wordList ? <WordTools value={field.label} words={wordList} onWord={(word) => set('label', word)} /> : null}
            </div>
            <div>
              <Field label={t('editors.form-key-hint')}>
                {(ids) => (
                  <Combobox
                    {...ids}
                    label={t('editors.form-key-hint')}
                    options={[{ value: '', label: t('editors.form-none') }, ...textOptions(field.hint)]}
                    value={field.hint ?? ''}
                    onChange={(value) => set('hint', value === '' ? undefined : value)}
                    allowNew={(text) => t('editors.form-plain', { text })}
                  />
                )}
              </Field>
              {wordList ? <WordTools value={field.hint} words={wordList} onWord={(word) => set('hint', word)} /> : null}
            </div>
            <Field label={t('editors.form-key-input')}>
              {(ids) => (
                <Select
                  {...ids}
                  label={t('editors.form-key-input')}
                  options={inputs.map((value) => ({ value, label: t(`editors.form-input-${value}`) }))}
                  value={field.input}
                  onChange={(value) => set('input', value)}
                />
              )}
            </Field>
            <Field label={t('editors.form-key-width')}>
              {(ids) => (
                <Select
                  {...ids}
                  label={t('editors.form-key-width')}
                  options={widths.map((value) => ({ value, label: t(`editors.form-width-${value}`) }))}
                  value={field.width ?? 'full'}
                  onChange={(value) => set('width', value === 'full' ? undefined : value)}
                />
              )}
            </Field>
            <Field label={t('editors.form-key-minLength')}>
              {(ids) => (
                <NumberField
                  {...ids}
                  min={1}
                  max={own.maxLength ?? longest}
                  value={own.minLength}
                  onChange={(value) => setRule('minLength', value)}
                />
              )}
            </Field>
            <Field label={t('editors.form-key-maxLength')}>
              {(ids) => (
                <NumberField
                  {...ids}
                  min={own.minLength ?? 1}
                  max={longest}
                  value={own.maxLength}
                  onChange={(value) => setRule('maxLength', value)}
                />
              )}
            </Field>
            <Field label={t('editors.form-key-characters')}>
              {(ids) => (
                <Select
                  {...ids}
                  label={t('editors.form-key-characters')}
                  options={[
                    { value: 'any', label: t('editors.form-any') },
                    ...knownPatterns.map(({ id }) => ({ value: id, label: t(`editors.form-pattern-${id}`) })),
                    { value: 'own', label: t('editors.form-pattern-own') },
                  ]}
                  value={isOwn ? 'own' : (known ?? 'any')}
                  onChange={(value) => {
                    setIsOwn(value === 'own')
                    if (value !== 'own') setRule('pattern', knownPatterns.find(({ id }) => id === value)?.source)
                  }}
                />
              )}
            </Field>
            {isOwn && (
              <Field
                label={t('editors.form-key-pattern')}
                hint={t('editors.form-pattern-hint')}
                problem={pattern !== undefined && !compiles(pattern) ? t('editors.form-pattern-broken') : undefined}
              >
                {(ids) => (
                  <TextField
                    {...ids}
                    mono
                    value={pattern ?? ''}
                    onChange={(value) => setRule('pattern', value === '' ? undefined : value)}
                  />
                )}
              </Field>
            )}
            <Field label={t('editors.form-key-autocomplete')}>
              {(ids) => (
                <Combobox
                  {...ids}
                  label={t('editors.form-key-autocomplete')}
                  mono
                  options={[
                    { value: '', label: t('editors.form-none') },
                    ...[...new Set([...fills, ...(field.autocomplete ? [field.autocomplete] : [])])].map((value) => ({
                      value,
                      label: value,
                    })),
                  ]}
                  value={field.autocomplete ?? ''}
                  onChange={(value) => set('autocomplete', value === '' ? undefined : value)}
                  allowNew={(text) => text}
                />
              )}
            </Field>
            <Checkbox
              label={t('editors.form-key-required')}
              hint={rule?.enabled && rule.required ? t('editors.form-required-anyway') : undefined}
              checked={field.required === true}
              onChange={(on) => set('required', on || undefined)}
            />
          </div>
        )}
        {!readOnly && (field.input === 'select' || field.options) ? (
          <FieldChoices form={form} field={field} name={name} formatText={formatText} words={words} onEdit={onEdit} />
        ) : null}
      </div>
    </section>
  )
}

const nothing: Readonly<Record<string, string>> = {}

/** The lengths of both sides and what is left of them, on one scale. */
function Bars({ server, own, players }: { server: Bounds; own: Bounds; players: Bounds }) {
  const most = Math.max(8, ...[server, own, players].flatMap(({ minLength = 0, maxLength = 0 }) => [minLength, maxLength])) * 1.25
  const bars = [
    { kind: 'server', bounds: server },
    { kind: 'own', bounds: own },
    { kind: 'players', bounds: players },
  ] as const
  return (
    <ul className={styles.bars}>
      {bars.map(({ kind, bounds }) => (
        <li key={kind} className={styles.bar}>
          <span className={styles.track} aria-hidden="true">
            {lengthText(bounds) !== undefined && (
              <span
                className={styles.fill}
                data-kind={kind}
                style={{
                  insetInlineStart: `${(100 * (bounds.minLength ?? 0)) / most}%`,
                  insetInlineEnd: `${100 - (100 * (bounds.maxLength ?? most)) / most}%`,
                }}
              />
            )}
          </span>
          <span>{t(`editors.form-bar-${kind}`, { length: lengthText(bounds) ?? t('editors.form-any-length') })}</span>
        </li>
      ))}
    </ul>
  )
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}
