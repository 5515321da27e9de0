import { use } from 'react'

import type { Translate } from '../../../schemas/translate.ts'
import { amountToType, amountsTyped } from '../../i18n/typed-amount.ts'
import { DrawingContext, useDecimals } from '../drawing.ts'

/** What is wrong with a text that could be two amounts: both, as the language writes them. `undefined`: it could not. */
export function useTwoAmounts(t: Translate): (text: string | undefined) => string | undefined {
  const { language } = use(DrawingContext)
  const decimals = useDecimals()
  return (text = '') => {
    const [one, other] = amountsTyped(text, language, decimals)
    if (one === undefined || other === undefined) return undefined
    return t('amount-two', { typed: text.trim(), one: amountToType(one, language), other: amountToType(other, language) })
  }
}
