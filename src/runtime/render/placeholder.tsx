import { StateNotice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PlannedInput } from './plan.ts'
import type { Missing, NodeHandle } from './nodes.ts'

type Props = { handle: NodeHandle; missing: Missing | { status: 'crashed' }; input?: PlannedInput | undefined; retry?: () => void }

const icons = { crashed: 'warning', empty: 'inbox', failed: 'wifi-off', 'needs-login': 'lock' } as const

/**
 * Replaces content that is not there: a skeleton of its size, or a notice with an action. Its words are the widget's own,
 * else those of the source (`frame.empty.games.favourites`), else everybody's.
 */
export function Placeholder({ handle, missing, input, retry }: Props) {
  const { services, id } = handle.page
  const { widget } = handle.planned
  if (!widget || missing.status === 'absent') return null
  const { frame, type } = widget.contract
  if (missing.status === 'loading') {
    return frame.loading.skeleton === 'none' ? null : <Skeleton kind={frame.loading.skeleton} />
  }
  const { words } = services.context
  const text = (part: string) => {
    const source = input?.source?.name
    const keys = [
      `${missing.status}.${part}`,
      ...(source ? [`frame.${missing.status}.${source}.${part}`] : []),
      `frame.${missing.status}.${part}`,
    ]
    return words.first(keys, id, type)
  }
  const action =
    missing.status === 'needs-login'
      ? { label: text('action'), onClick: () => handle.send()({ kind: 'go', to: '/login' }), primary: true }
      : missing.status !== 'empty' && retry
        ? { label: text('action'), onClick: retry }
        : undefined
  return <StateNotice icon={icons[missing.status]} title={text('title')} text={text('text')} action={action} />
}
