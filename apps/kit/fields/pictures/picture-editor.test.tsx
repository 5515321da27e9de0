// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { contract } from '../../../../src/widgets/picture/contract.ts'
import { docs } from '../../../../src/widgets/picture/docs.ts'
import { documented } from '../../../../src/runtime/contract/docs.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { ContentForm, loadContentForm } from '../content-form.tsx'
import type { Choices } from '../form/types.ts'

const table = { file: 'table-0123456789', width: 1600, height: 900, widths: [320, 640, 1280] }
const koi = { file: 'koi-012345678901', width: 400, height: 300, widths: [320] }
const known = [
  { ...table, name: 'table.jpg', bytes: 123_456, usedIn: [{ brand: 'foyer', document: 'page/home', node: 'hero' }] },
  { ...koi, name: 'koi.png', bytes: 4_000, usedIn: [] },
]

type Answer = { status: number; body?: unknown } | 'offline'
const server = { list: { status: 200, body: { files: known } } as Answer, delete: { status: 204 } as Answer, asked: [] as string[] }

/** Uploads that wait until the test answers them. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  sent: unknown
  headers: Record<string, string> = {}
  open(method: string, address: string) {
    server.asked.push(`${method} ${address}`)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
    FakeRequest.all.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }))
  }
  answer(answer: Answer) {
    if (answer === 'offline') return this.dispatchEvent(new Event('error'))
    this.status = answer.status
    this.responseText = JSON.stringify(answer.body ?? '')
    return this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  server.list = { status: 200, body: { files: known } }
  server.delete = { status: 204 }
  server.asked = []
  FakeRequest.all = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    server.asked.push(`${method} ${address}`)
    const answer = method === 'DELETE' ? server.delete : server.list
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choices: Choices = {
  words: { language: 'EN', languages: ['EN', 'AR'], has: () => false, lookUp: () => undefined, keys: () => [] },
  tokens: [],
  icons: [],
  routes: [{ route: '/', page: 'page/home', label: 'Home' }],
  brand: 'foyer',
}
const picture = documented(contract, docs)

/** The form over a document; gives its props after the last edit. */
async function open(first: JsonObject, more: Partial<Choices> = {}) {
  await loadContentForm(picture)
  const props = { now: first }
  function Document() {
    const [shown, setShown] = useState(first)
    return (
      <ContentForm
        contract={picture}
        props={shown}
        choices={{ ...choices, ...more }}
        problems={[]}
        onEdit={({ patch }) => {
          props.now = (applyPatch({ props: props.now }, patch).value as { props?: JsonObject }).props ?? {}
          setShown(props.now)
        }}
      />
    )
  }
  render(
    <Provider value={fork()}>
      <Document />
    </Provider>,
  )
  await waitFor(() => screen.getByRole('button', { name: /^Picture: Choose/ }))
  return props
}

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: /^Picture: Choose/ }))
  return within(await screen.findByRole('dialog', { name: 'Pictures' }))
}

function drop(dialog: ReturnType<typeof within>, ...files: File[]) {
  fireEvent.drop(dialog.getByText(/^Drop files here/), { dataTransfer: { files } })
}
const aFile = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type })

test('a picture of the brand is chosen from those that it has, newest first, found by name', async () => {
  const props = await open({})
  const dialog = await openDialog()
  const names = () => dialog.getAllByRole('button', { pressed: false }).map((button) => button.getAttribute('aria-label'))
  await waitFor(() => expect(names()).toEqual(['table.jpg', 'koi.png']))
  expect(dialog.getByText('Home › hero')).toBeTruthy()

  fireEvent.change(dialog.getByRole('textbox', { name: 'Find a picture' }), { target: { value: 'KOI' } })
  expect(names()).toEqual(['koi.png'])
  fireEvent.click(dialog.getByRole('button', { name: 'koi.png' }))
  expect(props.now).toEqual({ picture: koi })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked).toEqual(['GET /api/files?brand=foyer'])
})

