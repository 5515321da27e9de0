/**
 * The widgets of the pages where a visitor comes in, a script of their own (`entryTypes`). The one with all widgets needs 20 others, which
 * a phone would load and run before the form answers.
 */
export { widgets } from 'virtual:entry-widgets'
