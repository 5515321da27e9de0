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
export const Announcement = z.object({
  key: z.string(),
  title: z.string(),
  html: z.string(),
  picture: Picture,
  kind: z.optional(z.enum(['promotion', 'headline', 'player'])),
  to: z.optional(z.string()), // the promotion that it tells of, a path of the portal
  current: z.optional(z.boolean()), // the one to begin with
})
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
  pending: z.optional(z.boolean()), // it is being joined or claimed
})
export type Promotion = z.infer<typeof Promotion>

/** Which promotions are asked for: of one type, the one that an address names, a page of them. */
export const PromotionChoice = z.object({ type: z.optional(z.string()), id: z.optional(z.string()), page: z.optional(z.union([z.int(), z.string()])), pageSize: z.optional(z.int()), commentLimit: z.optional(z.int()) })
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

/** When agents are helped, as the brand writes it: days in words or `t:key`, hours such as `12:00-21:00`. */
export const SupportHours = z.object({ days: z.string(), hours: z.string() })
export type SupportHours = z.infer<typeof SupportHours>

export const AppLink = z.object({ platform: z.enum(['ios', 'android']), url: z.string() })
export type AppLink = z.infer<typeof AppLink>
export const AppLinkList = z.array(AppLink)
export type AppLinkList = z.infer<typeof AppLinkList>

/**
 * A game that is being started or was: what the game popup and the game pages show. `url` is good for one start and "" until it is there.
 * `state`: starting; ready (in the frame); blocked (it wants a window of its own, which the browser did not open); window (it has one);
 * members (it needs a real account, which this player has not).
 */
export const GameStart = z.object({
  url: z.string(),
  state: z.enum(['starting', 'ready', 'blocked', 'window', 'members']),
  name: z.string(),
  vendorName: z.string(),
  picture: Picture,
  target: LaunchTarget,
  favourite: z.optional(z.boolean()), // missing: it cannot be one
})
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

// ---- forms

/** A sentence for a reader: a literal, or `t:key` with what stands in it. Literals come from the gateway and are text, never HTML. */
export const Said = z.object({ text: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) })
export type Said = z.infer<typeof Said>

/** A field of a form, ready to draw: shown (hidden ones are not listed), its rule worked out. Texts are `t:key` or literal. */
export const FormField = z.object({
  key: z.string(), // the field's id: `data-key`, and the key of its value
  input: z.enum(['text', 'password', 'email', 'tel', 'number', 'date', 'check', 'select', 'captcha', 'code', 'area', 'country', 'slider']),
  label: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), // what stands in its label: `years`, the age that is confirmed
  hint: z.optional(z.string()), // below the field
  placeholder: z.optional(z.string()),
  icon: z.optional(z.string()),
  required: z.boolean(),
  autocomplete: z.optional(z.string()),
  width: z.enum(['full', 'half', 'third', 'two-thirds']), // of the form's line; a phone gives each a line of its own, but for a country before its number
  maxLength: z.optional(z.int()), // in characters, for a counter
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))), // select, country
  link: z.optional(z.object({ label: z.string(), to: z.string() })), // beside the label ("Forgot it?"), or in a check's words ("terms")
  ticks: z.optional(z.boolean()), // its conditions are shown while it is typed, see `FormState.ticks`
  value: z.optional(z.string()), // to begin with; a check is "true" or ""
})
export type FormField = z.infer<typeof FormField>

/** A form as it stands for whoever is here: its methods (tabs) that are offered, each with its fields. One method has no tabs. */
export const FormView = z.object({
  form: z.string(), // the document's id: what `submit` names
  methods: z.array(z.object({ key: z.string(), label: z.string(), icon: z.optional(z.string()), fields: z.array(FormField) })),
  submit: z.string(),
  strings: z.record(z.string(), z.string()), // the document's own words in the language of now: looked up before everything else
})
export type FormView = z.infer<typeof FormView>

/** What happens in a form. Values stay in the widget; nothing here is a secret. */
export const FormState = z.object({
  pending: z.boolean(), // a submit is under way
  errors: z.record(z.string(), Said), // by field
  failure: z.optional(z.object({ said: Said, link: z.optional(z.object({ label: z.string(), to: z.string() })) })), // of the form as a whole
  done: z.optional(Said), // it was sent, and this is what there is to say
  notice: z.optional(Said), // said over the form before it is filled in: what led here
  fine: z.array(z.string()), // fields that were looked at and are right
  ticks: z.record(z.string(), z.array(z.object({ said: Said, met: z.boolean() }))), // by field
  draft: z.record(z.string(), z.string()), // what was typed before, without secrets: a form that is opened again begins with it
  round: z.int(), // counts submits: the widget moves the focus to the first error once a round
  captcha: z.optional(z.object({ picture: Picture, busy: z.boolean(), waitUntil: z.number() })), // missing: none is asked for. Times in ms since 1970
  slider: z.optional(
    z.object({
      state: z.enum(['loading', 'ready', 'passed', 'failed', 'unavailable']),
      background: Picture, piece: Picture,
      width: z.number(), height: z.number(), pieceY: z.number(), pieceSize: z.number(), // in the background's own pixels
      round: z.int(), // another puzzle
    }),
  ),
  code: z.object({ sending: z.boolean(), until: z.number(), sent: z.boolean() }), // `until`: the next may be sent then, ms since 1970; 0: now
  lockedUntil: z.number(), // too many tries: nothing can be sent until then, ms since 1970; 0: not locked
})
export type FormState = z.infer<typeof FormState>

