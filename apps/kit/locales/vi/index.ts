/** The words of the kit in Vietnamese, by file of `locales/en`, as one download. */
export { default as words } from './words.json'
