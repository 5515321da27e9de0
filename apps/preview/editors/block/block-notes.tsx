import { useUnit } from 'effector-react'
import { CalendarClock } from 'lucide-react'
import { useEffect } from 'react'

import type { Unanswered } from '../../../../src/schemas/preview.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { canBeAskedAgain } from '../../../kit/fields/text/name-value.tsx'
import type { OnEdit } from '../../../kit/fields/form/types.ts'
import { listed, separated, t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { $dated, $previewTime } from '../../model/view/dated.ts'
import type { Dated } from '../../model/view/dated.ts'
import { answersRetried, categoriesWanted, gamesWanted } from '../../model/view/gateway.ts'
import { $needsCategories, $needsGames, $notOffered, $unanswered, removalOf } from '../../model/view/not-offered.ts'
import type { NotOffered } from '../../model/view/not-offered.ts'

const kinds = ['game', 'vendor', 'category', 'popup'] as const

/** What is to know about a block besides its problems. */
export function BlockNotes({ block, onEdit }: { block: string; onEdit: OnEdit }) {
  const { notOffered, unanswered, dated, now } = useUnit({
    notOffered: $notOffered,
    unanswered: $unanswered,
    dated: $dated,
    now: $previewTime,
  })
  const { needsCategories, needsGames, wantCategories, wantGames } = useUnit({
    needsCategories: $needsCategories,
    needsGames: $needsGames,
    wantCategories: categoriesWanted,
    wantGames: gamesWanted,
  })
  useEffect(() => {
    if (needsCategories) wantCategories()
  }, [needsCategories, wantCategories])
  useEffect(() => {
    if (needsGames) wantGames()
  }, [needsGames, wantGames])
  const missing = notOffered.get(block) ?? []
  const why = unanswered.get(block)
  const dates = dated.get(block)
  return (
    <>
      {missing.length > 0 ? <NotOfferedNote missing={missing} onEdit={onEdit} /> : null}
      {why ? <UnansweredNote why={why} /> : null}
      {dates ? <DatedNote dated={dates} now={now ?? 0} /> : null}
    </>
  )
}

/** What dates take from the block. The games of its studios are asked for, so that it can be said how many. */
function DatedNote({ dated: { studios, down, ends, inside }, now }: { dated: Dated; now: number }) {
  const wantGames = useUnit(gamesWanted)
  const hasStudios = studios.length > 0
  useEffect(() => {
    if (hasStudios) wantGames()
  }, [hasStudios, wantGames])
  const lines = [
    ...studios.flatMap(({ vendor, from, until, games }) => {
      const times = { studio: vendor, from: timeIn(from), until: timeIn(until) }
      const isNow = from <= now
      const count = games && games.before - games.after
      return [
        t(isNow ? 'inspector.dated-now' : 'inspector.dated-next', times),
        ...(games && count
          ? [
              isNow
                ? t('inspector.dated-games-now', { count, all: games.before })
                : t('inspector.dated-games-next', { ...times, before: games.before, after: games.after }),
            ]
          : []),
      ]
    }),
    ...(down ? [t('inspector.dated-down', { count: down.count, all: down.all })] : []),
    ...(ends === undefined ? [] : [t('inspector.dated-ends', { until: timeIn(ends) })]),
    ...(inside ? [t('inspector.dated-inside', { until: timeIn(inside.at), before: inside.before, after: inside.after })] : []),
  ]
  return (
    <Notice kind="info" icon={CalendarClock} title={t('inspector.dated')}>
      {lines.join(' ')}
    </Notice>
  )
}

/** Why it is not known what of the block is not offered here. */
function UnansweredNote({ why }: { why: Unanswered }) {
  const askAgain = useUnit(answersRetried)
  return (
    <Notice
      kind="info"
      title={t('inspector.not-offered-unknown')}
      action={
        canBeAskedAgain(why) ? (
          <Button size="small" onClick={askAgain}>
            {t('inspector.ask-again')}
          </Button>
        ) : undefined
      }
    >
      {t(`inspector.unanswered-${why}`)}
    </Notice>
  )
}

function NotOfferedNote({ missing, onEdit }: { missing: readonly NotOffered[]; onEdit: OnEdit }) {
  const patch = removalOf(missing)
  const named = kinds.flatMap((kind) => {
    const names = [...new Set(missing.flatMap((one) => (one.kind === kind ? [one.value] : [])))]
    return names.length > 0 ? [t(`inspector.not-offered-${kind}`, { names: listed(names) })] : []
  })
  return (
    <Notice
      kind="warn"
      title={t('inspector.not-offered', { count: missing.length })}
      action={
        patch.length > 0 ? (
          <Button size="small" onClick={() => onEdit({ patch, label: t('inspector.not-offered-removed', { count: patch.length }) })}>
            {t('inspector.not-offered-remove')}
          </Button>
        ) : undefined
      }
    >
      {separated(named)}
    </Notice>
  )
}
