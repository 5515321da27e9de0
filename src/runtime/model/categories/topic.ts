import { sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { $gates } from '../context/session.ts'
import { categoryChosen } from '../facts/facts.ts'
import { intentOf } from '../intents.ts'
import { $location } from '../navigation/navigation.ts'
import { loginPopup, popupOpened, sessionFailed } from '../navigation/popups.ts'
import * as sources from './sources.ts'

// How it changes
const asked = intentOf('choose-category')
sample({
  clock: asked,
  source: $gates,
  filter: ({ session }, { category }) => category !== 'FAV' || session === 'open',
  fn: (_, { category }) => category,
  target: categoryChosen,
})
sample({
  clock: asked,
  source: { gates: $gates, location: $location },
  filter: ({ gates }, { category }) => category === 'FAV' && (gates.session === 'login' || gates.session === 'failed'),
  fn: ({ gates, location }) => (gates.session === 'login' ? loginPopup(location) : sessionFailed),
  target: popupOpened,
})

export const topic = defineTopic({ sources: Object.values(sources) })
