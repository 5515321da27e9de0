import { t } from '../../kit/i18n/words.ts'

/**
 * The most that a page may weigh. 500 KB take four seconds on a phone's slow connection (1 Mbit/s); beyond 60 requests they queue even
 * when each is small; from 3,000 elements on scrolling and typing lag on a cheap phone.
 */
export const budget = { bytes: 500_000, requests: 60, elements: 3_000 } as const

export type Weight = Readonly<Record<keyof typeof budget, number>>
export type Measure = { name: keyof typeof budget; value: number; text: string; isOver: boolean }

export function measuresOf(weight: Weight): Measure[] {
  return (['bytes', 'requests', 'elements'] as const).map((name) => ({
    name,
    value: weight[name],
    text: t('problems.of-budget', { value: figures(name, weight[name]), budget: figures(name, budget[name]) }),
    isOver: weight[name] > budget[name],
  }))
}

export function isHeavy(weight: Weight): boolean {
  return measuresOf(weight).some(({ isOver }) => isOver)
}

function figures(name: keyof typeof budget, value: number): string {
  return name === 'bytes' ? t('problems.kilobytes', { size: Math.round(value / 1_000).toLocaleString('en') }) : value.toLocaleString('en')
}
