/** The gallery in Spanish, by file of `locales/en`, as one download. */
export { default as words } from './words.json'
