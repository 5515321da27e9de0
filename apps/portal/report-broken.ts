import { failureOfFile } from '../../src/runtime/platform/needed.ts'

/**
 * Says on a page whose portal cannot start that a file of it did not come, with a link that loads it again: in the words that the server
 * has written into it (apps/server/pages/page.ts).
 */
export function reportBroken(error: unknown) {
  const template = document.querySelector<HTMLTemplateElement>('#foyer-broken')
  const message = template?.content.cloneNode(true)
  if (!(message instanceof DocumentFragment)) return
  const { kind } = failureOfFile(error)
  for (const words of message.querySelectorAll<HTMLElement>('[data-failure]')) if (words.dataset['failure'] !== kind) words.remove()
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body // what is outside a modal dialog cannot be pressed
  place.prepend(message)
  template?.remove() // once
  delete document.getElementById('root')?.dataset['drawnFor'] // what was drawn for a wider window is better than its outline for ever
}