test('the focal point follows the arrow keys and the pointer, and the middle is not written', async () => {
  const props = await open({ picture: table })
  const point = screen.getByRole('slider', { name: 'Focal point' })
  expect(point.getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top')
  fireEvent.keyDown(point, { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowDown', shiftKey: true })
  expect(props.now.picture).toEqual({ ...table, focus: [49, 60] })

  const area = screen.getByRole('slider').parentElement!
  area.setPointerCapture = () => undefined
  area.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect
  fireEvent.pointerDown(area, { button: 0, clientX: 120, clientY: 60 })
  fireEvent.pointerMove(area, { clientX: 150, clientY: 75 })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('25% from the left, 25% from the top')
  expect(props.now.picture).toEqual({ ...table, focus: [49, 60] }) // a drag is one edit
  fireEvent.pointerUp(area, { clientX: 500, clientY: 0 })
  expect(props.now.picture).toEqual({ ...table, focus: [100, 0] })

  fireEvent.click(screen.getByRole('button', { name: 'Move to the middle' }))
  expect(props.now.picture).toEqual(table)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(props.now).toEqual({})
})

test('a file that is dropped alone shows how much of it is sent, and is then chosen', async () => {
  const props = await open({})
  const dialog = await openDialog()
  await dialog.findByRole('button', { name: 'koi.png' })
  drop(dialog, aFile('été.jpg'))
  await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
  const [request] = FakeRequest.all
  expect(request!.headers).toEqual({ 'Content-Type': 'application/octet-stream', 'Foyer-Name': '%C3%A9t%C3%A9.jpg' })
  request!.progress(3, 4)
  const progress = () => dialog.getByRole('progressbar', { name: 'Upload of été.jpg' })
  await waitFor(() => expect(progress().getAttribute('value')).toBe('0.75'))

  const made = { file: 'new-012345678901', width: 800, height: 600, widths: [320, 640], name: 'été.jpg', bytes: 9 }
  request!.answer({ status: 201, body: made })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(props.now).toEqual({ picture: { file: made.file, width: 800, height: 600, widths: [320, 640] } })
})

test('of several uploaded files each stands first among the pictures, and none is chosen', async () => {
  const props = await open({})
  const dialog = await openDialog()
  await dialog.findByRole('button', { name: 'koi.png' })
  drop(dialog, aFile('a.jpg'), aFile('b.jpg'))
  await waitFor(() => expect(FakeRequest.all).toHaveLength(2))
  for (const [index, name] of ['a.jpg', 'b.jpg'].entries()) {
    const body = { file: `new-01234567890${index}`, width: 800, height: 600, widths: [320], name, bytes: 9 }
    FakeRequest.all[index]!.answer({ status: 201, body })
    await waitFor(() => expect(dialog.getAllByRole('button', { pressed: false })[0]!.getAttribute('aria-label')).toBe(name))
  }
  expect(dialog.queryByRole('progressbar')).toBeNull()
  expect(props.now).toEqual({})
})

test('a pasted file is uploaded too, and an upload can be cancelled', async () => {
  await open({})
  const dialog = await openDialog()
  await dialog.findByRole('button', { name: 'koi.png' })
  fireEvent(document, Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files: [aFile('image.png')] } }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Cancel the upload of image.png' }))
  await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
  expect(dialog.queryByText(/was not uploaded/)).toBeNull()
})

test('each refusal is a sentence; what a second try can change has a button for it', async () => {
  await open({})
  const dialog = await openDialog()
  await dialog.findByRole('button', { name: 'koi.png' })
  const large = aFile('large.jpg')
  Object.defineProperty(large, 'size', { value: 12 * 1024 * 1024 + 1 })
  drop(dialog, large, aFile('a.svg'), aFile('b.jpg'), aFile('c.jpg'))
  await waitFor(() => expect(FakeRequest.all).toHaveLength(3)) // the large one is not sent
  const [svg, offline, full] = FakeRequest.all
  svg!.answer({ status: 415, body: { error: 'An SVG is no picture here.' } })
  offline!.answer('offline')
  full!.answer({ status: 507, body: { error: 'The disk is full.' } })

  const list = dialog.getByRole('list', { name: 'Uploads' })
  await waitFor(() =>
    expect([...list.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'large.jpg is larger than 12 MB or has more than 60 million pixels.',
      'a.svg is not a JPEG, PNG, WebP, GIF or AVIF.',
      'b.jpg was not uploaded: there is no connection.',
      'c.jpg was not uploaded: The disk is full.',
    ]),
  )
  expect(dialog.queryByRole('button', { name: 'Upload a.svg again' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Upload b.jpg again' }))
  await waitFor(() => expect(FakeRequest.all).toHaveLength(4))
})

test('a picture is deleted after a question; one that is used stays, and its places are named', async () => {
  await open({})
  const dialog = await openDialog()
  const remove = async (name: string) => {
    fireEvent.click(await dialog.findByRole('button', { name: `Delete ${name}` }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the picture' }))
  }
  server.delete = {
    status: 409,
    body: { error: 'Used.', usedIn: [{ brand: 'kestrel', document: 'page/home', node: 'hero', in: 'draft' }] },
  }
  await remove('table.jpg')
  expect((await dialog.findByRole('alert')).textContent).toContain('Home › hero of kestrel, in a draft')

  server.delete = { status: 204 }
  await remove('koi.png')
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'koi.png' })).toBeNull())
  expect(server.asked.at(-1)).toBe('DELETE /api/files/koi-012345678901?brand=foyer')
})

test('without a connection the list says so and is asked for again by its button', async () => {
  server.list = 'offline'
  await open({})
  const dialog = await openDialog()
  expect(await dialog.findByText(/There is no connection/)).toBeTruthy()
  server.list = { status: 500, body: { error: 'The database is away.' } }
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('The server says: The database is away.')).toBeTruthy()
  server.list = { status: 200, body: { files: [] } }
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('No pictures yet')).toBeTruthy()
})

test('each screen size may have a picture of its own; outside of the editor none can be chosen', async () => {
  await open({ picture: { by: 'device', phone: koi, desktop: table } }, { brand: undefined })
  expect(screen.getByText('400 × 300 pixels')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Desktop' }))
  await waitFor(() => expect(screen.getByText('1600 × 900 pixels')).toBeTruthy())
  expect(screen.getByRole('button', { name: 'Picture: Choose another' }).getAttribute('aria-disabled')).toBe('true')
})
