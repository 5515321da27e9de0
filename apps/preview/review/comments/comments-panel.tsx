import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { CloudOff, MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { $comments, $commentsWanted, $folderOf, $threads, addCommentFx, commentsRequested } from '../../model/collaboration/comments.ts'
import type { Thread } from '../../model/collaboration/comments.ts'
import { $doc, $document, $isReadOnly } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { panelsChanged } from '../../model/panels.ts'
import { $block, documentOpened, partChosen } from '../../model/view/choice.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { Panel } from '../../problems/panel.tsx'
import { CommentForm, CommentThread } from './comment-thread.tsx'
import styles from './comments.module.css'
import comments from '../../locales/en/comments.json'
import problems from '../../locales/en/problems.json'

export const words = { comments, problems }

type Scope = 'block' | 'document' | 'all'

const $place = combine({ doc: $doc, document: $document, block: $block, naming: $naming, folderOf: $folderOf, isReadOnly: $isReadOnly })

/** What operators say to each other of the chosen block, the open document or all documents; shown in place of the details. */
export function CommentsPanel() {
  useLanguage()
  const { list, threads, place, wanted } = useUnit({ list: $comments, threads: $threads, place: $place, wanted: $commentsWanted })
  const { request, change, choose, open, add } = useUnit({
    request: commentsRequested,
    change: panelsChanged,
    choose: partChosen,
    open: documentOpened,
    add: addCommentFx,
  })
  const [chosenScope, setScope] = useState<Scope>('document')
  const [withResolved, setWithResolved] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { doc, document, block, naming, folderOf, isReadOnly } = place
  useEffect(() => void request(), [request])
  useEffect(() => {
    if (wanted > 0) field.current?.focus()
  }, [wanted])

  const scope = chosenScope === 'block' && !block ? 'document' : chosenScope
  const isHere = (thread: Thread) => thread.document === doc && thread.brand === folderOf(doc)
  const inScope = threads.filter((thread) => scope === 'all' || (isHere(thread) && (scope === 'document' || thread.node === block?.id)))
  const shown = inScope.filter(({ resolved }) => withResolved || resolved === null)
  /** The name of what a thread is about, where it is not what the panel is about anyway. */
  const aboutOf = (thread: Thread): string => {
    const title = documentTitle(thread.document, isHere(thread) ? document : null)
    if (thread.node === null) return scope === 'all' ? title : t('comments.of-document')
    const found = isHere(thread) && document ? blockOf(document, thread.node) : undefined
    const name = found ? naming.nameOf(found) : isHere(thread) ? t('comments.gone') : thread.node
    return scope === 'all' ? `${title} › ${name}` : name
  }
  const isThere = (thread: Thread) =>
    !isHere(thread) || (thread.node !== null && document !== null && Boolean(blockOf(document, thread.node)))
  return (
    <Panel title={t('comments.title')} onClose={() => change({ comments: false })}>
      <div className={styles.scope}>
        <Segmented
          size="small"
          label={t('comments.scope')}
          value={scope}
          onChange={setScope}
          options={[
            ...(block ? [{ value: 'block' as const, label: t('comments.scope-block') }] : []),
            { value: 'document', label: t('comments.scope-document') },
            { value: 'all', label: t('comments.scope-all') },
          ]}
        />
      </div>
      <div className={styles.list}>
        {list.state === 'failed' && list.all.length === 0 ? (
          <Empty
            icon={CloudOff}
            title={t('comments.failed')}
            text={list.error || t('comments.offline')}
            action={<Button onClick={() => request()}>{t('comments.again')}</Button>}
          />
        ) : list.state === 'loading' && list.all.length === 0 ? (
          <Skeleton lines={4} />
        ) : shown.length === 0 ? (
          <Empty
            icon={MessageSquare}
            title={t(inScope.length > 0 ? 'comments.none-open' : 'comments.none')}
            text={t(inScope.length > 0 ? 'comments.none-open-text' : 'comments.none-text')}
          />
        ) : (
          <ol className={styles.threads} aria-label={t('comments.title')}>
            {shown.map((thread) => (
              <CommentThread
                key={thread.id}
                thread={thread}
                isReadOnly={isReadOnly}
                about={scope === 'block' ? undefined : aboutOf(thread)}
                onGo={
                  isThere(thread)
                    ? () => (isHere(thread) ? choose(thread.node) : open({ doc: thread.document, sel: thread.node }))
                    : undefined
                }
              />
            ))}
          </ol>
        )}
      </div>
      <footer className={styles.foot}>
        {inScope.some(({ resolved }) => resolved !== null) ? (
          <Checkbox label={t('comments.show-resolved')} checked={withResolved} onChange={setWithResolved} />
        ) : null}
        {isReadOnly ? (
          <p className={styles.quiet}>{t('comments.read-only')}</p>
        ) : (
          <CommentForm
            key={`${doc} ${block?.id ?? ''}`}
            field={field}
            draftOf={`${folderOf(doc)} ${doc} ${block?.id ?? ''}`}
            label={block ? t('comments.write-block', { name: naming.nameOf(block) }) : t('comments.write-document')}
            action={t('comments.send')}
            onSend={(text) => add({ brand: folderOf(doc), document: doc, node: block?.id ?? null, text })}
          />
        )}
      </footer>
    </Panel>
  )
}
