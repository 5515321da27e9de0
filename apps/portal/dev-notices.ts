/**
 * Development only (build/dev-server.ts puts it into each page): a small notice in the page while a document, a file of words or the
 * page's own code has a mistake, which goes away when the file is saved without it. It imports nothing, so that it runs when the portal
 * cannot start; then the next save reloads the page.
 */
const pageLoadedAt = performance.timeOrigin
const notices = new Map<string, readonly string[]>() // by subject
let isStarted = false
let isBroken = false
let isLeaving = false

/** Shows lines about a subject; none takes the notice away. */
export function notice(subject: string, lines: readonly string[]) {
  if (lines.length > 0) notices.set(subject, lines)
  else notices.delete(subject)
  draw()
}

/** The page cannot show what it should until a file is saved: the next save reloads it. */
export function broken(subject: string, lines: readonly string[]) {
  isBroken = true
  notice(subject, lines)
}

/** The portal is on the screen: from now on an error is its own affair. */
export function started() {
  isStarted = true
}

function draw() {
  let host = document.getElementById('foyer-notices')
  if (notices.size === 0) return host?.remove()
  if (!host) {
    host = document.createElement('div')
    host.id = 'foyer-notices'
    host.attachShadow({ mode: 'open' })
    document.documentElement.append(host)
  }
  const box = document.createElement('div')
  box.setAttribute('role', 'status')
  box.style.cssText =
    'position:fixed;inset-block-end:12px;inset-inline:12px;z-index:2147483647;max-inline-size:840px;margin-inline:auto;' +
    'max-block-size:40vh;overflow:auto;padding:10px 14px;border:1px solid #e5484d;border-radius:8px;background:#1c1c1f;color:#fff;' +
    'direction:ltr;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere'
  box.textContent = [...notices].map(([subject, lines]) => [subject, ...lines].join('\n')).join('\n\n')
  host.shadowRoot?.replaceChildren(box)
}

function failed(error: unknown, message: string) {
  if (isStarted) return
  broken('The page could not start. It reloads with the next save.', [error instanceof Error ? (error.stack ?? error.message) : message])
}

if (import.meta.hot) {
  sessionStorage.removeItem('HOT_GAMES') // kept for as long as the tab is open; after an edit of a mock it would be the old list
  const { hot } = import.meta
  // What a view exports beside its component is no reason to load the page again: live-edits.ts replaces it. React's refresh asks a list
  // of names whether it includes one
  const allButTheView = { includes: (name: string) => name !== 'View' }
  Object.assign(window, {
    __getReactRefreshIgnoredExports: ({ id }: { id: string }) => (/\/src\/widgets\/[^/]+\/view\.tsx/.test(id) ? allButTheView : []),
  })
  window.addEventListener('error', ({ error, message }) => failed(error, message))
  window.addEventListener('unhandledrejection', ({ reason }) => failed(reason, String(reason)))
  hot.on('vite:error', () => {
    isBroken ||= !isStarted
  })
  hot.on('foyer:problems', ({ lines }: { lines: readonly string[] }) =>
    notice(
      'The last good form stays on the page.',
      lines.filter((line) => / error | exports no /.test(line)),
    ),
  )
  hot.on('foyer:saved', () => {
    if (isBroken) window.location.reload()
  })
  // The page that Vite has asked for waits until the server is current: asking for it again would only begin anew
  hot.on('vite:beforeFullReload', () => {
    isLeaving = true
  })
  // A lobby takes the model anew (live-edits.ts). Every other page begins anew, as does a lobby that is not on the screen yet
  hot.on('foyer:model', () => {
    if (isStarted) return
    isLeaving = true
    window.location.reload()
  })
  // The editor keeps what it knows of the server's code in its own; only the lobby is drawn by the server
  hot.on('foyer:server', ({ at, inPlace }: { at: number; inPlace: boolean }) => {
    if (inPlace && isStarted) return // live-edits.ts opens the portal anew
    if (!isLeaving && at > pageLoadedAt && document.getElementById('foyer-release')) window.location.reload()
  })
  hot.send('foyer:hello', {})
}
