import { createEvent, sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { draftForgotten, draftsStarted } from '../drafts/drafts.ts'
import { $location } from '../navigation/navigation.ts'
import { call as conversion } from './conversion.ts'
import { call as redeem } from './shop.ts'
import * as sources from './sources.ts'

/** The topic is loaded: requests whose answer was lost before a reload are looked for. */
const pointsStarted = createEvent()

sample({ clock: pointsStarted, target: [draftsStarted, redeem.started, conversion.started] })

// A player who leaves the member center begins anew in the mall: the chosen item, what was typed and results that were read are forgotten
const $inCenter = $location.map(({ page, parent = page }) => parent === 'member')
const centerLeft = sample({ clock: $inCenter.updates, filter: (isIn) => !isIn, fn: () => undefined })
sample({ clock: centerLeft, target: [redeem.cleared, conversion.cleared] })
sample({ clock: centerLeft, fn: () => 'redeem', target: draftForgotten })
sample({ clock: centerLeft, fn: () => 'convert', target: draftForgotten })

export const topic = defineTopic({ sources: Object.values(sources), started: pointsStarted })
