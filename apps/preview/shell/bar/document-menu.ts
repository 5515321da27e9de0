import { Copy, Pencil, Trash2 } from 'lucide-react'

import { useUnit } from 'effector-react'

import { $changedNames, $doc } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $abilities, documentRemoved, documentReverted } from '../documents/documents.ts'
import { exportFx, exportPageFx } from '../documents/export.ts'

const unless = (able: true | string) => (able === true ? false : able)

/** What can be done with a document as a whole. Everything here can be undone. */
export function useDocumentMenu(): readonly MenuEntry[] {
  const { doc, abilities, changed, openDialog, exportDocuments, exportPage, revert, remove } = useUnit({
    doc: $doc,
    abilities: $abilities,
    changed: $changedNames,
    openDialog: dialogOpened,
    exportDocuments: exportFx,
    exportPage: exportPageFx,
    revert: documentReverted,
    remove: documentRemoved,
  })
  return [
    { id: 'new', label: t('shell.new-document'), icon: 'FilePlus', onSelect: () => openDialog({ kind: 'new-document' }) },
    {
      id: 'copy',
      label: t('shell.copy-document'),
      icon: Copy,
      disabled: unless(abilities.copy),
      onSelect: () => openDialog({ kind: 'new-document', from: doc }),
    },
    {
      id: 'copy-page',
      label: t('shell.copy-page'),
      icon: Copy,
      disabled: doc.startsWith('page/') ? unless(abilities.copy) : t('shell.no-page'),
      onSelect: () => openDialog({ kind: 'copy-page', page: doc }),
    },
    {
      id: 'rename',
      label: t('shell.rename-document'),
      icon: Pencil,
      disabled: unless(abilities.rename),
      onSelect: () => openDialog({ kind: 'rename', document: doc }),
    },
    { kind: 'separator', id: 'files' },
    { id: 'import', label: t('shell.import'), icon: 'FileUp', onSelect: () => openDialog({ kind: 'import' }) },
    { id: 'export', label: t('shell.export'), icon: 'FileDown', onSelect: () => void exportDocuments([doc]) },
    {
      id: 'export-page',
      label: t('shell.export-page'),
      icon: 'FileDown',
      disabled: doc.startsWith('page/') ? false : t('shell.no-page'),
      onSelect: () => void exportPage(doc),
    },
    {
      id: 'export-changed',
      label: t('shell.export-changed'),
      icon: 'FolderDown',
      disabled: changed.length === 0 ? t('shell.nothing-changed') : false,
      onSelect: () => void exportDocuments(changed),
    },
    { kind: 'separator', id: 'back' },
    {
      id: 'take-back',
      label: t('shell.take-back'),
      icon: 'ArchiveRestore',
      disabled: unless(abilities.takeBack),
      onSelect: () => revert(doc),
    },
    {
      id: 'delete',
      label: t(abilities.own ? 'shell.use-shared' : 'shell.delete-document'),
      icon: Trash2,
      danger: true,
      disabled: unless(abilities.remove),
      onSelect: () => remove(doc),
    },
  ]
}
