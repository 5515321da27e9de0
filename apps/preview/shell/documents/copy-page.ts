import { attach, createEvent, createStore, sample } from 'effector'

import { toastShown } from '../../../kit/messages/toast-list.ts'
import { brandChosen } from '../../model/start.ts'
import { $documents, $effective, $ownChanges, $workspace, workspaceLoaded } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { pageAsFile } from './page-export.ts'

// A page goes to another brand as a file does: it is exported, the brand is opened, and its import shows what comes and what is missing.

type PageTo = { name: string; brand: string; id: string }

// What may happen
/** A page is wanted in a brand, under an id. */
export const pageCopied = createEvent<PageTo>()

// What we know
const $held = createStore<{ brand: string; file: string; bytes: number; text: string } | null>(null)

// How it changes
const exportFx = attach({
  source: { documents: $documents, effective: $effective, own: $ownChanges, workspace: $workspace },
  async effect({ documents, effective, own, workspace }, { name, brand, id }: PageTo) {
    const page = own.view(documents, name) ?? {}
    const merged = own.merged(documents, name)
    const { text, left } = await pageAsFile({ page: { ...page, id }, name, merged }, effective, workspace?.brand ?? '')
    return { brand, file: `${id}.json`, bytes: text.length, text, left, isHere: brand === workspace?.brand }
  },
})
sample({ clock: pageCopied, target: exportFx })
sample({ clock: exportFx.doneData.filterMap(({ left }) => (left === undefined ? undefined : { text: left })), target: toastShown })
sample({ clock: exportFx.doneData, filter: ({ isHere }) => !isHere, target: $held })
sample({ clock: exportFx.doneData, filter: ({ isHere }) => !isHere, fn: ({ brand }) => brand, target: brandChosen })
const arrived = sample({
  clock: workspaceLoaded,
  source: $held,
  fn: (held, { brand }) => (held?.brand === brand ? held : undefined),
}).filterMap((held) => held)
$held.reset(arrived)
sample({
  clock: [arrived, exportFx.doneData.filter({ fn: ({ isHere }) => isHere })],
  fn: ({ file, bytes, text }) => ({ kind: 'import' as const, files: [{ file, bytes, text }] }),
  target: dialogOpened,
})
