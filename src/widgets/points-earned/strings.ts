import { pointsTypes } from '../../runtime/ui/money/points-words.ts'

export const strings = { ...pointsTypes }
