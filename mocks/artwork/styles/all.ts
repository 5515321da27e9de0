import type { Style, StyleName } from '../recipe.ts'
import { cockfight } from './cockfight.ts'
import { esports } from './esports.ts'
import { fish } from './fish.ts'
import { live } from './live.ts'
import { lottery } from './lottery.ts'
import { pvp } from './pvp.ts'
import { slots } from './slots.ts'
import { sports } from './sports.ts'

export const styles: Readonly<Record<StyleName, Style>> = { slots, live, fish, sports, esports, lottery, pvp, cockfight }
