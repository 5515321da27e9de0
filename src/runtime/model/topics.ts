import { topic as announcements } from './announcements/topic.ts'
import { topic as categories } from './categories/topic.ts'
import { createTopics } from './create-topics.ts'
import { topic as documents } from './documents/topic.ts'
import { topic as facts } from './facts/topic.ts'
import { topic as games } from './games/topic.ts'
import { topic as menu } from './menu/topic.ts'
import { topic as navigation } from './navigation/topic.ts'
import { topic as session } from './session/topic.ts'
import { topic as site } from './site/topic.ts'
import { topic as toasts } from './toasts/topic.ts'
import type { TopicEntry } from './topic-loading.ts'

/**
 * The table of topics: what is loaded when. A line names the topic, which is its folder; when it starts (see `TopicEntry`); where its
 * code is; the kinds of intents that it answers; and the sources that it provides, where those of the first load speak for themselves.
 * The node that sends it answers `retry` (render/node.ts).
 */
export const table: readonly TopicEntry[] = [
  {
    name: 'announcement-popups',
    starts: 'idle',
    load: () => import('./announcement-popups/topic.ts'),
    intents: ['dismiss'],
    sources: ['announcements.popup', 'notices.texts'],
  },
  { name: 'announcements', starts: 'first', topic: announcements },
  { name: 'app-links', starts: 'needed', load: () => import('./app-links/topic.ts'), sources: ['apps.links'] },
  { name: 'categories', starts: 'first', topic: categories, intents: ['choose-category'] },
  { name: 'documents', starts: 'first', topic: documents },
  { name: 'facts', starts: 'first', topic: facts, intents: ['set-language', 'set-theme'] },
  {
    name: 'favourites',
    starts: 'session',
    load: () => import('./favourites/topic.ts'),
    intents: ['toggle-favourite'],
    sources: ['games.favourites'],
  },
  {
    name: 'forms',
    starts: 'needed',
    load: () => import('./forms/topic.ts'),
    intents: ['check', 'submit', 'send-code', 'refresh-captcha', 'refresh-slider'],
    sources: ['form', 'form.state', 'settings.registration'],
  },
  { name: 'games', starts: 'first', topic: games, intents: ['refresh-hot'] },
  { name: 'help', starts: 'needed', load: () => import('./help/topic.ts'), sources: ['help.topics'] },
  {
    name: 'launch',
    starts: 'idle',
    load: () => import('./launch/topic.ts'),
    intents: ['launch'],
    sources: ['game.current', 'game.seamless', 'launch.failure', 'lottery.lobby', 'rooms.of-game'],
  },
  { name: 'login', starts: 'needed', load: () => import('./login/topic.ts'), intents: ['log-in-by'], sources: ['login.ways'] },
  { name: 'menu', starts: 'first', topic: menu, intents: ['side-menu'] },
  {
    name: 'messages',
    starts: 'needed',
    load: () => import('./messages/topic.ts'),
    intents: ['read-messages', 'delete-messages'],
    sources: ['messages'],
  },
  { name: 'navigation', starts: 'first', topic: navigation, intents: ['go', 'open', 'close', 'narrow'] },
  { name: 'popup-steps', starts: 'idle', load: () => import('./popup-steps/topic.ts') },
  {
    name: 'promotions',
    starts: 'needed',
    load: () => import('./promotions/topic.ts'),
    intents: ['join-promotion', 'claim-promotion'],
    sources: ['promotions'],
  },
  {
    name: 'protection',
    starts: 'session',
    load: () => import('./protection/topic.ts'),
    intents: ['set-limit', 'set-reality-check', 'exclude-me'],
    sources: ['play.session', 'protection'],
  },
  { name: 'search', starts: 'needed', load: () => import('./search/topic.ts'), intents: ['forget-searches'], sources: ['games.search'] },
  {
    name: 'service',
    starts: 'needed',
    load: () => import('./service/topic.ts'),
    intents: ['contact'],
    sources: ['agent.support', 'service.entries'],
  },
  { name: 'session', starts: 'first', topic: session, intents: ['logout'] },
  {
    name: 'session-timeout',
    starts: 'session',
    load: () => import('./session-timeout/topic.ts'),
    intents: ['stay'],
    sources: ['idle.warning', 'session.over'],
  },
  { name: 'site', starts: 'first', topic: site },
  { name: 'system-notice', starts: 'needed', load: () => import('./system-notice/topic.ts'), sources: ['system.notice'] },
  { name: 'toasts', starts: 'first', topic: toasts, intents: ['dismiss-toast', 'hold-toasts'] },
  {
    name: 'vendor-games',
    starts: 'needed',
    load: () => import('./vendor-games/topic.ts'),
    sources: ['games.vendor-list', 'vendor.opened'],
  },
  { name: 'vendor-rows', starts: 'needed', load: () => import('./vendor-rows/topic.ts'), sources: ['lanes.new-vendors', 'matches.hot'] },
  {
    name: 'wallet',
    starts: 'needed',
    load: () => import('./wallet/topic.ts'),
    intents: ['refresh-balance', 'hide-balance'],
    sources: ['balance'],
  },
]

/** The topics of a portal, and its sources. */
export const topics = createTopics(table)
