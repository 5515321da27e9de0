import { useMemo } from 'react'

import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { DataTable } from '../../runtime/ui/records/data-table.tsx'
import type { TableColumn } from '../../runtime/ui/records/data-table.tsx'
import { Lines, MoneyCard } from '../../runtime/ui/money/money-form.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { PointsRulesProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

type Rule = PointsRulesProps['inputs']['rules']['rules'][number]

export function View({ props, inputs: { rules: known }, t }: PointsRulesProps) {
  const language = useLanguage()
  const inWords = useAmountWords()
  const { currency, html, max, min, ratio, rules } = known
  const columns = useMemo(
    (): TableColumn<Rule>[] => [
      {
        id: 'type',
        label: t('type'),
        card: 'title',
        cell: ({ key }) => (Object.hasOwn(strings, `points.${key}`) ? t(`points.${key as 'LIVE'}`) : <bdi>{key}</bdi>),
      },
      { id: 'units', label: t('bets'), numeric: true, cell: ({ units }) => <Amount value={units} currency={currency} /> },
      { id: 'points', label: t('points'), numeric: true, card: 'value', cell: ({ points }) => <bdi>{pointsText(points, language)}</bdi> },
    ],
    [currency, t, language],
  )
  const limits =
    max === '0'
      ? t('once_from', { min: pointsText(min, language) })
      : t('once_between', { min: pointsText(min, language), max: pointsText(max, language) })
  return (
    <>
      <h2 className={styles.title}>{props.title}</h2>
      {rules.length > 0 ? <DataTable label={props.title} columns={columns} rows={rules} /> : null}
      <MoneyCard>
        <Lines
          lines={[
            ...(ratio === '0'
              ? []
              : [{ name: t('worth'), value: t('worth_of', { points: pointsText(ratio, language), amount: inWords('1', { currency }) }) }]),
            { name: t('once'), value: limits },
            { name: t('expiry'), value: t('never') },
          ]}
        />
        {html ? <RichText html={html} newTab={t('new_tab')} /> : null}
      </MoneyCard>
    </>
  )
}
