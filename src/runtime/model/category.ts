import { combine, createEvent, createStore, sample } from 'effector'

import { $documents, documentOf } from './documents.ts'
import { intentOf } from './intents.ts'
import { $location } from './navigation.ts'
import { popupOpened } from './popups.ts'
import { $gates } from './session.ts'

// What may happen
const categoryChosen = createEvent<string>()

// What we know
/** The page that is drawn: under a popup that has an address of its own, the page it lies over. */
export const $pageShown = combine($location, $documents, ({ page }, documents) => {
  const document = documentOf(documents, `page/${page}`)
  return document?.kind === 'page' && document.as === 'popup' ? (document.over ?? 'home') : page
})
// Which category the home page is narrowed to; it begins with HOME at each visit of the page
export const $category = createStore('HOME')

// How it changes
const asked = intentOf('choose-category')
sample({ clock: asked, source: $gates, filter: ({ session }, { category }) => category !== 'FAV' || session === 'open', fn: (_, { category }) => category, target: categoryChosen })
sample({
  clock: asked,
  source: { gates: $gates, location: $location },
  filter: ({ gates }, { category }) => category === 'FAV' && gates.session === 'login',
  fn: ({ location }) => ({ popup: 'login', args: { back: location.pathname + location.search } }),
  target: popupOpened,
})
$category.on(categoryChosen, (_, category) => category).reset($pageShown.updates)
