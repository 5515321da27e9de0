import { topic as announcements } from './announcements/topic.ts'
import { topic as categories } from './categories/topic.ts'
import { createTopics } from './create-topics.ts'
import { topic as facts } from './facts/topic.ts'
import { topic as games } from './games/topic.ts'
import { topic as menu } from './menu/topic.ts'
import { topic as navigation } from './navigation/topic.ts'
import { topic as session } from './session/topic.ts'
import { topic as site } from './site/topic.ts'
import './start.ts'
import { topic as toasts } from './toasts/topic.ts'
import type { TopicEntry } from './topic-loading.ts'
import { topicNames } from './topic-names.ts'
import { modulePause } from '../platform/yield-to-main.ts'

/**
 * The table of topics: what is loaded when. A line names the topic, which is its folder; when it starts (see `TopicEntry`); where its code
 * is. Which intents and actions a topic answers stands in `src/schemas` (intents.ts, record-actions.ts, form-actions.ts).
 */
export const table: readonly TopicEntry[] = [
  { name: 'agents', starts: 'needed', load: () => import('./agents/topic.ts') },
  { name: 'analytics', starts: 'idle', load: () => import('./analytics/topic.ts') },
  { name: 'announcement-popups', starts: 'idle', load: () => import('./announcement-popups/topic.ts') },
  { name: 'announcements', starts: 'first', topic: announcements },
  { name: 'app-links', starts: 'needed', load: () => import('./app-links/topic.ts') },
  { name: 'categories', starts: 'first', topic: categories },
  { name: 'contracts', starts: 'needed', load: () => import('./contracts/topic.ts') },
  { name: 'downlines', starts: 'needed', load: () => import('./downlines/topic.ts') },
  { name: 'drafts', starts: 'needed', load: () => import('./drafts/topic.ts') },
  { name: 'facts', starts: 'first', topic: facts },
  { name: 'favourites', starts: 'session', load: () => import('./favourites/topic.ts') },
  { name: 'feedback', starts: 'needed', load: () => import('./feedback/topic.ts') },
  { name: 'forms', starts: 'needed', load: () => import('./forms/topic.ts') },
  { name: 'funds', starts: 'needed', load: () => import('./funds/topic.ts') },
  { name: 'games', starts: 'first', topic: games },
  { name: 'help', starts: 'needed', load: () => import('./help/topic.ts') },
  { name: 'kept-popups', starts: 'idle', load: () => import('./kept-popups/topic.ts') },
  { name: 'launch', starts: 'idle', load: () => import('./launch/topic.ts') },
  { name: 'login', starts: 'needed', load: () => import('./login/topic.ts') },
  { name: 'lottery', starts: 'needed', load: () => import('./lottery/topic.ts') },
  { name: 'menu', starts: 'first', topic: menu },
  { name: 'messages', starts: 'needed', load: () => import('./messages/topic.ts') },
  { name: 'moments', starts: 'idle', load: () => import('./moments/topic.ts') },
  { name: 'navigation', starts: 'first', topic: navigation },
  { name: 'notifications', starts: 'session', load: () => import('./notifications/topic.ts') },
  { name: 'points', starts: 'needed', load: () => import('./points/topic.ts') },
  { name: 'popup-steps', starts: 'idle', load: () => import('./popup-steps/topic.ts') },
  { name: 'promotions', starts: 'needed', load: () => import('./promotions/topic.ts') },
  { name: 'protection', starts: 'session', load: () => import('./protection/topic.ts') },
  { name: 'raffles', starts: 'needed', load: () => import('./raffles/topic.ts') },
  { name: 'records', starts: 'needed', load: () => import('./records/topic.ts') },
  { name: 'rewards', starts: 'needed', load: () => import('./rewards/topic.ts') },
  { name: 'search', starts: 'needed', load: () => import('./search/topic.ts') },
  { name: 'security', starts: 'needed', load: () => import('./security/topic.ts') },
  { name: 'service', starts: 'needed', load: () => import('./service/topic.ts') },
  { name: 'session', starts: 'first', topic: session },
  { name: 'session-timeout', starts: 'session', load: () => import('./session-timeout/topic.ts') },
  { name: 'site', starts: 'first', topic: site },
  { name: 'system-notice', starts: 'needed', load: () => import('./system-notice/topic.ts') },
  { name: 'toasts', starts: 'first', topic: toasts },
  { name: 'vendor-games', starts: 'needed', load: () => import('./vendor-games/topic.ts') },
  { name: 'vendor-rows', starts: 'needed', load: () => import('./vendor-rows/topic.ts') },
  { name: 'wallet', starts: 'needed', load: () => import('./wallet/topic.ts') },
]

/** The topics of a portal, and its sources. */
export const topics = createTopics(table, topicNames)

await modulePause()
