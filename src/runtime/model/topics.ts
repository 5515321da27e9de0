import { topic as announcements } from './announcements/topic.ts'
import { topic as categories } from './categories/topic.ts'
import { createTopics } from './create-topics.ts'
import { topic as facts } from './facts/topic.ts'
import { topic as games } from './games/topic.ts'
import { topic as menu } from './menu/topic.ts'
import { topic as navigation } from './navigation/topic.ts'
import { topic as session } from './session/topic.ts'
import { sourceNames } from './source-names.ts'
import { topic as site } from './site/topic.ts'
import './start.ts'
import { topic as toasts } from './toasts/topic.ts'
import type { TopicEntry } from './topic-loading.ts'
import { modulePause } from '../platform/yield-to-main.ts'

/**
 * The table of topics: what is loaded when. A line names the topic, which is its folder; when it starts (see `TopicEntry`); where its
 * code is; the kinds of intents, the actions on records and the actions of forms that it answers. The node that sends it
 * answers `retry` (render/nodes.ts), the topic of its action an `act`.
 */
export const table: readonly TopicEntry[] = [
  { name: 'agents', starts: 'needed', load: () => import('./agents/topic.ts'), actions: ['pay-salary', 'process-dividend'] },
  { name: 'analytics', starts: 'idle', load: () => import('./analytics/topic.ts'), intents: ['allow-analytics'] },
  { name: 'announcement-popups', starts: 'idle', load: () => import('./announcement-popups/topic.ts'), intents: ['dismiss'] },
  { name: 'announcements', starts: 'first', topic: announcements },
  { name: 'app-links', starts: 'needed', load: () => import('./app-links/topic.ts') },
  { name: 'categories', starts: 'first', topic: categories, intents: ['choose-category'] },
  {
    name: 'contracts',
    starts: 'needed',
    load: () => import('./contracts/topic.ts'),
    intents: ['close-contracts'],
    actions: ['accept-contract', 'reject-contract', 'terminate-contract'],
  },
  {
    name: 'downlines',
    starts: 'needed',
    load: () => import('./downlines/topic.ts'),
    intents: ['load-team', 'offer-contract', 'transfer-downline'],
    formActions: ['register-downline', 'register-link'],
  },
  { name: 'drafts', starts: 'needed', load: () => import('./drafts/topic.ts'), intents: ['keep-draft'] },
  { name: 'facts', starts: 'first', topic: facts, intents: ['set-language', 'set-theme'] },
  { name: 'favourites', starts: 'session', load: () => import('./favourites/topic.ts'), intents: ['toggle-favourite'] },
  { name: 'feedback', starts: 'needed', load: () => import('./feedback/topic.ts'), intents: ['send-feedback'] },
  {
    name: 'forms',
    starts: 'needed',
    load: () => import('./forms/topic.ts'),
    intents: ['check', 'submit', 'send-code', 'refresh-captcha', 'refresh-slider'],
  },
  {
    name: 'funds',
    starts: 'needed',
    load: () => import('./funds/topic.ts'),
    intents: ['deposit', 'withdraw', 'transfer-upline', 'transfer-wallets', 'check-money', 'clear-money'],
    actions: ['confirm-withdrawal'],
  },
  { name: 'games', starts: 'first', topic: games, intents: ['refresh-hot'] },
  { name: 'help', starts: 'needed', load: () => import('./help/topic.ts') },
  { name: 'kept-popups', starts: 'idle', load: () => import('./kept-popups/topic.ts') },
  { name: 'launch', starts: 'idle', load: () => import('./launch/topic.ts'), intents: ['launch'] },
  {
    name: 'login',
    starts: 'needed',
    load: () => import('./login/topic.ts'),
    intents: ['log-in-by'],
    formActions: ['log-in', 'log-in-agent', 'register', 'change-password', 'forgot-by-email', 'forgot-by-phone', 'verify-ip'],
  },
  { name: 'lottery', starts: 'needed', load: () => import('./lottery/topic.ts') },
  { name: 'menu', starts: 'first', topic: menu, intents: ['side-menu'] },
  { name: 'messages', starts: 'needed', load: () => import('./messages/topic.ts'), actions: ['read-messages', 'delete-messages'] },
  { name: 'moments', starts: 'idle', load: () => import('./moments/topic.ts') },
  { name: 'navigation', starts: 'first', topic: navigation, intents: ['go', 'open', 'close', 'narrow'] },
  { name: 'notifications', starts: 'session', load: () => import('./notifications/topic.ts') },
  { name: 'points', starts: 'needed', load: () => import('./points/topic.ts'), intents: ['convert', 'redeem'] },
  { name: 'popup-steps', starts: 'idle', load: () => import('./popup-steps/topic.ts') },
  { name: 'promotions', starts: 'needed', load: () => import('./promotions/topic.ts'), intents: ['join-promotion', 'claim-promotion'] },
  {
    name: 'protection',
    starts: 'session',
    load: () => import('./protection/topic.ts'),
    intents: ['set-limit', 'set-reality-check', 'exclude-me'],
  },
  { name: 'raffles', starts: 'needed', load: () => import('./raffles/topic.ts'), intents: ['play'] },
  {
    name: 'records',
    starts: 'needed',
    load: () => import('./records/topic.ts'),
    intents: ['choose-columns', 'collect-record', 'stop-collecting'],
  },
  {
    name: 'rewards',
    starts: 'needed',
    load: () => import('./rewards/topic.ts'),
    actions: ['claim-mission', 'claim-rebate', 'claim-reward', 'claim-vip-bonus'],
  },
  { name: 'search', starts: 'needed', load: () => import('./search/topic.ts'), intents: ['forget-searches'] },
  {
    name: 'security',
    starts: 'needed',
    load: () => import('./security/topic.ts'),
    formActions: ['update-profile', 'set-payment-password', 'bind-mobile', 'bind-email', 'bind-google', 'bind-bank-account'],
  },
  { name: 'service', starts: 'needed', load: () => import('./service/topic.ts'), intents: ['contact', 'start-chat'] },
  { name: 'session', starts: 'first', topic: session, intents: ['logout'] },
  { name: 'session-timeout', starts: 'session', load: () => import('./session-timeout/topic.ts'), intents: ['stay'] },
  { name: 'site', starts: 'first', topic: site },
  { name: 'system-notice', starts: 'needed', load: () => import('./system-notice/topic.ts') },
  { name: 'toasts', starts: 'first', topic: toasts, intents: ['dismiss-toast', 'hold-toasts'] },
  { name: 'vendor-games', starts: 'needed', load: () => import('./vendor-games/topic.ts') },
  { name: 'vendor-rows', starts: 'needed', load: () => import('./vendor-rows/topic.ts') },
  { name: 'wallet', starts: 'needed', load: () => import('./wallet/topic.ts'), intents: ['refresh-balance', 'hide-balance'] },
]

/** The topics of a portal, and its sources. */
export const topics = createTopics(table, sourceNames)

await modulePause()
