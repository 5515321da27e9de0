// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startDrawn } from './start-drawn.ts'
import { longestWait } from '../../tests/support/runner/longest-wait.ts'

const entry = '/assets/portal.js'
const preloaded = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))
const left: (() => void)[] = [] // listeners of pages that a test has left
const show = (html: string) => (document.body.innerHTML = html)

/** A drawn page that is still loading, with its scripts named. */
function aDrawnPage(html: string, files: unknown = [entry, '/assets/react.js']) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  show(`${html}<script type="application/json" id="foyer-start">${JSON.stringify(files)}</script>`)
  const repeat = startDrawn()
  if (repeat) left.push(repeat)
  return repeat
}

beforeEach(() => {
  vi.stubGlobal('location', { reload: vi.fn<() => void>() })
})
afterEach(() => {
  for (const end of left.splice(0)) end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  show('')
})

test('a page that was not drawn starts nothing', () => {
  show('<p>Lobby</p>')
  expect(startDrawn()).toBeUndefined()
  expect(aDrawnPage('<p>Lobby</p>', 'no list')).toBeUndefined()
  expect(aDrawnPage('<p>Lobby</p>', ['//evil.test/a.js', 'https://evil.test/a.js', '/\\evil.test'])).toBeUndefined()
  expect(preloaded()).toEqual([])
})

test.each(['load', 'pointerdown', 'keydown'])('the scripts are loaded at %s, once', async (type) => {
  aDrawnPage('<p>Lobby</p>')
  expect(preloaded()).toEqual([])

  dispatchEvent(new Event(type))
  dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(preloaded()).toEqual([entry, '/assets/react.js']), longestWait)
})

test.each([
  { device: 'desktop', isNarrow: true, atOnce: true },
  { device: 'phone', isNarrow: true, atOnce: false },
  { device: 'desktop', isNarrow: false, atOnce: false },
])('a page drawn for a $device, narrow window: $isNarrow, is drawn anew at once: $atOnce', async ({ device, isNarrow, atOnce }) => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  aDrawnPage(`<div id="root" data-drawn-for="${device}"><p>Lobby</p></div>`)
  await vi.runAllTimersAsync()
  expect(preloaded().length > 0).toBe(atOnce)
  vi.useRealTimers()
})

/** A click as a player makes it: an event of a script does not count. */
function click(selector: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  document.querySelector(selector)!.dispatchEvent(event)
  return event.defaultPrevented
}

test('a link to the login that is followed before the portal is there leads back to the page', () => {
  vi.stubGlobal('location', { reload: vi.fn<() => void>(), pathname: '/live', search: '?vassalage=EVO', hash: '' })
  aDrawnPage('<a href="/login">Log in</a><a href="/rng">Slots</a>')

  expect([click('a[href="/login"]'), click('a[href="/rng"]')]).toEqual([false, false])
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login?back=%2Flive%3Fvassalage%3DEVO',
    '/rng',
  ])
})

test('a button that was touched too early is pressed once the portal answers; a link leads somewhere by itself', () => {
  const repeat = aDrawnPage('<button type="button"><b>Search</b></button><a href="/rng"><i>Slots</i></a>')
  const pressed = vi.fn<() => void>()
  document.querySelector('button')!.addEventListener('click', pressed)

  expect({ button: click('b'), again: click('b'), link: click('i') }).toEqual({ button: true, again: true, link: false })
  expect(pressed).not.toHaveBeenCalled()

  repeat?.()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(click('b')).toBe(false)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a field that was left before the portal came is left again, so that it is checked and kept; one with the focus is not', () => {
  const repeat = aDrawnPage('<input id="left"><input id="here">')
  const fields = [...document.querySelectorAll('input')]
  const events: string[] = []
  for (const field of fields) {
    field.value = 'maya'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    for (const type of ['input', 'focusout']) field.addEventListener(type, () => events.push(`${field.id} ${type}`))
  }
  fields[1]!.focus()

  repeat?.()
  expect(events).toEqual(['left input', 'left focusout', 'here input'])
})

