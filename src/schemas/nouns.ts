import * as z from 'zod/mini'

import { LaunchTarget } from './launch-target.ts'
import { LanguageCode } from './language.ts'

/**
 * The nouns that travel model → widgets. A source says which noun it gives and a widget's input which noun it takes; the checker
 * compares the two by identity (`layout/source-type`), so always name these values, never copy their shape.
 */

/** A picture: addresses to try in turn; when none loads, a placeholder is drawn. Already joined to an origin and allow-listed. */
export const Picture = z.array(z.string())
export type Picture = z.infer<typeof Picture>

export const Game = z.object({
  key: z.string(), // nodeId, else vendor/gameCode: `data-key`
  name: z.string(), // any script, any length: text, never HTML
  vendor: z.string(), // code, e.g. JDB
  vendorName: z.string(),
  category: z.string(), // the gameType to launch with, e.g. RNG, FISH, JP
  picture: Picture,
  target: LaunchTarget,
  hot: z.optional(z.boolean()),
  fresh: z.optional(z.boolean()), // "new" at the gateway
  maintenance: z.optional(z.boolean()),
  favourite: z.optional(z.boolean()),
})
export type Game = z.infer<typeof Game>

/** A page of games. `total` is missing where the gateway does not say it: no figure, no badge. */
export const GamePage = z.object({
  games: z.array(Game),
  page: z.int(), // from 1
  pages: z.int(),
  pageSize: z.int(),
  total: z.optional(z.int()),
  vendor: z.optional(z.string()), // what was asked for, so that a strip can show it: a vendor's code; missing or "" is all
  class: z.optional(z.string()), // the same for a class
  peek: z.array(Game), // the games right behind a limit, for the fan of the "See all" tile
})
export type GamePage = z.infer<typeof GamePage>

export const GameClass = z.object({ key: z.string(), name: z.string(), count: z.optional(z.int()) })
export type GameClass = z.infer<typeof GameClass>

export const Vendor = z.object({
  key: z.string(), // CATEGORY/VENDOR: `data-key`
  code: z.string(),
  name: z.string(),
  category: z.string(),
  picture: Picture,
  count: z.optional(z.int()), // games, where the gateway says it
  classes: z.array(GameClass),
  maintenance: z.optional(z.boolean()),
  fresh: z.optional(z.boolean()),
  target: LaunchTarget, // what a click starts; `opens: "list"` goes to the vendor's games
})
export type Vendor = z.infer<typeof Vendor>

/** The vendors of one category, with the category's own classes and figures. */
export const VendorList = z.object({ category: z.string(), vendors: z.array(Vendor), classes: z.array(GameClass), count: z.optional(z.int()) })
export type VendorList = z.infer<typeof VendorList>

/** A lane of new vendors, as the gateway groups them; `name` is missing where it gives none. */
export const Lane = z.object({ key: z.string(), name: z.optional(z.string()), vendors: z.array(Vendor) })
export type Lane = z.infer<typeof Lane>
export const LaneList = z.array(Lane)
export type LaneList = z.infer<typeof LaneList>

export const Category = z.object({
  key: z.string(), // code: HOME, FAV, PROMO, RNG …
  label: z.string(), // a text: "t:category.RNG", or the code itself when unknown
  icon: z.string(),
  vendors: z.array(Vendor),
  current: z.boolean(),
  to: z.optional(z.string()), // its page, when a click goes there
  launch: z.optional(LaunchTarget), // its only vendor, when a click starts it
  step: z.optional(z.int()), // which step of the order program put it here
})
export type Category = z.infer<typeof Category>
export const CategoryList = z.array(Category)
export type CategoryList = z.infer<typeof CategoryList>

export const Banner = z.object({
  key: z.string(),
  picture: Picture,
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  action: z.optional(z.string()),
  to: z.optional(z.string()), // a path of the portal
  href: z.optional(z.string()), // another site, http(s)
  launch: z.optional(LaunchTarget),
})
export type Banner = z.infer<typeof Banner>
export const BannerList = z.array(Banner)
export type BannerList = z.infer<typeof BannerList>

/** One line of the marquee. `text` is plain: tags of the gateway's HTML are already taken out. */
export const Notice = z.object({ key: z.string(), text: z.string(), important: z.optional(z.boolean()) })
export type Notice = z.infer<typeof Notice>
export const NoticeList = z.array(Notice)
export type NoticeList = z.infer<typeof NoticeList>

/** An announcement that opens over the page. `html` is hostile: drawn by ui/rich-text.tsx alone. */
export const Announcement = z.object({ key: z.string(), title: z.string(), html: z.string(), picture: Picture })
export type Announcement = z.infer<typeof Announcement>
export const AnnouncementList = z.array(Announcement)
export type AnnouncementList = z.infer<typeof AnnouncementList>

/** `html` is hostile: drawn by ui/rich-text.tsx alone. `type` and `state` are the gateway's codes; times are ISO-8601 with offset. */
export const Promotion = z.object({
  key: z.string(),
  title: z.string(),
  html: z.string(),
  picture: Picture,
  type: z.optional(z.string()),
  state: z.optional(z.string()),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
})
export type Promotion = z.infer<typeof Promotion>

