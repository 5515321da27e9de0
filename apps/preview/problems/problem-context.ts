import { combine } from 'effector'

import { $contracts } from '../model/catalogue.ts'
import { $effective } from '../model/documents.ts'
import { $lobbyWords } from '../model/lobby-words.ts'
import { $naming } from '../model/names.ts'
import type { MessageContext } from './problem-messages.ts'

export const $messageContext = combine(
  $effective,
  $contracts,
  $naming,
  $lobbyWords,
  (documents, contracts, naming, words): MessageContext => ({
    documents,
    contracts,
    naming,
    words,
  }),
)
