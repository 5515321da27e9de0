import { defineSource } from '../../contract/source.ts'
import { codeOf, readyOf } from '../requests/states.ts'
import { $columnChoices, choiceOf } from './column-choices.ts'
import { contract } from './columns-choice.contract.ts'

export const source = defineSource(contract, {
  from: $columnChoices,
  select: (choices, { table }) => readyOf(choiceOf(choices, codeOf(table) ?? '')),
})