/** Which promotions are asked for: of one type, the one that an address names, a page of them. */
export const PromotionChoice = z.object({ type: z.optional(z.string()), id: z.optional(z.string()), page: z.optional(z.union([z.int(), z.string()])), pageSize: z.optional(z.int()) })
export type PromotionChoice = z.infer<typeof PromotionChoice>

/** All promotions, each type's chip needs them, and the choice among them. */
export const PromotionList = z.object({ promotions: z.array(Promotion), choice: PromotionChoice })
export type PromotionList = z.infer<typeof PromotionList>

export const Winner = z.object({
  rank: z.int(), // from 1: `data-key`
  name: z.string(),
  amount: z.number(),
  currency: z.string(), // symbol
  game: z.optional(z.string()),
  picture: Picture,
  target: z.optional(LaunchTarget), // missing: the row starts nothing
})
export type Winner = z.infer<typeof Winner>
export const WinnerList = z.array(Winner)
export type WinnerList = z.infer<typeof WinnerList>

export const Match = z.object({
  key: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startTime: z.string(), // ISO-8601 with offset
  odds: z.record(z.string(), z.number()),
  target: LaunchTarget,
})
export type Match = z.infer<typeof Match>
export const MatchList = z.array(Match)
export type MatchList = z.infer<typeof MatchList>

/** An item of a menu, ready to draw: predicates decided, `each` spread out, badge read. */
export type MenuEntry = {
  key: string
  label: string // a text
  icon?: string | undefined
  to?: string | undefined
  intent?: { kind: string } | undefined // an Intent; send it as it is
  current?: boolean | undefined
  badge?: number | undefined
  items?: MenuEntry[] | undefined
  vendors?: Vendor[] | undefined // of a category item
}
export const MenuEntry: z.ZodMiniType<MenuEntry> = z.lazy(() =>
  z.object({
    key: z.string(),
    label: z.string(),
    icon: z.optional(z.string()),
    to: z.optional(z.string()),
    intent: z.optional(z.looseObject({ kind: z.string() })),
    current: z.optional(z.boolean()),
    badge: z.optional(z.number()),
    items: z.optional(z.array(MenuEntry)),
    vendors: z.optional(z.array(Vendor)),
  }),
)
export const MenuTree = z.array(MenuEntry)
export type MenuTree = z.infer<typeof MenuTree>

export const Session = z.object({
  role: z.enum(['guest', 'member', 'trial', 'agent']),
  name: z.string(), // nickname, else account; "" for a guest
  account: z.string(),
  picture: Picture,
  vipLabel: z.optional(z.string()),
  vip: z.int(),
  unread: z.int(),
})
export type Session = z.infer<typeof Session>

export const Balance = z.object({ amount: z.number(), currency: z.string(), hidden: z.boolean(), refreshing: z.boolean() })
export type Balance = z.infer<typeof Balance>

export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(LanguageCode), // offered: brand ∩ gateway
  language: LanguageCode,
  theme: z.enum(['light', 'dark']),
  themeChoice: z.enum(['light', 'dark', 'system']),
  year: z.int(),
})
export type Brand = z.infer<typeof Brand>

export const ServiceEntry = z.object({ key: z.string(), kind: z.string(), channel: z.boolean() }) // channel: a footer channel such as FACEBOOK
export type ServiceEntry = z.infer<typeof ServiceEntry>
export const ServiceList = z.array(ServiceEntry)
export type ServiceList = z.infer<typeof ServiceList>

export const HelpTopic = z.object({
  key: z.string(),
  title: z.string(),
  html: z.optional(z.string()), // untrusted: drawn by ui/rich-text.tsx alone
  current: z.optional(z.boolean()), // the address's hash names it
})
export type HelpTopic = z.infer<typeof HelpTopic>
export const HelpTopicList = z.array(HelpTopic)
export type HelpTopicList = z.infer<typeof HelpTopicList>

/** What the maintenance and blocked screens say. */
export const SystemNotice = z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), message: z.optional(z.string()), endTime: z.optional(z.string()), ip: z.optional(z.string()) })
export type SystemNotice = z.infer<typeof SystemNotice>

export const AppLink = z.object({ platform: z.enum(['ios', 'android']), url: z.string() })
export type AppLink = z.infer<typeof AppLink>
export const AppLinkList = z.array(AppLink)
export type AppLinkList = z.infer<typeof AppLinkList>

/** A game that was started: what the game popup's frame shows. */
export const GameStart = z.object({ url: z.string(), name: z.string(), target: LaunchTarget })
export type GameStart = z.infer<typeof GameStart>

export const Count = z.int()
export type Count = z.infer<typeof Count>

/** The side menu: on desktop open is wide and closed a rail of icons; on phone and tablet open is the drawer. */
export const SideMenuState = z.object({ open: z.boolean() })
export type SideMenuState = z.infer<typeof SideMenuState>

/** What the gateway asks of each field of a registration; a field that is not listed is off. Lengths in characters. */
export const RegistrationSettings = z.record(
  z.string(),
  z.object({ enabled: z.boolean(), required: z.boolean(), acceptedPattern: z.optional(z.string()), patternId: z.optional(z.string()), minLength: z.optional(z.int()), maxLength: z.optional(z.int()) }),
)
export type RegistrationSettings = z.infer<typeof RegistrationSettings>
