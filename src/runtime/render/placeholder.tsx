import { noticeOf } from '../model/requests/refusal-words.ts'
import { StateNotice } from '../ui/sections/notice.tsx'
import { Skeleton } from '../ui/sections/skeleton.tsx'
import { formatText } from '../ui/text/text.ts'
import type { PlannedInput } from './plan.ts'
import type { Missing, NodeHandle } from './nodes.ts'

type Props = { handle: NodeHandle; missing: Missing | { status: 'crashed' }; input?: PlannedInput | undefined; retry?: () => void }

const icons = { crashed: 'warning', empty: 'inbox', 'needs-login': 'lock' } as const

/**
 * Replaces content that is not there: a skeleton of its size, or a notice with an action. Its words are the page's own, else those of the
 * source (`frame.empty.games.favourites`), which knows best what is not there, else the widget's, else everybody's. A trial account
 * reads that it needs a real one.
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
  const go = (to: string) => () => handle.send()({ kind: 'go', to })
  const emptyTo = typeof frame.emptyTo === 'function' ? frame.emptyTo(handle.planned.node.props ?? {}) : frame.emptyTo
  if (missing.status === 'needs-login' && services.known(id).fact('role') === 'trial') {
    const own = (key: string) => words.text(`t:launch.${key}`, id, type)
    const action = { label: own('create-account'), onClick: go('/register'), primary: true }
    return <StateNotice icon="user" title={own('true-account')} text={own('true-account-text')} action={action} />
  }
  const text = (part: string) => {
    const source = input?.source?.name
    const own = `${missing.status}.${part}`
    const keys = [
      ...(words.has(own, id) ? [own] : []),
      ...(source ? [`frame.${missing.status}.${source}.${part}`] : []),
      own,
      `frame.${missing.status}.${part}`,
    ]
    return words.first(keys, id, type)
  }
  const action =
    missing.status === 'needs-login'
      ? { label: text('action'), onClick: go('/login'), primary: true }
      : missing.status === 'empty'
        ? emptyTo && { label: words.text(emptyTo.label, id, type), onClick: go(emptyTo.to) }
        : retry && { label: isScript(missing) ? words.text('t:frame.broken.action') : text('action'), onClick: retry }
  if (missing.status === 'failed') {
    const { icon, ...reason } = noticeOf(missing.failure, 'part')
    const why = missing.failure.kind === 'offline' ? text('text') : formatText(words.from(id, type), reason)
    return <StateNotice icon={icon} title={text('title')} text={why} action={action} />
  }
  return <StateNotice icon={icons[missing.status]} title={text('title')} text={text('text')} action={action} />
}

function isScript(missing: Props['missing']): boolean {
  return missing.status === 'failed' && missing.failure.kind === 'script'
}
