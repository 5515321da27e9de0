import type { Promotion, PromotionList } from '../../schemas/nouns/promotion.ts'

const defaultSize = 9

/** What a choice shows of all promotions. */
export type Shown = { promotions: Promotion[]; types: string[]; type: string | undefined; page: number; pages: number }

/**
 * One page of one type, each promotion once. A type that none has is all of them; without a page it is the one that holds the promotion
 * `id`.
 */
export function shownOf({ promotions, choice }: PromotionList): Shown {
  const all = promotions.filter(({ key }, index) => promotions.findIndex((other) => other.key === key) === index)
  const ofType = choice.type ? all.filter(({ type }) => type === choice.type) : []
  const list = ofType.length > 0 ? ofType : all
  const size = atLeastOne(choice.pageSize) ?? defaultSize
  const pages = Math.max(1, Math.ceil(list.length / size))
  const named =
    Math.floor(
      Math.max(
        0,
        list.findIndex(({ key }) => key === choice.id),
      ) / size,
    ) + 1
  const page = Math.min(atLeastOne(choice.page) ?? named, pages)
  return {
    promotions: list.slice((page - 1) * size, page * size),
    types: [...new Set(all.flatMap(({ type }) => type || []))],
    type: list === all ? undefined : choice.type,
    page,
    pages,
  }
}

/** An address may contain anything. */
function atLeastOne(value: unknown): number | undefined {
  const number = Math.trunc(Number(value))
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
