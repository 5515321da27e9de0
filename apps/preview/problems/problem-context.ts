import { combine } from 'effector'

import { $contracts } from '../model/catalogue.ts'
import { $effective } from '../model/documents.ts'
import { $lobbyWords } from '../model/lobby-words.ts'
import { $naming } from '../model/names.ts'
import type { SayWorld } from './problem-messages.ts'

export const $sayWorld = combine($effective, $contracts, $naming, $lobbyWords, (documents, contracts, naming, words): SayWorld => ({
  documents,
  contracts,
  naming,
  words,
}))
