import { combine } from 'effector'
import {
  Accessibility,
  Eye,
  Gauge,
  History,
  Keyboard,
  Languages,
  PanelLeft,
  Redo2,
  Send,
  SunMoon,
  TriangleAlert,
  Undo2,
} from 'lucide-react'

import { viewActions } from './view-settings/view-actions.ts'
import { createAction, createPlainAction } from '../model/actions.ts'
import type { Action } from '../model/actions.ts'
import { $changedNames, $doc, $future, $past, redone, undone } from '../model/documents/documents.ts'
import { dialogOpened } from '../model/documents/opened.ts'
import { t } from '../../kit/i18n/words.ts'
import { $abilities, documentRemoved, documentReverted } from './documents.ts'
import { exportFx, exportPageFx } from './export.ts'
import { $panels, panelNames, panelToggled, panelsChanged } from '../model/panels.ts'
import { goToPartFx } from './parts.ts'
import { shellLanguages, themes } from '../../kit/state/shell-preferences.ts'
import { preferred } from './preferences.ts'

const panelIcons = { problems: TriangleAlert, access: Accessibility, words: Languages, weight: Gauge, history: History }

const $open = combine({ doc: $doc, abilities: $abilities })

/** What the shell itself can do. */
export const shellActions: readonly Action[] = [
  ...viewActions,
  createPlainAction({
    id: 'palette.open',
    group: 'help',
    title: () => t('shell.anything'),
    icon: 'FileSearch',
    keys: ['mod+k'],
    fn: () => ({ kind: 'palette' as const }),
    target: dialogOpened,
  }),
  createPlainAction({
    id: 'palette.documents',
    group: 'go',
    title: () => t('shell.open-document'),
    icon: 'FileSearch',
    keys: ['mod+p'],
    fn: () => ({ kind: 'palette' as const, text: '@' }),
    target: dialogOpened,
  }),
  createAction({
    id: 'history.undo',
    group: 'history',
    source: $past,
    title: () => t('shell.undo'),
    hint: (past) => past.at(-1)?.label ?? '',
    icon: Undo2,
    keys: ['mod+z'],
    ready: (past) => past.length > 0 || t('shell.nothing-to-undo'),
    target: undone,
  }),
  createAction({
    id: 'history.redo',
    group: 'history',
    source: $future,
    title: () => t('shell.redo'),
    hint: ([next]) => next?.label ?? '',
    icon: Redo2,
    keys: ['mod+shift+z', 'mod+y'],
    ready: (future) => future.length > 0 || t('shell.nothing-to-redo'),
    target: redone,
  }),
  createPlainAction({
    id: 'history.steps',
    group: 'history',
    title: () => t('shell.steps'),
    icon: 'ListTree',
    fn: () => ({ kind: 'steps' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'review.start',
    group: 'document',
    source: $changedNames,
    title: () => t('shell.review'),
    icon: Send,
    keys: ['mod+shift+enter'],
    ready: (names) => names.length > 0 || t('shell.nothing-to-review'),
    fn: () => ({ kind: 'review' as const }),
    target: dialogOpened,
  }),
  createPlainAction({
    id: 'share.preview',
    group: 'document',
    title: () => t('shell.share-preview'),
    icon: Eye,
    fn: () => ({ kind: 'links' as const }),
    target: dialogOpened,
  }),
  createPlainAction({
    id: 'document.new',
    group: 'document',
    title: () => t('shell.new-document'),
    icon: 'FilePlus',
    fn: () => ({ kind: 'new-document' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'document.copy',
    group: 'document',
    source: $open,
    title: () => t('shell.copy-document'),
    ready: ({ abilities }) => abilities.copy,
    fn: ({ doc }) => ({ kind: 'new-document' as const, from: doc, as: 'copy' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'document.rename',
    group: 'document',
    source: $open,
    title: () => t('shell.rename-document'),
    ready: ({ abilities }) => abilities.rename,
    fn: ({ doc }) => ({ kind: 'new-document' as const, from: doc, as: 'rename' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'document.take-back',
    group: 'document',
    source: $open,
    title: () => t('shell.take-back'),
    ready: ({ abilities }) => abilities.takeBack,
    fn: ({ doc }) => doc,
    target: documentReverted,
  }),
  createAction({
    id: 'document.delete',
    group: 'document',
    source: $open,
    title: ({ abilities }) => t(abilities.own ? 'shell.use-shared' : 'shell.delete-document'),
    ready: ({ abilities }) => abilities.remove,
    fn: ({ doc }) => doc,
    target: documentRemoved,
  }),
  createPlainAction({
    id: 'document.import',
    group: 'document',
    title: () => t('shell.import'),
    icon: 'FileUp',
    fn: () => ({ kind: 'import' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'document.export',
    group: 'document',
    source: $doc,
    title: () => t('shell.export'),
    icon: 'FileDown',
    fn: (doc) => [doc],
    target: exportFx,
  }),
  createAction({
    id: 'document.export-page',
    group: 'document',
    source: $doc,
    title: () => t('shell.export-page'),
    icon: 'FileDown',
    ready: (doc) => doc.startsWith('page/') || t('shell.no-page'),
    fn: (doc) => doc,
    target: exportPageFx,
  }),
  createAction({
    id: 'document.export-changed',
    group: 'document',
    source: $changedNames,
    title: () => t('shell.export-changed'),
    icon: 'FolderDown',
    ready: (names) => names.length > 0 || t('shell.nothing-changed'),
    fn: (names) => names,
    target: exportFx,
  }),
  createAction({
    id: 'panels.left',
    group: 'panels',
    source: $panels,
    title: () => t('shell.toggle-left'),
    icon: PanelLeft,
    keys: ['mod+b'],
    fn: ({ leftOpen }) => ({ leftOpen: !leftOpen }),
    target: panelsChanged,
  }),
  createAction({
    id: 'panels.right',
    group: 'panels',
    source: $panels,
    title: () => t('shell.toggle-right'),
    icon: 'PanelRight',
    fn: ({ rightOpen }) => ({ rightOpen: !rightOpen }),
    target: panelsChanged,
  }),
  ...panelNames.map((panel) =>
    createPlainAction({
      id: `panels.${panel}`,
      group: 'panels',
      title: () => t('shell.panel', { name: t(`shell.panel.${panel}`) }),
      icon: panelIcons[panel],
      fn: () => panel,
      target: panelToggled,
    }),
  ),
  createPlainAction<1 | -1>({
    id: 'go.next-part',
    group: 'go',
    title: () => t('shell.next-part'),
    keys: ['f6'],
    fn: () => 1,
    target: goToPartFx,
  }),
  createPlainAction<1 | -1>({
    id: 'go.part-before',
    group: 'go',
    title: () => t('shell.part-before'),
    keys: ['shift+f6'],
    fn: () => -1,
    target: goToPartFx,
  }),
  createPlainAction({
    id: 'help.keys',
    group: 'help',
    title: () => t('shell.keys'),
    icon: Keyboard,
    keys: ['?'],
    fn: () => ({ kind: 'keys' as const }),
    target: dialogOpened,
  }),
  ...themes.map((theme) =>
    createPlainAction({
      id: `shell.theme-${theme}`,
      group: 'view',
      title: () => t('shell.theme-to', { theme: t(`shell.theme.${theme}`) }),
      icon: SunMoon,
      fn: () => ({ theme }),
      target: preferred,
    }),
  ),
  ...shellLanguages.map(({ code, name }) =>
    createPlainAction({
      id: `shell.language-${code}`,
      group: 'view',
      title: () => t('shell.language-to', { language: name }),
      icon: Languages,
      fn: () => ({ language: code }),
      target: preferred,
    }),
  ),
]
