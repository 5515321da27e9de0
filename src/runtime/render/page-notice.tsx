import type { DocumentState } from '../model/context/documents.ts'
import { noticeOf } from '../model/requests/refusal-words.ts'
import { StateNotice } from '../ui/sections/notice.tsx'
import { formatText } from '../ui/text/text.ts'
import type { Engine } from './engine.ts'
import { useText } from './use-document.ts'

/**
 * In the place of a page, or of the page inside another one: its document could not be fetched, there is none, or (`askWho`) it is not
 * known who is logged in.
 */
export function PageNotice({
  engine,
  state,
  askWho,
  retry,
}: {
  engine: Engine
  state: DocumentState
  askWho: (() => void) | undefined
  retry: () => void
}) {
  const text = useText(engine)
  const again = text('frame.failed.action')
  if (askWho)
    return (
      <StateNotice
        icon="wifi-off"
        title={text('session.failed-title')}
        text={text('session.failed-text')}
        action={{ label: again, onClick: askWho }}
      />
    )
  if (state.status !== 'failed') return <StateNotice icon="compass" title={text('frame.no-page.title')} text={text('frame.no-page.text')} />
  const { failure } = state
  const { icon, ...words } = noticeOf(failure, 'part')
  return (
    <StateNotice
      icon={icon}
      title={text('frame.failed.title')}
      text={formatText(text, words)}
      action={{ label: failure.kind === 'script' ? text('frame.broken.action') : again, onClick: retry }}
    />
  )
}