/** Ways to log in beside the form. `kind`: free-play, one-click, or an identity provider's channel. */
export const LoginWay = z.object({ key: z.string(), label: z.string(), icon: z.string(), pending: z.boolean() })
export const LoginWays = z.object({ ways: z.array(LoginWay), failure: z.optional(Said) })
export type LoginWays = z.infer<typeof LoginWays>

// ---- rooms

/** A table of a PVP game. `status` is a text: a word, or the gateway's own when it is unknown. `open`: it can be picked. Amounts in the account's currency. */
export const Room = z.object({
  key: z.string(), // its id: `data-key`
  name: z.string(),
  minBet: z.optional(z.number()),
  maxBet: z.optional(z.number()),
  players: z.optional(z.int()),
  capacity: z.optional(z.int()),
  status: z.string(),
  open: z.boolean(),
  target: LaunchTarget,
})
export type Room = z.infer<typeof Room>
export const RoomList = z.object({ name: z.string(), currency: z.string(), rooms: z.array(Room), said: z.optional(Said), busy: z.boolean() })
export type RoomList = z.infer<typeof RoomList>

// ---- search, messages, announcements

/** One answer of the search. `ranges`: the parts of `game.name` that matched, from and to (excluded), in UTF-16 units. */
export const SearchHit = z.object({ game: Game, ranges: z.array(z.tuple([z.int(), z.int()])) })
export type SearchHit = z.infer<typeof SearchHit>
export const GameSearch = z.object({
  text: z.string(),
  category: z.string(), // "" is all
  hits: z.array(SearchHit),
  total: z.int(),
  counts: z.array(z.object({ category: z.string(), label: z.string(), count: z.int() })), // of all the matches; label is a text
  vendors: z.array(Vendor), // studios that match
  suggestion: z.optional(z.string()), // the nearest name when nothing matches
  recents: z.array(z.string()), // earlier searches
  before: z.array(Game), // shown while nothing is typed: played lately, else what is hot
  progress: z.number(), // of the catalogue that is known: 0 to 1
  incomplete: z.optional(z.boolean()), // some of it could not be had; a retry asks again
})
export type GameSearch = z.infer<typeof GameSearch>

/** Short messages that say what became of a wish, newest last. Each goes by itself. */
export const Toast = z.object({ key: z.string(), kind: z.enum(['success', 'info', 'warning', 'danger']), said: Said })
export type Toast = z.infer<typeof Toast>
export const ToastList = z.array(Toast)
export type ToastList = z.infer<typeof ToastList>

/** A platform message. `html` is hostile: drawn by ui/rich-text.tsx alone. `time` is ISO-8601 with offset. */
export const Message = z.object({ key: z.string(), title: z.string(), html: z.string(), time: z.string(), read: z.boolean(), type: z.optional(z.string()) })
export type Message = z.infer<typeof Message>
export const MessageList = z.object({ messages: z.array(Message), page: z.int(), pages: z.int(), unread: z.int(), current: z.optional(z.string()), busy: z.boolean() })
export type MessageList = z.infer<typeof MessageList>

// ---- player protection

/** `used` and `amount` in the account's currency, minutes for SESSION. `pendingFrom` is ISO-8601 with offset. */
export const ProtectionLimit = z.object({ kind: z.string(), period: z.string(), amount: z.number(), used: z.number(), pendingAmount: z.optional(z.number()), pendingFrom: z.optional(z.string()) })
export type ProtectionLimit = z.infer<typeof ProtectionLimit>
/** What the brand offers to choose from: minutes between reality checks, days of a time-out and of a self-exclusion. */
export const ProtectionChoices = z.object({ checkMinutes: z.array(z.int()), timeOutDays: z.array(z.int()), exclusionDays: z.array(z.int()) })
export const Protection = z.object({ limits: z.array(ProtectionLimit), realityCheckMinutes: z.int(), excludedUntil: z.optional(z.string()), currency: z.string(), pending: z.boolean(), failure: z.optional(Said), choices: ProtectionChoices })
export type Protection = z.infer<typeof Protection>
/** How long somebody has been here and what it came to. `startedAt` in ms since 1970 by this device's clock; `now` steps once a minute. */
export const PlaySession = z.object({ startedAt: z.number(), now: z.number(), netResult: z.optional(z.number()), currency: z.string() })
export type PlaySession = z.infer<typeof PlaySession>
/** The session is about to end for want of activity. Times in ms since 1970. */
export const IdleWarning = z.object({ endsAt: z.number() })
export type IdleWarning = z.infer<typeof IdleWarning>
/** Why the session is over. `until`: nobody logs in before, ISO-8601 with offset; `back`: where a login leads, an address with its query. */
export const SessionOver = z.object({ why: z.enum(['idle', 'time', 'excluded']), until: z.optional(z.string()), back: z.string(), agent: z.boolean() })
export type SessionOver = z.infer<typeof SessionOver>
