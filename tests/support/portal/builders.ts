import type { Permission, PermissionInfo } from '../../../src/schemas/gateway/system.ts'
import type { Brand, LayoutDocument, Release } from '../../../src/schemas/documents.ts'
import type { GameCategoryEntry, GameClassify, GameVendorCard, GatewayGame } from '../../../src/schemas/gateway/games.ts'
import type { MemberInfo } from '../../../src/schemas/gateway/member.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { noFlags, plainBrand } from '../../../src/runtime/model/context/documents.ts'

/** Builders for tests: each returns a complete, ordinary value; a test names only the fields that matter to it. */

export function aPermission({
  info,
  ...permission
}: Partial<Omit<Permission, 'info'>> & { info?: Partial<PermissionInfo> } = {}): Permission {
  return {
    info: {
      customerService: [],
      domainRoute: [],
      resources: { androidApp: undefined, iosApp: undefined, iosLiteApp: undefined, logo: undefined, favicon: undefined },
      whitelabel: [],
      mainDomain: 'foyer.test',
      analytics: [],
      register: {},
      encryption: { algorithm: '', key: '' },
      merchant: 'foyer',
      merchantCode: 'FOYER1',
      currencySymbol: '$',
      languages: ['EN', 'AR'],
      gmtOffset: '+00:00',
      serverTime: '',
      brandName: undefined,
      ...info,
    },
    location: { ip: '203.0.113.7' },
    maintenance: false,
    regionRestriction: false,
    imageCdn: [],
    gameLaunchCdn: [],
    ...permission,
  }
}

export function aMember(member: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: '7',
    account: 'ann',
    nickname: 'Ann',
    type: 0,
    balance: undefined,
    currencySymbol: undefined,
    vip: undefined,
    vipLabel: undefined,
    vipRankLevel: undefined,
    availablePromotionCount: undefined,
    unreadMessageCount: undefined,
    username: undefined,
    merchantCode: undefined,
    registeredTime: undefined,
    lastLoginTime: undefined,
    ...member,
  }
}

export function aBrand(brand: Partial<Brand> = {}): Brand {
  return {
    ...plainBrand,
    id: 'foyer',
    name: 'Foyer',
    merchant: 'foyer',
    languages: ['EN', 'AR'],
    vendors: { esports: ['IMES'], cockfight: ['SV3'] },
    ...brand,
  }
}

/** A release that holds these documents, with the brand and no flags beside them. */
export function aRelease(documents: LayoutDocument[] = [], routes: Record<string, string> = { '/': 'home' }): Release {
  const all = [aBrand(), noFlags, ...documents]
  return {
    release: 'r1',
    brand: 'foyer',
    checkedBy: 1,
    routes,
    documents: Object.fromEntries(
      all.map((document, index) => [`${document.kind}/${document.id}`, { hash: `h${index}`, body: document as unknown as Json }]),
    ), // documents are JSON
  }
}

export function aGame(game: Partial<GatewayGame> & { nodeId: string }): GatewayGame {
  return {
    vendor: undefined,
    vassalage: undefined,
    gameType: 'RNG',
    gameName: undefined,
    nodeName: undefined,
    displayName: undefined,
    showIcon: undefined,
    iconUrl: undefined,
    gameCode: undefined,
    gameClassify: undefined,
    hot: undefined,
    new: undefined,
    maintenance: undefined,
    ...game,
  }
}

export function aCard(card: Partial<GameVendorCard> & { vassalage: string; gameType: string }): GameVendorCard {
  return {
    displayName: undefined,
    gameCode: undefined,
    isGame: undefined,
    gameClassify: undefined,
    showIcon: undefined,
    maintenance: undefined,
    ...card,
  }
}

/** A category of the gateway's menu; its cards are found by their vendor. */
export function anEntry(
  gameCategory: string,
  vendors: string[],
  cards: GameVendorCard[] = [],
  gameClassify?: GameClassify[],
): GameCategoryEntry {
  return {
    gameCategory,
    vendors,
    cards: Object.fromEntries(vendors.map((code) => [code, cards.filter(({ vassalage }) => vassalage === code)])),
    gameClassify,
  }
}
