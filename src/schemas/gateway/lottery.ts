import * as z from 'zod/mini'

import { List, tolerantArray } from './lists.ts'
import { code, id, text, url, words } from './scalars.ts'

/** Lottery menus and opened numbers (gateway.md, section 11). Times are ISO-8601 with offset. */

/** `closeTime`: when the running draw closes. `accountTypeName` TCG_LOTTO_VN: a game of the VN lobby. */
export const GatewayLotteryGame = z.object({ accountTypeName: text, gameCode: id, gameName: words, showIcon: url, closeTime: text })
export type GatewayLotteryGame = z.infer<typeof GatewayLotteryGame>
export const LotteryGameList = List(GatewayLotteryGame)

/** `gameGroupCode` is shown as the tag. */
export const LotteryGroup = z.object({ gameGroupCode: code, gameMenus: tolerantArray(GatewayLotteryGame) })
export type LotteryGroup = z.infer<typeof LotteryGroup>
export const LotteryGroups = List(LotteryGroup)

/** `numero` is the draw; `winNo` its numbers joined by commas, "" while they are being drawn. */
export const OpenedNumber = z.object({ gameCode: id, gameName: text, numero: id, openTime: words, winNo: words })
export type OpenedNumber = z.infer<typeof OpenedNumber>
export const OpenedNumbers = List(OpenedNumber)
