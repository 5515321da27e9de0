import { pointsTypes } from '../../runtime/ui/points-words.ts'

export const strings = { ...pointsTypes }
