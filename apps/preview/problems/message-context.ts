import { combine } from 'effector'

import { $contracts } from '../model/catalogue/catalogue.ts'
import { $effective } from '../model/documents/documents.ts'
import { $lobbyWords } from '../model/catalogue/lobby-words.ts'
import { $naming } from '../model/documents/names.ts'
import type { MessageContext } from './problem-messages.ts'

/** What the messages of problems need from the current documents. */
export const $messageContext = combine(
  { documents: $effective, contracts: $contracts, naming: $naming, words: $lobbyWords },
  (context): MessageContext => context,
)
