import { StateNotice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PlannedInput } from './plan.ts'
import type { Absence, NodeHandle } from './node.ts'

type Props = { handle: NodeHandle; absence: Absence; input?: PlannedInput | undefined; retry?: () => void }

const icons = { empty: 'inbox', failed: 'wifi-off', 'needs-login': 'lock' } as const

/**
 * What stands where content would be: a skeleton of its size, or a sentence with a way on. The words are looked up from the
 * particular to the general: the widget's own, the source's (`state.empty.games.favourites`), then everybody's.
 */
export function AbsenceView({ handle, absence, input, retry }: Props) {
  const { engine, id } = handle.page
  const { widget } = handle.planned
  if (!widget || absence.status === 'absent') return null
  const { frame, type } = widget.contract
  if (absence.status === 'loading') {
    return frame.loading.skeleton === 'none' ? null : <Skeleton kind={frame.loading.skeleton} />
  }
  const { words } = engine.world
  const say = (part: string) => {
    const source = input?.source?.name
    const keys = [
      `${absence.status}.${part}`,
      ...(source ? [`frame.${absence.status}.${source}.${part}`] : []),
      `frame.${absence.status}.${part}`,
    ]
    return words.first(keys, id, type)
  }
  const action =
    absence.status === 'needs-login'
      ? { label: say('action'), onClick: () => handle.send()({ kind: 'go', to: '/login' }), primary: true }
      : absence.status === 'failed' && retry
        ? { label: say('action'), onClick: retry }
        : undefined
  return <StateNotice icon={icons[absence.status]} title={say('title')} text={say('text')} action={action} />
}
