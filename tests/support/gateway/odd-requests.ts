import { connect } from 'node:net'

type Random = () => number
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

const paths = [
  '/',
  '/rng?vassalage=PG',
  '/nowhere',
  '/healthz',
  '/readyz',
  '/api/layouts/manifest?brand=%',
  '/api/layouts/documents/%00',
  '/api/layouts/foyer/documents/page/home',
  '/api/layouts/_base/drafts/main/page/home',
  '/api/layouts/%ff/documents/page/..%2f..',
  '/brand/%E0%A4%A.css',
  '/assets/../../package.json',
  '/preview/',
  '/preview/img/%.svg',
  '/wps/member/info',
  '/wps/relay/GCSGAME_gameList?gameType=%&pageNo=-1',
  '/wps/%E0%A4%A',
  '/lgw/%00?a=%ff',
  '/lotto//..//x',
  '/img/%.svg',
  '/img/cover/../../x.png',
  '/mock/%2e%2e/%',
  '/__mock',
  '/%',
  '/%c0%ae%c0%ae/',
  '/\u00e9\u0001',
  '//evil.test/',
  '/\\evil.test',
  '*',
  'http://evil.test/',
  'http://[/',
  'evil.test:443',
  '',
  `/${'x'.repeat(12_000)}`,
  `/?${'a=b&'.repeat(2_500)}`,
]
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\u0000T',
  '',
]
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', '']
const hosts = [
  'Host: localhost',
  'Host: localhost',
  'Host: localhost',
  'Host: a\r\nHost: b',
  'Host:',
  'Host: %',
  'Host: [::',
  'Host: a b',
  'X: y',
]
const headers = [
  'Accept: text/html',
  'Accept: */*',
  `Accept: ${',;q='.repeat(2_000)}`,
  'Accept-Encoding: br;q=0, gzip;q=x, *',
  'If-None-Match: W/"',
  'If-None-Match: *',
  'If-Match: "\u00e9"',
  'Range: bytes=9-1,-,x',
  'Cookie: foyer-language=%; foyer-theme=%E0%A4%A; =; ;;',
  `Cookie: ${'a=b; '.repeat(2_000)}`,
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: \u00ff',
  'Content-Encoding: gzip',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1000',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding: nonsense',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Connection: close, host, content-length',
  'TE: trailers',
  'Trailer: X',
  'Forwarded: for="[::1]:x"',
  'X-Forwarded-For: \u00e9, ,',
  'X-Forwarded-Host: %',
  'Origin: null',
  'Origin: http://%',
  'Referer: \u0001',
  'Sec-Fetch-Site: cross-site',
  'no colon',
  'Bad Name: x',
  ' folded',
  `X-Long: ${'y'.repeat(17_000)}`,
  Array.from({ length: 2_100 }, () => 'X: y').join('\r\n'),
]
const bodies = [
  '',
  '',
  '{}',
  '{"scenario":{},"faults":[null]}',
  'null',
  '[[[',
  '\u00ff\u00fe',
  '4\r\n{"a"\r\n0\r\n\r\n',
  'zz\r\n\r\n',
  '4\r\n{"a"\r\n0\r\nX: y\r\nbroken\r\n\r\n',
  'x'.repeat(400_000),
  '['.repeat(100_000),
]

/** The bytes of one request, written as Latin-1: mostly odd in only one or two parts, so that the HTTP parser accepts it. */
export function oddRequest(random: Random): string {
  if (random() < 0.05)
    return pick(random, ['\u0016\u0003\u0001', '\r\n'.repeat(50), '\u0000'.repeat(100), 'GET', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'])
  const odd = (share: number) => random() < share
  const method = pick(random, odd(0.3) ? methods : ['GET', 'GET', 'POST', 'PUT'])
  const line = `${method} ${pick(random, odd(0.7) ? paths : ['/'])} ${odd(0.1) ? pick(random, versions) : 'HTTP/1.1'}`
  const some = Array.from({ length: Math.floor(random() * 3) }, () => pick(random, headers))
  const body = odd(0.3) ? pick(random, bodies) : ''
  const sized = odd(0.8) ? [`Content-Length: ${body.length}`, 'Content-Type: application/json'] : []
  const host = odd(0.15) ? pick(random, hosts) : 'Host: localhost'
  const one = [line, host, ...some, ...(body ? sized : []), '', body].join('\r\n')
  return odd(0.1) ? `${one}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n` : one
}

/**
 * Sends bytes to a server and returns the status lines of its answers. Closes the connection when the server does, when an answer has
 * begun and nothing more arrives for a moment, or in the middle of it; `timeoutMs` limits one request.
 */
export function exchange(port: number, bytes: string, random: Random, timeoutMs = 400): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const end = setTimeout(() => socket.destroy(), random() * timeoutMs)
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      text = (text + String(data)).slice(0, 4_000)
      if (random() < 0.3) socket.destroy()
    })
    socket.on('error', () => socket.destroy()) // the server may close the connection during a write
    socket.on('close', () => {
      clearTimeout(end)
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status!))
    })
    socket.on('connect', () => {
      if (random() < 0.1) socket.write(bytes.slice(0, Math.floor(random() * bytes.length)), 'latin1', () => socket.resetAndDestroy())
      else socket.write(bytes, 'latin1')
    })
  })
}
