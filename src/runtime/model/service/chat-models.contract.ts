import * as z from 'zod/mini'

import { Chats } from '../../../schemas/nouns/service.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Whom a player may chat with; `start-chat` begins a chat in a window of its own.
 *
 * Value    names, pictures and who is there, in the gateway's order; the chat that is being begun
 * Empty    nobody
 * Failure  the call failed
 * Login    none; a session may see others
 */
export const contract = defineSourceContract({
  name: 'chat.models',
  flag: 'LIVECHAT3',
  args: z.object({}),
  value: Chats,
})
