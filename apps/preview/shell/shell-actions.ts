import {
  Accessibility,
  FileDown,
  FilePlus,
  FileSearch,
  FileUp,
  FolderDown,
  Gauge,
  History,
  Keyboard,
  Languages,
  ListTree,
  PanelLeft,
  PanelRight,
  Redo2,
  Send,
  SunMoon,
  TriangleAlert,
  Undo2,
} from 'lucide-react'

import { addViewActions } from './view-settings/view-actions.ts'
import { addActions } from '../model/actions.ts'
import { $changedNames, $doc, $future, $past, redone, undone } from '../model/documents.ts'
import { dialogOpened } from '../model/opened.ts'
import { t } from '../i18n/words.ts'
import { $abilities, removeDocument, revertDocument } from './documents.ts'
import { exportChanged, exportDocuments } from './export.ts'
import { openReview } from './open-review.ts'
import { $panels, belowToggled, panelsChanged } from '../model/panels.ts'
import type { BelowPanel } from '../model/panels.ts'
import { nextPart } from './parts.ts'
import { preferred, shellLanguages, themes } from './preferences.ts'

const panelIcons = { problems: TriangleAlert, access: Accessibility, words: Languages, weight: Gauge, history: History }

/** What the shell itself can do. */
export function addShellActions(): void {
  addViewActions()
  addActions([
    {
      id: 'palette.open',
      group: 'help',
      title: () => t('shell.anything'),
      icon: FileSearch,
      keys: ['mod+k'],
      run: () => dialogOpened({ kind: 'palette' }),
    },
    {
      id: 'palette.documents',
      group: 'go',
      title: () => t('shell.open-document'),
      icon: FileSearch,
      keys: ['mod+p'],
      run: () => dialogOpened({ kind: 'palette', text: '@' }),
    },
    {
      id: 'history.undo',
      group: 'history',
      title: () => t('shell.undo'),
      hint: () => $past.getState().at(-1)?.label ?? '',
      icon: Undo2,
      keys: ['mod+z'],
      ready: () => $past.getState().length > 0 || t('shell.nothing-to-undo'),
      run: () => undone(),
    },
    {
      id: 'history.redo',
      group: 'history',
      title: () => t('shell.redo'),
      hint: () => $future.getState()[0]?.label ?? '',
      icon: Redo2,
      keys: ['mod+shift+z', 'mod+y'],
      ready: () => $future.getState().length > 0 || t('shell.nothing-to-redo'),
      run: () => redone(),
    },
    { id: 'history.steps', group: 'history', title: () => t('shell.steps'), icon: ListTree, run: () => dialogOpened({ kind: 'steps' }) },
    {
      id: 'review.start',
      group: 'document',
      title: () => t('shell.review'),
      icon: Send,
      keys: ['mod+shift+enter'],
      ready: () => $changedNames.getState().length > 0 || t('shell.nothing-to-review'),
      run: () => openReview(),
    },
    {
      id: 'document.new',
      group: 'document',
      title: () => t('shell.new-document'),
      icon: FilePlus,
      run: () => dialogOpened({ kind: 'new-document' }),
    },
    {
      id: 'document.copy',
      group: 'document',
      title: () => t('shell.copy-document'),
      ready: () => $abilities.getState().copy,
      run: () => dialogOpened({ kind: 'new-document', from: $doc.getState(), as: 'copy' }),
    },
    {
      id: 'document.rename',
      group: 'document',
      title: () => t('shell.rename-document'),
      ready: () => $abilities.getState().rename,
      run: () => dialogOpened({ kind: 'new-document', from: $doc.getState(), as: 'rename' }),
    },
    {
      id: 'document.take-back',
      group: 'document',
      title: () => t('shell.take-back'),
      ready: () => $abilities.getState().takeBack,
      run: () => revertDocument($doc.getState()),
    },
    {
      id: 'document.delete',
      group: 'document',
      title: () => t($abilities.getState().own ? 'shell.use-shared' : 'shell.delete-document'),
      ready: () => $abilities.getState().remove,
      run: () => removeDocument($doc.getState()),
    },
    { id: 'document.import', group: 'document', title: () => t('shell.import'), icon: FileUp, run: () => dialogOpened({ kind: 'import' }) },
    {
      id: 'document.export',
      group: 'document',
      title: () => t('shell.export'),
      icon: FileDown,
      run: () => void exportDocuments([$doc.getState()]),
    },
    {
      id: 'document.export-changed',
      group: 'document',
      title: () => t('shell.export-changed'),
      icon: FolderDown,
      ready: () => $changedNames.getState().length > 0 || t('shell.nothing-changed'),
      run: () => void exportChanged(),
    },
    {
      id: 'panels.left',
      group: 'panels',
      title: () => t('shell.toggle-left'),
      icon: PanelLeft,
      keys: ['mod+b'],
      run: () => panelsChanged({ leftOpen: !$panels.getState().leftOpen }),
    },
    {
      id: 'panels.right',
      group: 'panels',
      title: () => t('shell.toggle-right'),
      icon: PanelRight,
      run: () => panelsChanged({ rightOpen: !$panels.getState().rightOpen }),
    },
    ...(Object.keys(panelIcons) as BelowPanel[]).map((panel) => ({
      id: `panels.${panel}`,
      group: 'panels' as const,
      title: () => t('shell.panel', { name: t(`shell.panel.${panel}`) }),
      icon: panelIcons[panel],
      run: () => belowToggled(panel),
    })), // Object.keys forgets the literal keys
    {
      id: 'go.next-part',
      group: 'go',
      title: () => t('shell.next-part'),
      keys: ['f6'],
      run: () => void nextPart(document.activeElement, 1),
    },
    {
      id: 'go.part-before',
      group: 'go',
      title: () => t('shell.part-before'),
      keys: ['shift+f6'],
      run: () => void nextPart(document.activeElement, -1),
    },
    {
      id: 'help.keys',
      group: 'help',
      title: () => t('shell.keys'),
      icon: Keyboard,
      keys: ['?'],
      run: () => dialogOpened({ kind: 'keys' }),
    },
    ...themes.map((theme) => ({
      id: `shell.theme-${theme}`,
      group: 'view' as const,
      title: () => t('shell.theme-to', { theme: t(`shell.theme.${theme}`) }),
      icon: SunMoon,
      run: () => preferred({ theme }),
    })),
    ...shellLanguages.map(({ code, name }) => ({
      id: `shell.language-${code}`,
      group: 'view' as const,
      title: () => t('shell.language-to', { language: name }),
      icon: Languages,
      run: () => preferred({ language: code }),
    })),
  ])
}
