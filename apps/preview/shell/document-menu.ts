import { ArchiveRestore, Copy, FileDown, FilePlus, FileUp, FolderDown, Pencil, Trash2 } from 'lucide-react'

import type { StoreValue } from 'effector'

import { $changedNames } from '../model/documents.ts'
import { dialogOpened } from '../model/opened.ts'
import type { MenuEntry } from '../ui/menu-entries.ts'
import { t } from '../i18n/words.ts'
import { removeDocument, revertDocument } from './documents.ts'
import type { $abilities } from './documents.ts'
import { exportChanged, exportDocuments } from './export.ts'

type Abilities = StoreValue<typeof $abilities>

const unless = (able: true | string) => (able === true ? false : able)

/** What can be done with a document as a whole. Everything here can be undone. */
export function documentMenu(doc: string, abilities: Abilities): MenuEntry[] {
  const changed = $changedNames.getState().length
  return [
    { id: 'new', label: t('shell.new-document'), icon: FilePlus, onSelect: () => dialogOpened({ kind: 'new-document' }) },
    {
      id: 'copy',
      label: t('shell.copy-document'),
      icon: Copy,
      disabled: unless(abilities.copy),
      onSelect: () => dialogOpened({ kind: 'new-document', from: doc, as: 'copy' }),
    },
    {
      id: 'rename',
      label: t('shell.rename-document'),
      icon: Pencil,
      disabled: unless(abilities.rename),
      onSelect: () => dialogOpened({ kind: 'new-document', from: doc, as: 'rename' }),
    },
    { kind: 'separator', id: 'files' },
    { id: 'import', label: t('shell.import'), icon: FileUp, onSelect: () => dialogOpened({ kind: 'import' }) },
    { id: 'export', label: t('shell.export'), icon: FileDown, onSelect: () => void exportDocuments([doc]) },
    {
      id: 'export-changed',
      label: t('shell.export-changed'),
      icon: FolderDown,
      disabled: changed === 0 ? t('shell.nothing-changed') : false,
      onSelect: () => void exportChanged(),
    },
    { kind: 'separator', id: 'back' },
    {
      id: 'take-back',
      label: t('shell.take-back'),
      icon: ArchiveRestore,
      disabled: unless(abilities.takeBack),
      onSelect: () => revertDocument(doc),
    },
    {
      id: 'delete',
      label: t(abilities.own ? 'shell.use-shared' : 'shell.delete-document'),
      icon: Trash2,
      danger: true,
      disabled: unless(abilities.remove),
      onSelect: () => removeDocument(doc),
    },
  ]
}
