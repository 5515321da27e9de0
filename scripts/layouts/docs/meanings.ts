import type { FactName } from '../../../src/schemas/facts.ts'
import type { IntentKind } from '../../../src/schemas/intents.ts'

/** What a fact is about, for authors of rules. A fact without an entry is described by its place. */
const ofFacts: Readonly<Partial<Record<FactName, string>>> = {
  role: 'Who the player is. A member with a VIP rank is a member.',
  accountFailed: 'The player is logged in, but the account could not be read; the role is unknown.',
  device: 'By width: a phone below 640 px, a tablet below 1120 px, else a desktop.',
  language: 'The language of the lobby.',
  direction: 'The direction in which that language is written.',
  theme: 'The colours that are shown.',
  brand: 'The folder of the brand, as in `kestrel`.',
  route: 'The address of the page, without its query.',
  category: 'The category chosen on the home page.',
  systemStatus: '0 open, 1 maintenance, 2 blocked here.',
  slotsVendors: 'How many vendors of slots the site has.',
  vip: 'The rank of a VIP; 0 for everybody else.',
  unreadMessages: 'How many messages the player has not read.',
  hasContract: 'The agent has a contract.',
  salaryDaily: 'The agent has a daily salary.',
  salaryHourly: 'The agent has an hourly salary.',
  salaryRealtime: 'The agent has a salary in real time.',
  dividend: 'The agent has a dividend.',
  newPlayer: 'A member who has no money in a wallet and has played nothing yet.',
  online: 'The gateway can be reached.',
  now: 'The time; rules ask for it by `from` and `until`.',
}

/** What an action does. An action without an entry is described by its place. */
const ofIntents: Readonly<Partial<Record<IntentKind, string>>> = {
  go: 'Goes to an address of the portal.',
  open: 'Opens a page as a popup.',
  close: 'Closes a popup; the topmost when none is named.',
  launch: 'Starts a game, or opens the list of a vendor.',
  'toggle-favourite': 'Adds a game to the favourites, or removes it.',
  narrow: 'Changes the arguments of an input, such as its vendor or its page.',
  retry: 'Asks for an input again: one that failed, or a record whose newer rows a player wants to see.',
  'choose-category': 'Chooses a category on the home page.',
  'refresh-balance': 'Asks for the balance again.',
  'hide-balance': 'Hides the balance, or shows it.',
  'refresh-hot': 'Asks for the hot games again.',
  logout: 'Logs the player out.',
  contact: 'Opens an entry of the customer service.',
  'set-language': 'Changes the language.',
  'set-theme': 'Changes the theme.',
  dismiss: 'Closes an announcement for good.',
  'side-menu': 'Opens or closes the side menu.',
  check: 'Checks a field of a form while the player fills it in.',
  submit: 'Sends a form.',
  'send-code': 'Sends a code by message.',
  'refresh-captcha': 'Asks for another picture.',
  'refresh-slider': 'Asks for another slider.',
  'log-in-by': 'Logs in by another account.',
  'forget-searches': 'Forgets the searches of before.',
  'dismiss-toast': 'Closes a short message.',
  'hold-toasts': 'Keeps short messages while the player reads them.',
  act: 'Does something with records, by their keys. Of `claim-rebate` and `read-messages` no key means all.',
  'join-promotion': 'Joins a promotion.',
  'claim-promotion': 'Claims what a promotion gives.',
  'set-limit': 'Sets a limit of the player protection.',
  'set-reality-check': 'Sets how often the portal says how long somebody has played.',
  'exclude-me': 'Excludes the player for some days.',
  stay: 'Goes on after the warning of an idle session.',
}

export function factMeaning(name: FactName): string {
  return ofFacts[name] ?? 'Declared in `src/schemas/facts.ts`.'
}

export function intentMeaning(kind: IntentKind): string {
  return ofIntents[kind] ?? 'Declared in `src/schemas/intents.ts`.'
}