test('a text that was typed before this script came is typed again too, and what was chosen from a list is chosen', () => {
  show(`<input value=""><input type="checkbox" checked><input type="radio" value="x"><textarea></textarea>
    <select id="same"><option>1<option selected>2</select><select id="other"><option>1<option>2</select>`)
  const field = document.querySelector('input')!
  const area = document.querySelector('textarea')!
  field.value = 'harbour'
  area.value = 'A line'
  document.querySelector<HTMLSelectElement>('#other')!.value = '2'
  document.body.insertAdjacentHTML('beforeend', `<script type="application/json" id="foyer-start">["${entry}"]</script>`)
  const repeat = startDrawn()!
  field.value = area.value = '' // the portal has taken the fields over
  const told: string[] = []
  for (const each of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    each.addEventListener('input', () => told.push(each.value))
  for (const each of document.querySelectorAll('select')) each.addEventListener('change', () => told.push(`${each.id} ${each.value}`))

  repeat()
  expect(told).toEqual(['harbour', 'A line', 'other 2'])
})

test('a text that was typed too early is typed again for the portal', () => {
  const repeat = aDrawnPage('<input>')
  const field = document.querySelector('input')!
  field.value = 'harbour'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const typed: string[] = []
  field.addEventListener('input', () => typed.push(field.value))

  repeat?.()
  expect(typed).toEqual(['harbour'])
})

test('what was typed, chosen, touched and focused in a node that was drawn anew is there in the new one', () => {
  const drawn = '<div data-node="form"><input id="name"><input id="code"><input type="checkbox"><button type="button">Send</button></div>'
  const html = `<div data-page="home"><div data-node="form"><input></div></div><div data-page="login">${drawn}</div>`
  const repeat = aDrawnPage(`<main>${html}</main>`)
  const login = () => document.querySelector('[data-page="login"]')!
  const [name, , box] = [...login().querySelectorAll('input')]
  name!.value = 'harbour'
  name!.dispatchEvent(new Event('input', { bubbles: true }))
  box!.click()
  click('[data-page="login"] button')
  login().querySelector<HTMLElement>('#code')!.focus()

  document.querySelector('main')!.innerHTML = html
  const pressed = vi.fn<() => void>()
  login().querySelector('button')!.addEventListener('click', pressed)
  const left = vi.fn<() => void>()
  login().querySelector('#name')!.addEventListener('focusout', left)
  repeat?.()
  expect([...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked])).toEqual([
    ['', false], // of another page
    ['harbour', false],
    ['', false],
    ['on', true],
  ])
  expect({ pressed: pressed.mock.calls.length, left: left.mock.calls.length, focused: document.activeElement?.id }).toEqual({
    pressed: 1,
    left: 1,
    focused: 'code',
  })
})

