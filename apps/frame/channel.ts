import { ToFrame } from '../../src/schemas/preview.ts'
import { previewVersion } from '../../src/schemas/preview-version.ts'
import type { FromFrame } from '../../src/schemas/preview.ts'

type WithoutVersion<Message> = Message extends { v: unknown } ? Omit<Message, 'v'> : never
export type Told = WithoutVersion<FromFrame>
export type Post = (message: Told) => void

/** What is used of the page's own window. */
export type ChannelHost = {
  origin: string
  parent: unknown
  post: (message: FromFrame) => void // to the parent, and only while it is of our own origin
  listen: (heard: (event: { source: unknown; origin: string; data: unknown }) => void) => void
}

/**
 * The line to the editor: the window that holds this frame, of this frame's own origin. What comes from anybody else, in another
 * version or in another form is passed over.
 */
export function createChannel(receive: (message: ToFrame) => void, host: ChannelHost = browserHost()): Post {
  host.listen(({ source, origin, data }) => {
    if (source !== host.parent || origin !== host.origin) return
    const read = ToFrame.safeParse(data, { jitless: true })
    if (read.success) receive(read.data)
  })
  return (message) => host.post({ v: previewVersion, ...message })
}

function browserHost(): ChannelHost {
  return {
    origin: window.origin,
    parent: window.parent,
    post: (message) => window.parent.postMessage(message, window.origin),
    listen: (heard) => window.addEventListener('message', heard),
  }
}
