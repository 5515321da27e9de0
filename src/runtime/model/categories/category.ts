import { createEvent, createStore, sample } from 'effector'

import { intentOf } from '../intents.ts'
import { $location } from '../navigation/navigation.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { loginPopup, popupOpened, sessionFailed } from '../navigation/popups.ts'
import { $gates } from '../session/session.ts'

// What may happen
const categoryChosen = createEvent<string>()

// What we know
// Which category the home page is narrowed to; it begins with HOME at each visit of the page
export const $category = createStore('HOME')

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
$category.on(categoryChosen, (_, category) => category).reset($pageShown.updates)
