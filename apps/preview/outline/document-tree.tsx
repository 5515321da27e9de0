import { useUnit } from 'effector-react'
import { Plus, Search, X } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'

import { $actions, actionChosen } from '../model/actions.ts'
import { documentOpened } from '../model/view/choice.ts'
import { $changedNames, $doc, $documents } from '../model/documents/documents.ts'
import { dialogOpened } from '../model/documents/opened.ts'
import { IconButton } from '../../kit/buttons/button.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { MenuAt } from '../../kit/popups/menu.tsx'
import type { MenuEntry } from '../../kit/popups/menu-entries.ts'
import { Tree } from '../../kit/tree/tree.tsx'
import { useRead } from '../../kit/state/use-scope.ts'
import { t } from '../../kit/i18n/words.ts'
import { documentMenu } from './document-menu.ts'
import type { DocumentRow } from './document-rows.ts'
import { documentsFound } from './document-search.ts'
import { $documentRows, $sharing, listUnfolded } from './rows.ts'
import { RowHint } from './row-hint.tsx'
import hintStyles from './row-hint.module.css'
import styles from './outline.module.css'

const inside = (row: DocumentRow) => row.inside
const closedFirst = ['popup', 'chrome', 'menu', 'form', 'order', 'overlay'].map((kind) => `group:${kind}`)

/** All documents by kind, variations under what they change. */
export function DocumentTree() {
  const { rows, doc, documents, actions, openDocument, unfold, openDialog, chooseAction } = useUnit({
    documents: $documents,
    actions: $actions,
    openDialog: dialogOpened,
    chooseAction: actionChosen,
    rows: $documentRows,
    doc: $doc,
    openDocument: documentOpened,
    unfold: listUnfolded,
  })
  const read = useRead()
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(closedFirst))
  const [search, setSearch] = useState<string>()
  const [menu, setMenu] = useState<{ row: DocumentRow; at: { x: number; y: number }; items: readonly MenuEntry[] }>()
  const finder = useRef<HTMLButtonElement>(null)

  const found = useMemo(() => (search?.trim() ? documentsFound(rows, search, documents) : undefined), [rows, search, documents])
  const shown = found ?? rows
  const open = useMemo(() => openRows(shown, closed, doc), [shown, closed, doc])
  const expand = useCallback(
    (next: ReadonlySet<string>) => {
      setClosed((before) => {
        const after = new Set(before)
        for (const id of open) if (!next.has(id)) after.add(id)
        for (const id of next) after.delete(id)
        return after
      })
    },
    [open],
  )
  const choose = useCallback(
    (row: DocumentRow) => {
      if (row.kind === 'document') openDocument({ doc: row.document })
      else if (row.kind === 'more') unfold(row.id.slice('more:'.length))
      else setClosed((before) => (before.has(row.id) ? without(before, row.id) : new Set([...before, row.id])))
    },
    [openDocument, unfold],
  )

  const openMenu = useCallback(
    (row: DocumentRow, at: { x: number; y: number }) => {
      if (row.kind !== 'document') return
      const open = () => void openDocument({ doc: row.document })
      setMenu({ row, at, items: documentMenu({ isOpen: row.document === doc, actions, read, open, choose: chooseAction }) })
    },
    [actions, read, doc, openDocument, chooseAction],
  )

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('outline.documents')}</h2>
        <IconButton
          ref={finder}
          icon={search === undefined ? Search : X}
          size="small"
          label={t(search === undefined ? 'outline.search' : 'outline.search-end')}
          pressed={search !== undefined}
          onClick={() => setSearch(search === undefined ? '' : undefined)}
        />
        <IconButton icon={Plus} size="small" label={t('outline.new-document')} onClick={() => openDialog({ kind: 'new-document' })} />
      </header>
      {search === undefined ? null : (
        <div className={styles.search}>
          <SearchField
            value={search}
            onChange={setSearch}
            onEnd={() => {
              setSearch(undefined)
              finder.current?.focus()
            }}
          />
        </div>
      )}
      {found?.length === 0 ? (
        <p className={styles.none}>{t('outline.search-none')}</p>
      ) : (
        <RowHint hintOf={documentHint}>
          <Tree
            label={t('outline.documents')}
            rows={shown}
            childrenOf={inside}
            selected={doc}
            expanded={open}
            onExpand={expand}
            onChoose={choose}
            onOpenMenu={openMenu}
            onKey={(row, event) => {
              if (row.kind !== 'document' || !['F2', 'Delete'].includes(event.key)) return
              event.preventDefault()
              openDocument({ doc: row.document })
              chooseAction(event.key === 'F2' ? 'document.rename' : 'document.delete')
            }}
            look="soft"
            className={styles.tree}
          />
        </RowHint>
      )}
      <MenuAt
        at={menu?.at ?? null}
        label={t('outline.menu-of', { name: menu?.row.label ?? '' })}
        items={menu?.items ?? []}
        onClose={() => setMenu(undefined)}
      />
    </>
  )
}

/** Searching the list of documents; Escape ends it. It takes the focus when it comes. */
function SearchField({ value, onChange, onEnd }: { value: string; onChange: (text: string) => void; onEnd: () => void }) {
  return (
    <TextField
      type="search"
      ref={(field) => field?.focus()}
      label={t('outline.search-label')}
      placeholder={t('outline.search')}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEnd()
      }}
    />
  )
}

/** The text beside a document's row: its id, its owner, whether the draft changes it. */
function documentHint(id: string) {
  return id.includes('/') ? <DocumentHint id={id} /> : null
}

function DocumentHint({ id }: { id: string }) {
  const { sharing, changed } = useUnit({ sharing: $sharing, changed: $changedNames })
  const facts = [sharing(id), changed.includes(id) ? t('outline.changed') : ''].filter(Boolean)
  return (
    <p className={hintStyles.line}>
      <code dir="ltr">{id}</code>
      <span className={hintStyles.weak}>{facts.join(' · ')}</span>
    </p>
  )
}

/** Rows that show what is in them: all that were not closed, and those around the open document. */
function openRows(rows: readonly DocumentRow[], closed: ReadonlySet<string>, doc: string): ReadonlySet<string> {
  const open = new Set<string>()
  const walk = (list: readonly DocumentRow[]): boolean =>
    list
      .map((row) => {
        const around = row.inside !== undefined && walk(row.inside)
        if (row.inside && (around || !closed.has(row.id))) open.add(row.id)
        return around || row.id === doc
      })
      .includes(true)
  walk(rows)
  return open
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id))
}