test('what was typed, ticked and focused waits for a node that is drawn later; a password goes into no other field', async () => {
  vi.stubGlobal('location', { reload: vi.fn<() => void>(), pathname: '/login' })
  const form = '<div data-node="form"><input id="name"><input id="word" type="password"><input type="checkbox"></div>'
  const repeat = aDrawnPage(`<main>${form}</main>`)
  const main = document.querySelector('main')!
  for (const [selector, text] of Object.entries({ '#name': 'maya', '#word': 'Passw0rd1' })) {
    const field = document.querySelector<HTMLInputElement>(selector)!
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.querySelector<HTMLElement>('[type=checkbox]')!.click()
  document.querySelector<HTMLElement>('#word')!.focus()

  main.innerHTML = '<div data-node="form"><p>It is loading</p></div>'
  repeat?.()
  const values = () => [...document.querySelectorAll('input')].map(({ type, value, checked }) => (type === 'checkbox' ? checked : value))
  main.innerHTML = '<div data-node="form"><input id="name"><input id="search"></div>'
  await vi.waitFor(() => expect(values()).toEqual(['maya', '']), longestWait)
  main.innerHTML = form
  await vi.waitFor(() => expect(values()).toEqual(['', 'Passw0rd1', true]), longestWait)
  expect(document.activeElement?.id).toBe('word')
})

test('on another page nothing of it is repeated', async () => {
  vi.stubGlobal('location', { reload: vi.fn<() => void>(), pathname: '/login' })
  const form = '<div data-node="form"><input></div>'
  const repeat = aDrawnPage(`<main>${form}</main>`)
  const field = document.querySelector('input')!
  field.value = 'maya'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('main')!.innerHTML = ''
  repeat?.()
  vi.stubGlobal('location', { pathname: '/' })
  document.querySelector('main')!.innerHTML = form
  await new Promise((resolve) => setTimeout(resolve)) // changes are told in a task of their own
  expect(document.querySelector('input')!.value).toBe('')
})

test('a field of a node that was drawn anew keeps what was typed in it since', () => {
  const html = '<div data-node="form"><input></div>'
  const repeat = aDrawnPage(`<main>${html}</main>`)
  const type = (text: string) => {
    const field = document.querySelector('input')!
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('har')
  document.querySelector('main')!.innerHTML = html
  type('harbour')
  repeat?.()
  expect(document.querySelector('input')!.value).toBe('harbour')
})

test('a drawn popup is open before the portal comes, with the focus in it; the portal is told of Escape and decides', () => {
  const focused: unknown[] = []
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    focused.push(this.id)
  })
  const repeat = aDrawnPage(
    '<dialog id="plain" aria-modal="true"></dialog><dialog id="asks" aria-modal="true"><input autofocus></dialog><dialog></dialog>',
  )
  const popup = document.querySelector('dialog')!
  expect([...document.querySelectorAll('dialog')].filter(({ open }) => open).map(({ id }) => id)).toEqual(['plain', 'asks'])
  expect(focused).toEqual(['plain'])

  const escape = new Event('cancel', { cancelable: true })
  Object.defineProperty(escape, 'isTrusted', { value: true })
  popup.dispatchEvent(escape)
  const told = vi.fn<() => void>()
  popup.addEventListener('cancel', told)
  expect([escape.defaultPrevented, popup.open]).toEqual([true, true])

  repeat?.()
  expect(told).toHaveBeenCalledOnce()
})

test('what was chosen before the portal came is chosen again for it: a box, one of several, an entry of a list', () => {
  const repeat = aDrawnPage(
    `<input id="box" type="checkbox"><input id="a" name="way" type="radio" checked><input id="b" name="way" type="radio">
     <select id="list"><option>1<option>2</select>`,
  )
  const [box, a, b] = [...document.querySelectorAll('input')]
  const list = document.querySelector('select')!
  box!.click()
  b!.click()
  a!.click()
  b!.click()
  list.value = '2'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  const told: string[] = []
  document.body.addEventListener('change', ({ target }) => told.push((target as HTMLElement).id))

  repeat?.()
  expect({ told, checked: [box, a, b].map((field) => field!.checked), list: list.value }).toEqual({
    told: ['box', 'b', 'list'],
    checked: [true, false, true],
    list: '2',
  })
})

test('"/" and what is typed behind it are pressed again once the portal answers; not in a field, and not after Escape', () => {
  const press = (key: string, selector = 'body') => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'isTrusted', { value: true })
    document.querySelector(selector)!.dispatchEvent(event)
    return event.defaultPrevented
  }
  const repeat = aDrawnPage('<button type="button" aria-keyshortcuts="/">Search</button><input>')
  expect([press('a'), press('/', 'input'), press('/'), press('x'), press('Escape')]).toEqual([false, false, true, true, false])
  expect([press('Enter'), press('/'), press('f'), press('o', 'input'), press('Enter'), press('Tab')]).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ])
  const again: string[] = []
  const hear = ({ key }: KeyboardEvent) => again.push(key)
  document.body.addEventListener('keydown', hear)

  repeat?.()
  document.body.removeEventListener('keydown', hear)
  expect(again).toEqual(['/', 'f', 'Enter'])
  expect(press('/')).toBe(false)
})

test('a page whose portal does not come says so in its own words, above everything, and loads nothing for ever', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const repeat = aDrawnPage(
    `<dialog aria-modal="true"><input></dialog>
     <template id="foyer-broken">
     <p role="alert"><b data-failure="offline">No line.</b><b data-failure="script">Gone.</b><a href="">Reload</a></p>
     </template>`,
    ['/assets/gone.js'],
  )
  dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(document.querySelector('dialog > [role=alert]')?.textContent).toBe('Gone.Reload'), longestWait)
  expect(reload).not.toHaveBeenCalled() // while developing nothing is loaded anew
  expect(document.querySelector('template')).toBeNull()
  repeat?.()
})
