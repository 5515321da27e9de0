import { attach, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import type { ColumnChoice } from '../../../schemas/nouns/record.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { DeviceStorage } from '../../platform/device-storage.ts'
import { $deviceStorage } from '../device-storage.ts'
import { intentOf } from '../intents.ts'
import { memo } from '../../../rules/memo.ts'
import { $member } from '../context/session.ts'

/** Fields of hidden columns, by table. The device keeps them for each account, because several agents may use it (decision 488). */
const Choices = z.record(z.string(), z.array(z.string()))
type Choices = z.infer<typeof Choices>
const keyOf = (account: string) => `foyer-columns ${account}`
const nothing: Choices = {}

// What may happen
/** The topic has come to a portal: it reads what the device keeps for the account that is here. */
export const recordsStarted = createEvent()

// What we know: the choices of the account that is here
export const $columnChoices = createStore<Choices>(nothing)

// How it changes. Another tab may have kept a choice for another table meanwhile, so it is read again before it is written
const recallFx = attach({
  source: { storage: $deviceStorage, member: $member },
  effect: ({ storage, member }) => (member && readChoices(storage, member.id)) ?? nothing,
})
const keepFx = attach({
  source: { storage: $deviceStorage, member: $member, known: $columnChoices },
  effect: ({ storage, member, known }, { table, hidden }: ColumnChoice) => {
    const kept = member ? (readChoices(storage, member.id) ?? known) : known
    const others = Object.entries(kept).filter(([other]) => other !== table)
    const choices = Object.fromEntries(hidden.length > 0 ? [...others, [table, hidden]] : others)
    if (member) storage.write(keyOf(member.id), JSON.stringify(choices))
    return choices
  },
})
sample({ clock: [recordsStarted, $member.updates], fn: () => undefined, target: recallFx })
sample({ clock: intentOf('choose-columns'), fn: ({ table, hidden }) => ({ table, hidden }), target: keepFx })
$columnChoices.on([recallFx.doneData, keepFx.doneData], (_, choices) => choices)

export const choiceOf = memo((choices: Choices, table: string): ColumnChoice => ({ table, hidden: ownValue(choices, table) ?? [] }))

/** What the device keeps for an account. Nothing when it keeps nothing, or what cannot be read. */
function readChoices(storage: DeviceStorage, account: string): Choices | undefined {
  try {
    return z.safeParse(Choices, JSON.parse(storage.read(keyOf(account)) ?? '')).data
  } catch {
    return undefined
  }
}
