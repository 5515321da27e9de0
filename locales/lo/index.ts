/** All words in Lao as one download, by file of `locales/en`, those of a widget under `widgets/<type>`. */
export { default as words } from './words.json'
