import type { MockState } from './state/mock-state.ts'

/** Responses of the mock to a browser besides pictures, under one strict policy: scripts and styles are separate files. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * The pages of the mock by address: `/mock/stage/<nodeId or code>`, where a game would run, `/mock/pay/<reference>`, where a player would
 * pay, `/mock/chat/<model>`, where somebody would answer, and `/mock/identity`, where another provider would ask who somebody is; with
 * them `/mock/stage.js`, `/mock/identity.js` and `/mock/page.css`. Anything else is `undefined`.
 */
export function mockPage(address: URL, state: MockState): Response | undefined {
  const { pathname, searchParams } = address
  const file = files[pathname]
  if (file) return reply(file.text, file.type)
  if (pathname === '/mock/identity') return reply(identityPage(searchParams.get('channel') ?? ''), 'text/html')
  const order = /^\/mock\/pay\/(\w{1,40})$/.exec(pathname)?.[1]
  if (order !== undefined) return reply(payPage(order), 'text/html')
  const model = /^\/mock\/chat\/(\w{1,40})$/.exec(pathname)?.[1]
  if (model !== undefined) return reply(chatPage(model), 'text/html')
  const code = /^\/mock\/stage\/([\w-]{1,40})$/.exec(pathname)?.[1]
  return code === undefined ? undefined : reply(gamePage(code, state.gameById.get(code)?.title ?? code), 'text/html')
}

function reply(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function gamePage(code: string, title: string): string {
  return page(
    title,
    'stage',
    `<img src="/img/stage/${code}.svg" alt="">
<main><h1>${escaped(title)}</h1><p><button type="button" id="spin">Play a round</button>
<button type="button" id="close">Leave the game</button></p></main>`,
  )
}

function payPage(order: string): string {
  return page(
    'Payment',
    'pay',
    `<main><h1>Order ${escaped(order)}</h1><p>A bank would ask for the money here. It arrives by itself after 20 seconds.</p>
<p><a href="/member?page=depositv2">Back to the lobby</a></p></main>`,
  )
}

function chatPage(model: string): string {
  return page('Chat', 'pay', `<main><h1>Chat: ${escaped(model)}</h1><p>Somebody of customer service would answer here.</p></main>`)
}

function identityPage(channel: string): string {
  return page(
    'Who are you?',
    'identity',
    `<main><h1>${escaped(channel || 'Identity')}</h1>
<p><button type="button" data-token="id-member">Continue as member</button></p>
<p><button type="button" data-token="id-somebody-new">Continue as somebody new</button></p></main>`,
  )
}

function page(title: string, name: string, body: string): string {
  const script = `/mock/${name}.js`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<link rel="icon" href="/img/placeholder.svg"><link rel="stylesheet" href="/mock/page.css"></head>
<body class="${name}">${body}${files[script] ? `<script src="${script}"></script>` : ''}</body></html>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
}

// In a sandboxed frame `location.origin` is still the origin of the address, and that of the lobby where both come from one server
const gameScript = `const lobby = window.opener ?? (window.parent === window ? null : window.parent)
const send = (event) => lobby?.postMessage({ type: 'foyer-game', event }, location.origin)
document.querySelector('#spin').addEventListener('click', () => send('balance-changed'))
document.querySelector('#close').addEventListener('click', () => send('close'))
`

const identityScript = `const asked = new URLSearchParams(location.search)
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const told = { type: 'foyer-identity', state: asked.get('state') ?? '',
      channel: asked.get('channel') ?? '', idToken: button.dataset.token }
    window.opener?.postMessage(told, asked.get('origin') ?? location.origin)
    window.close()
  })
}
`

const sheet = `html, body { margin: 0; block-size: 100%; background: #131119; color: #f4f1fa; font: 16px/1.4 system-ui, sans-serif }
body { display: grid; grid-template: 100% / 100%; place-items: center; overflow: hidden }
body > * { grid-area: 1 / 1 }
.stage img { inline-size: 100%; block-size: 100%; object-fit: cover }
.stage h1 { position: absolute; clip-path: inset(50%) } /* the picture says it too */
.stage main { place-self: end center; padding-block: 12px; text-align: center }
h1 { font-size: 20px; margin: 0 }
p { margin: 8px 0 }
a { color: #ff8f6d }
.pay main { text-align: center }
button {
  min-block-size: 44px; padding-inline: 20px; border: 0; border-radius: 10px;
  background: #ff6a3d; color: #1a0d08; font: inherit; font-weight: 600
}
`

const files: Readonly<Partial<Record<string, { text: string; type: string }>>> = {
  '/mock/stage.js': { text: gameScript, type: 'text/javascript' },
  '/mock/identity.js': { text: identityScript, type: 'text/javascript' },
  '/mock/page.css': { text: sheet, type: 'text/css' },
}
