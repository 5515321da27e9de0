import { outline, toPath } from './letters.ts'
import type { Face } from './letters.ts'
import { group, round } from './svg.ts'

/** The hand each studio signs in; studios that are not listed sign in Unbounded. */
const hands: Readonly<Record<string, Face>> = {
  PG: 'unbounded',
  EG2: 'chakra',
  PT: 'anton',
  JDB: 'passion',
  CQ9: 'righteous',
  FC: 'bungee',
  JL: 'slab',
  BGS: 'barlow',
  HAB: 'slab',
  YGG: 'passion',
  RLX: 'unbounded',
  KA: 'bungee',
  BNG: 'bungee',
  RT: 'righteous',
  NE: 'chakra',
  SPN: 'anton',
  PNG: 'cinzel',
  TPG: 'anton',
  HSK: 'shrikhand',
  NLC: 'chakra',
  SPR: 'lilita',
  VLT: 'rammetto',
  WZD: 'bangers',
  EVO: 'unbounded',
  PP: 'righteous',
  SEXY: 'playfair',
  AG: 'cinzel',
  WM: 'anton',
  DG: 'slab',
  SA: 'chakra',
  BG8: 'titan',
  MT: 'anton',
  EBET: 'chakra',
  ALLBET: 'righteous',
  OB: 'unbounded',
  SABA: 'anton',
  IMES: 'chakra',
  SBO: 'anton',
  SV3: 'bangers',
  CMD: 'chakra',
  KY: 'slab',
  LEG: 'cinzel',
  LOTT: 'unbounded',
  TCG_LOTTO_VN: 'unbounded',
  TCG_SEA: 'righteous',
  MXW: 'unbounded',
}

/** What stands on the logo: the code, without the gateway's prefixes. */
function letters(code: string): string {
  return ({ TCG_LOTTO_VN: 'TCG VN', TCG_SEA: 'TCG SEA' } as Record<string, string>)[code] ?? code
}

/** The studio's letters at the foot of a cover, 11 px high. */
export function studioMark(code: string, y = 381): string {
  const { commands, x1, y1, x2, y2 } = outline(hands[code] ?? 'unbounded', letters(code), 30)
  if (!(y2 > y1)) return ''
  const scale = Math.min(11.5 / (y2 - y1), 150 / (x2 - x1))
  return group(
    `translate(150,${y})`,
    `<path d="${toPath(commands, (x, yy) => [(x - (x1 + x2) / 2) * scale, (yy - (y1 + y2) / 2) * scale])}" fill="#fff" opacity=".95"/>`,
  )
}

/**
 * A studio's logo: its letters in one neutral colour without a ground, so that it serves as a mask or as a picture on either theme.
 * 40 high with a little room around; as wide as the letters need.
 */
export function drawVendor(code: string): string {
  const { commands, x1, y1, x2, y2 } = outline(hands[code] ?? 'unbounded', letters(code), 60)
  const scale = y2 > y1 ? 28 / (y2 - y1) : 1
  const width = round(Math.max(40, (x2 - x1) * scale + 12))
  const d = toPath(commands, (x, y) => [(x - (x1 + x2) / 2) * scale + width / 2, (y - (y1 + y2) / 2) * scale + 20])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><path d="${d}" fill="#8d8894"/>` +
    '</svg>'
  )
}
