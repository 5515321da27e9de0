import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { noFlags, releaseGiven } from './context/documents.ts'
import { aPermission, aRelease } from '../../../tests/support/portal/builders.ts'
import type { Module } from '../../schemas/gateway/system.ts'
import { defineSource } from '../contract/source.ts'
import { flagsOverridden } from './facts/flags.ts'
import { offeredSource } from './offered-source.ts'
import { readyOf } from './requests/states.ts'
import { permissionKnown } from './context/site.ts'

const flag = { type: 'boolean', default: false, from: 'whitelabel', owner: '', note: '' } as const

/** A site that declares the flag BOARD3, and a source that needs it and records its requests. */
async function aSite(flags: Record<string, typeof flag> = { BOARD3: flag }) {
  const wanted = createEvent<{ id: string }>()
  const $asked = createStore<readonly string[]>([]).on(wanted, (asked, { id }) => [...asked, id])
  const source = offeredSource(
    defineSource(
      { name: 'board', flag: 'BOARD3', args: z.object({ id: z.string() }), value: z.array(z.string()) },
      { from: $asked, wanted, select: (asked) => readyOf([...asked]) },
    ),
  )
  const scope = fork()
  await allSettled(releaseGiven, { scope, params: aRelease([{ ...noFlags, flags }]) })
  return {
    want: (id: string) => allSettled(source.wanted!, { scope, params: { id } }),
    read: () => source.select(scope.getState(source.from), { id: 'a' }),
    asked: () => scope.getState($asked),
    starts: (whitelabel: Module[] = []) => allSettled(permissionKnown, { scope, params: aPermission({ info: { whitelabel } }) }),
    turns: (on: boolean) => allSettled(flagsOverridden, { scope, params: { BOARD3: on } }),
  }
}
const on = [{ code: 'BOARD3', enabled: true }]

test('a source of a feature that is off is absent and asks nothing', async () => {
  const { want, read, asked, starts } = await aSite()
  await want('early')
  expect(read()).toEqual({ status: 'loading' }) // unknown as yet
  await starts()
  await want('late')
  expect({ state: read(), asked: asked() }).toEqual({ state: { status: 'absent' }, asked: [] })
})

test('what was wanted before the flags were known is asked once the feature turns out to be on, and each thing once', async () => {
  const { want, read, asked, starts } = await aSite()
  await want('early')
  expect(asked()).toEqual([])
  await starts(on)
  await want('late')
  expect({ state: read(), asked: asked() }).toEqual({ state: { status: 'ready', value: ['early', 'late'] }, asked: ['early', 'late'] })
})

test('a feature that is switched on later is asked what was wanted meanwhile; switched off, it asks nothing more', async () => {
  const { want, read, asked, starts, turns } = await aSite()
  await starts()
  await want('meanwhile')
  await turns(true)
  expect(asked()).toEqual(['meanwhile'])
  await turns(false)
  await want('after')
  expect({ state: read(), asked: asked() }).toEqual({ state: { status: 'absent' }, asked: ['meanwhile'] })
})

test('equal arguments that are wanted again and again while the feature is off are kept once', async () => {
  const { want, asked, starts, turns } = await aSite()
  await starts()
  for (let time = 0; time < 3; time += 1) await want('again') // an object of its own each time
  await turns(true)
  expect(asked()).toEqual(['again'])
})

test('a flag that the release does not declare switches nothing off', async () => {
  const { want, asked, starts } = await aSite({})
  await starts()
  await want('a')
  expect(asked()).toEqual(['a'])
})
