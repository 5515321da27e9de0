import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { $workspace, baseBrand, readOnlySet } from '../documents/documents.ts'
import { readAnswer } from '../releases/answers.ts'

export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]
export const Me = z.object({
  operator: z.nullable(z.object({ name: z.string(), email: z.string(), roles: z.record(z.string(), z.enum(roles)) })),
  open: z.boolean(),
})
export type Me = z.infer<typeof Me>

// What may happen
export const meRequested = createEvent()

// What we know: who is signed in, null until the server has said so; and who may publish the open brand
export const $me = createStore<Me | null>(null)
export const $publishers = createStore<readonly string[]>([])
/** Whether the operator may do what a role may, for the open brand. */
export const $mayDo = combine($me, $workspace, (me, workspace) => (role: Role) => {
  if (!me?.operator || !workspace) return true // the server decides
  const { roles: own } = me.operator
  const has = (brand: string) => roles.indexOf(own[brand] ?? own['*'] ?? 'viewer') >= roles.indexOf(role)
  const isEverywhere = roles.indexOf(own['*'] ?? 'viewer') >= roles.indexOf(role)
  return isEverywhere || (workspace.brand === baseBrand ? workspace.brands.every(({ id }) => has(id)) : has(workspace.brand))
})
export const $mayPublish = $mayDo.map((may) => may('publisher'))
export const $mayEdit = $mayDo.map((may) => may('editor'))
export const $isAdmin = $mayDo.map((may) => may('admin'))

// How it changes
const meFx = createEffect(() => readAnswer('/api/me', Me))
const publishersFx = createEffect((brand: string) =>
  readAnswer(
    `/api/operators/publishers${brand === baseBrand ? '' : `?brand=${encodeURIComponent(brand)}`}`,
    z.object({ publishers: z.array(z.object({ name: z.string() })) }),
  ),
)
sample({ clock: meRequested, target: meFx })
$me.on(meFx.doneData, (_, me) => me)
sample({ clock: $mayDo, fn: (may) => !may('editor'), target: readOnlySet })
sample({
  clock: combine($mayPublish, $workspace, (may, workspace) => (may || !workspace ? null : workspace.brand)).updates.filterMap(
    (brand) => brand ?? undefined,
  ),
  target: publishersFx,
})
$publishers.on(publishersFx.doneData, (_, { publishers }) => publishers.map(({ name }) => name))
