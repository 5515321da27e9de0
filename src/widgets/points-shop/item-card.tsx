import { Button } from '../../runtime/ui/controls/button.tsx'
import { compareAmounts, difference } from '../../schemas/amounts.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { initialsOf } from '../../runtime/ui/text/letters.ts'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { Amount } from '../../schemas/nouns/money.ts'
import type { MallItem } from '../../schemas/nouns/points.ts'
import type { PointsShopProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

type Props = { item: MallItem; points: Amount | undefined; onOpen: () => void; t: PointsShopProps['t'] }

/** An item: its picture and name open its details, the button below redeems it, or says why it cannot be. */
export function ItemCard({ item, points, onOpen, t }: Props) {
  const language = useLanguage()
  const isShort = points !== undefined && compareAmounts(points, item.points) < 0
  const why =
    item.stock === 0 ? t('sold') : isShort ? t('short', { points: pointsText(difference(item.points, points), language) }) : undefined
  return (
    <li className={styles.card} data-key={item.key}>
      <button
        type="button"
        className={styles.face}
        aria-haspopup="dialog"
        aria-label={t('details_of', { name: item.name })}
        onClick={onOpen}
      >
        <span className={styles.art}>
          <Picture from={item.picture} initials={initialsOf(item.name)} />
        </span>
      </button>
      <div className={styles.words}>
        <p className={styles.type}>{typeOf(item, t)}</p>
        <h2 className={styles.name} dir="auto">
          {item.name}
        </h2>
        <Cost item={item} t={t} />
        <Button
          wide
          className={styles.redeem}
          disabled={why !== undefined}
          aria-haspopup="dialog"
          aria-label={why === undefined ? t('redeem_of', { name: item.name }) : undefined}
          onClick={onOpen}
        >
          {why ?? t('redeem')}
        </Button>
      </div>
    </li>
  )
}

/** The points that an item costs. */
export function Cost({ item, t }: Pick<Props, 'item' | 't'>) {
  const language = useLanguage()
  return (
    <p className={styles.cost}>
      <Icon name="gem" size={18} />
      <bdi aria-hidden="true">{pointsText(item.points, language)}</bdi>
      <span className="visually-hidden">{t('points', { points: pointsText(item.points, language) })}</span>
    </p>
  )
}

export function typeOf({ type }: MallItem, t: PointsShopProps['t']): string {
  return Object.hasOwn(strings, `type.${type}`) ? t(`type.${type as 'CHIP'}`) : type
}
