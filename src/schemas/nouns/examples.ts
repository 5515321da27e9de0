import type { Game, GamePage } from './game.ts'
import type { Vendor, VendorList } from './vendor.ts'

/** Games and vendors for the examples of widgets, with the addresses of the mock's artwork. */
export function exampleGame(name: string, vendor: string, more: Partial<Game> = {}): Game {
  const key = `${vendor}-${name}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const category = more.category ?? 'RNG'
  return {
    key,
    name,
    vendor,
    vendorName: vendor,
    category,
    picture: [`/img/game/${key}.svg`],
    target: { vendor, category, nodeId: key },
    ...more,
  }
}

export function examplePage(games: Game[], more: Partial<GamePage> = {}): GamePage {
  return { games, page: 1, pages: 1, pageSize: games.length, peek: [], ...more }
}

export function exampleVendor(category: string, code: string, more: Partial<Vendor> = {}): Vendor {
  return {
    key: `${category}/${code}`,
    code,
    name: code,
    category,
    picture: [`/img/vendor/${code}.svg`],
    classes: [],
    target: { vendor: code, category, gameCode: `${code}_LOBBY` },
    ...more,
  }
}

export function exampleVendors(category: string, codes: string[], more: Partial<VendorList> = {}): VendorList {
  return { category, vendors: codes.map((code) => exampleVendor(category, code)), classes: [], ...more }
}
