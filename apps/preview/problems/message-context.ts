import { combine } from 'effector'

import { $contracts } from '../model/catalogue.ts'
import { $effective } from '../model/documents.ts'
import { $lobbyWords } from '../model/lobby-words.ts'
import { $naming } from '../model/names.ts'
import type { MessageContext } from './problem-messages.ts'

/** What the sentences about problems are made of, as the documents stand now. */
export const $messageContext = combine(
  { documents: $effective, contracts: $contracts, naming: $naming, words: $lobbyWords },
  (context): MessageContext => context,
)
