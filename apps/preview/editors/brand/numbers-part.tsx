import { pointerOf } from '../../../../src/schemas/json.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'

import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { PartProps } from './brand-props.ts'
import { constantWords } from '../brand-patches.ts'
import styles from './brand.module.css'
import { ListField } from './list-field.tsx'
import { RevertButton } from './revert-button.tsx'

/** Every constant of the business, in plain words and with its unit. */
export function NumbersPart(props: PartProps) {
  const { brand, readOnly = false, set } = props
  const [text, setText] = useState('')
  const query = text.trim().toLowerCase()
  const rows = Object.entries(brand.constants).filter(([name]) => `${name} ${constantWords(name).text}`.toLowerCase().includes(query))
  const numbers = (label: string, values: readonly number[]) => (
    <ListField
      label={t(`editors.brand-${label}`)}
      hint={t(`editors.brand-${label}-hint`)}
      value={values.map(String)}
      readOnly={readOnly}
      problemOf={(next) => (next.every(isFigure) ? undefined : t('editors.list-numbers'))}
      onChange={(next) => next.every(isFigure) && set([label], next.map(Number), t(`editors.brand-${label}`))}
    />
  )
  return (
    <>
      <TextField
        icon={Search}
        type="search"
        label={t('editors.brand-numbers-find')}
        placeholder={t('editors.brand-numbers-find')}
        value={text}
        onChange={setText}
      />
      <div className={styles.grid}>
        {rows.map(([name, value]) => (
          <Constant key={name} {...props} name={name} value={value} />
        ))}
        {query === '' && (
          <>
            {numbers('agentTypes', brand.agentTypes)}
            {numbers('trialTypes', brand.trialTypes)}
            <Field label={t('editors.brand-weakPassword')} hint={t('editors.brand-weakPassword-hint')}>
              {(ids) => (
                <TextField
                  {...ids}
                  mono
                  value={brand.weakPassword}
                  readOnly={readOnly}
                  onChange={(next) => set(['weakPassword'], next, t('editors.brand-weakPassword'))}
                />
              )}
            </Field>
          </>
        )}
      </div>
      {rows.length === 0 && <Empty icon={Search} title={t('editors.brand-numbers-none', { text })} />}
    </>
  )
}

function Constant({
  own,
  base,
  set,
  readOnly = false,
  name,
  value,
}: PartProps & { name: string; value: number | string | boolean | readonly string[] }) {
  const { text, unit } = constantWords(name)
  const keys = ['constants', name]
  const back = <RevertButton own={own} base={base} keys={keys} what={text} set={set} readOnly={readOnly} />
  const put = (next: number | string | boolean | string[]) => set(keys, next, text)
  const label = unit ? t('editors.brand-constant', { text, unit: t(`editors.unit-${unit}`) }) : text
  if (typeof value === 'boolean') return <Checkbox label={label} checked={value} disabled={readOnly} onChange={put} />
  if (typeof value === 'object') return <ListField label={label} value={value} readOnly={readOnly} onChange={put} />
  return (
    <div style={{ display: 'contents' }} data-pointer={pointerOf(...keys)}>
      <Field label={label} side={back} hint={name === 'balanceDecimals' ? t('editors.brand-balanceDecimals-hint') : undefined}>
        {(ids) =>
          typeof value === 'number' ? (
            <NumberField
              {...ids}
              value={value}
              min={0}
              step={Number.isInteger(value) ? 1 : 0.1}
              readOnly={readOnly}
              onChange={(next) => next !== undefined && put(next)}
            />
          ) : (
            <TextField {...ids} value={value} readOnly={readOnly} onChange={put} />
          )
        }
      </Field>
    </div>
  )
}

function isFigure(text: string): boolean {
  return /^\d+$/.test(text)
}
