import { createEvent, createStore } from 'effector'

import type { Missing } from '../../../../src/authoring/copy/missing.ts'
import type { Spot } from './nodes.ts'

/** The overlay above the editor. Only one at a time: opening another closes the one before. */
export type OpenDialog =
  | { kind: 'gallery'; spot: Spot } // adding a block, and where
  | { kind: 'palette'; text?: string }
  | { kind: 'keys' }
  | { kind: 'view-settings' } // all view settings at once
  | { kind: 'review' }
  // what a release restores or takes out, or what differs between two of them
  | { kind: 'release'; act: 'restore' | 'revert'; number: number }
  | { kind: 'release'; act: 'compare'; from: number; to: number }
  | { kind: 'canary'; number: number } // a release that goes to some players first
  | { kind: 'schedule'; act: 'move' | 'cancel'; id: number }
  | { kind: 'links'; release?: number } // links to previews of the draft, or of a release
  | { kind: 'steps' } // the list of undo
  | { kind: 'account' } // the own one
  | { kind: 'operators' } // all of them, for admins
  | { kind: 'new-document'; from?: string } // from nothing, or as a copy of a document
  | { kind: 'rename'; document: string }
  | { kind: 'import'; files?: readonly { file: string; bytes: number; text: string }[] }
  | { kind: 'copied'; name: string; message: string; missing: readonly Missing[] } // what a copy names that is not here
  | { kind: 'copy-page'; page: string } // to another brand, or under another id
  | { kind: 'conflict'; document: string }
  | { kind: 'move-to'; block: string; into?: boolean } // a list of places to search; `into`: of areas alone

// What may happen
export const dialogOpened = createEvent<OpenDialog>()
export const dialogClosed = createEvent()

// What we know
export const $openDialog = createStore<OpenDialog | null>(null)

// How it changes
$openDialog.on(dialogOpened, (_, opened) => opened).reset(dialogClosed)
