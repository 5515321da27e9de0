import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { $doc, $workspace, workspaceLoaded } from '../documents/documents.ts'
import { randomName } from '../drafts/tab-name.ts'
import { sendWrite } from '../releases/answers.ts'
import { $sel } from '../view/choice.ts'
import { commentsRequested } from './comments.ts'

/** Another tab that has the same draft open. `name` is null for anybody at this machine. */
const Present = z.object({
  tab: z.string(),
  name: z.nullable(z.string()),
  brand: z.string(),
  document: z.string(),
  node: z.nullable(z.string()),
})
export type Present = z.infer<typeof Present>

const tab = randomName()

// What may happen
/** It is time to say where this tab is, and to ask who else is there. */
export const presenceDue = createEvent()
/** The tab is closed, or kept for going back. */
export const tabLeft = createEvent()

// What we know: who else has this draft open, by name; what the comments are like by the last answer
export const $present = createStore<readonly Present[]>([])
const $commentState = createStore('')
/** Who is at which block of the open document. */
export const $presentAt = combine($present, $doc, (present, doc): ReadonlyMap<string, readonly Present[]> => {
  const at = new Map<string, Present[]>()
  for (const one of present) if (one.document === doc && one.node !== null) at.set(one.node, [...(at.get(one.node) ?? []), one])
  return at
})

// How it changes
const tellFx = createEffect((place: { brand: string; draft: string; document: string; node: string | null }) =>
  sendWrite('POST', '/api/presence', z.object({ present: z.array(Present), comments: z.string() }), { tab, ...place }),
)
const leaveFx = createEffect(() => void fetch(`/api/presence/${tab}`, { method: 'DELETE', keepalive: true }).catch(() => undefined))
sample({
  clock: sample({ clock: presenceDue, source: { workspace: $workspace, document: $doc, node: $sel } }).filterMap(
    ({ workspace, document, node }) => (workspace ? { brand: workspace.brand, draft: workspace.draft, document, node } : undefined),
  ),
  target: tellFx,
})
sample({ clock: tabLeft, target: leaveFx })
const told = tellFx.doneData.filterMap((answer) => (answer.state === 'done' ? answer.value : undefined))
$present
  .on(told, (before, { present }) => (JSON.stringify(before) === JSON.stringify(present) ? before : present))
  .on(tellFx.doneData, (before, { state }) => (state === 'done' ? before : []))
$commentState.on(told, (_, { comments }) => comments).reset(workspaceLoaded)
sample({ clock: $commentState.updates, filter: (state) => state !== '', fn: () => undefined, target: commentsRequested })
