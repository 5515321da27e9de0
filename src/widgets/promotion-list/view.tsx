import { classes } from '../../runtime/ui/class-names.ts'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { PromotionCard } from './card.tsx'
import type { PromotionListProps } from './contract.ts'
import { shownOf } from './shown.ts'
import styles from './view.module.css'
import { typeName } from './words.ts'

export { strings } from './strings.ts'
const defaultComment = 140 // characters, where the brand has none

export const rootClass = `${sectionClass} ${styles.root}`

export function View({ props, inputs, states, busy, send, t, labelId }: PromotionListProps) {
  const known = inputs.promotions && shownOf(inputs.promotions)
  const narrow = (args: { type?: string; page?: number }) => send({ kind: 'narrow', input: 'promotions', args })
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {known && known.types.length > 1 ? (
        <Rail as="fieldset" tight aria-label={t('types')} className={styles.types}>
          <Chip current={known.type === undefined} onClick={() => narrow({ type: '', page: 1 })} data-key="">
            {t('all')}
          </Chip>
          {known.types.map((type) => (
            <Chip key={type} current={known.type === type} onClick={() => narrow({ type, page: 1 })} data-key={type}>
              {typeName(type, t)}
            </Chip>
          ))}
        </Rail>
      ) : null}
      {known ? (
        <ul role="list" aria-label={props.title} aria-busy={busy || undefined} className={classes(styles.cards, busy && styles.busy)}>
          {known.promotions.map((promotion) => (
            <PromotionCard
              key={promotion.key}
              promotion={promotion}
              opened={promotion.key === inputs.promotions?.choice.id}
              level={props.page ? 'h2' : 'h3'}
              commentLimit={inputs.promotions?.choice.commentLimit ?? defaultComment}
              send={send}
              t={t}
            />
          ))}
        </ul>
      ) : (
        states.promotions
      )}
      {known ? <Pager page={known.page} pages={known.pages} words={pagerWords(t)} onPage={(page) => narrow({ page })} /> : null}
    </>
  )
}
