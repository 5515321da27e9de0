import type { Scenario } from '../scenarios.ts'

export type VendorRecord = { code: string; name: string; maintenance?: boolean; fresh?: boolean }

/** By category, in display order. */
const studios: Readonly<Record<string, readonly string[]>> = {
  ELOTT: ['TCG_SEA'],
  LOTT: ['LOTT', 'TCG_LOTTO_VN'],
  LIVE: ['EVO', 'AG', 'SEXY', 'PP', 'WM', 'DG', 'SA', 'BG8', 'MT', 'EBET', 'ALLBET', 'OB'],
  RNG: [
    'PG',
    'JDB',
    'CQ9',
    'JL',
    'FC',
    'PT',
    'EG2',
    'BGS',
    'HAB',
    'YGG',
    'RLX',
    'KA',
    'BNG',
    'RT',
    'NE',
    'SPN',
    'PNG',
    'TPG',
    'HSK',
    'NLC',
    'SPR',
  ],
  SPORTS: ['SABA', 'IMES', 'SBO', 'SV3', 'CMD'],
  PVP: ['KY', 'LEG'],
  FISH: ['JDB', 'CQ9', 'JL', 'FC', 'MRL'],
  MXWIN: ['MXW'],
}

/** What a card says. A few studios go by their code. */
const names: Readonly<Record<string, string>> = {
  EVO: 'Evo Live',
  AG: 'Asia Grand',
  SEXY: 'Scarlet Live',
  WM: 'World Match',
  DG: 'Dragon Gate',
  SA: 'South Avenue',
  BG8: 'Big Eight',
  MT: 'Mountain Live',
  EBET: 'Ebet Live',
  ALLBET: 'Allbet',
  OB: 'Oriental Bay',
  JL: 'Jade Lantern',
  FC: 'Four Clovers',
  PT: 'Pine Tower',
  EG2: 'Eagle Two',
  BGS: 'Bright Stone',
  HAB: 'Habanera',
  YGG: 'Yarrow Gate',
  RLX: 'Relay Nine',
  KA: 'Kite Arcade',
  BNG: 'Bonanza Bay',
  RT: 'Red Tide',
  NE: 'North Edge',
  PNG: 'Penguin',
  TPG: 'Triple Peg',
  NLC: 'Night Lamp',
  SABA: 'Saba Sports',
  SBO: 'Sport Bowl',
  CMD: 'Commander',
  KY: 'Kaiyuan',
  LEG: 'Legends',
  IMES: 'IM Esports',
  SV3: 'SV388',
  SPN: 'Spearline',
  MRL: 'Marlin',
  HSK: 'Husk',
  SPR: 'Sprout',
  TCG_SEA: 'Southeast Lotteries',
  TCG_LOTTO_VN: 'Vietnam Lotteries',
  LOTT: 'Classic Lotteries',
  MXW: 'Mixed Win',
}

/** A studio whose games are under maintenance: its tiles show that. */
const underMaintenance: readonly string[] = ['NLC']
const fresh: readonly string[] = ['SPN', 'HSK', 'SPR', 'MRL', 'ALLBET']

export function vendorsFor(scenario: Scenario): Record<string, string[]> {
  const all = Object.fromEntries(Object.entries(studios).map(([category, codes]) => [category, [...codes]]))
  if (scenario === 'sparse') return { LIVE: ['EVO', 'SEXY'], RNG: ['PG', 'JDB', 'JL'], SPORTS: ['SABA', 'IMES'], FISH: ['JDB'] }
  if (scenario === 'huge')
    return {
      ...all,
      LIVE: [...(all.LIVE ?? []), ...coined('LV', 36)],
      RNG: [...(all.RNG ?? []), ...coined('RX', 59)],
      FISH: [...(all.FISH ?? []), ...coined('FX', 12)],
    }
  return all
}

function coined(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`)
}

export function vendorRecord(code: string): VendorRecord {
  return {
    code,
    name: names[code] ?? code,
    ...(underMaintenance.includes(code) && { maintenance: true }),
    ...(fresh.includes(code) && { fresh: true }),
  }
}
