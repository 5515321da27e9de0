import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

type Random = () => number
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

const json = '{"success":true,"value":{}}'
const reply = (status: string, headers: readonly string[], body = '') => [`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n')
const sized = (status: string, body: string, ...headers: string[]) => reply(status, [...headers, `Content-Length: ${body.length}`], body)
const chunked = (chunks: string, ...headers: string[]) =>
  reply('200 OK', ['Content-Type: application/json', 'Transfer-Encoding: chunked', ...headers], chunks)

const statuses = ['999', '600', '000', '099', '1000', '-1', 'abc', '', '100', '102', '199', '200', '204', '205', '299', '304', '501', '599']
const headers = [
  'Content-Type: text/html',
  'Content-Type: application/json; charset="',
  'Content-Type: \u00ff\u00fe',
  'Content-Encoding: gzip',
  'Content-Length: -1',
  'Content-Length: 1e9',
  'Content-Length: 18446744073709551616',
  'Content-Length: 3\r\nContent-Length: 5',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: gzip, chunked',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: content-type, etag, , ,',
  'Set-Cookie: a=b\r\nSet-Cookie: c',
  'Location: //evil.test/\u0001',
  'Location: \u00e9\u00e8',
  'ETag: \u0000',
  'ETag: "x"\r\n folded',
  'no colon at all',
  ': no name',
  'Bad Name: x',
  'X-\u00e9: y',
  `X-Long: ${'x'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, index) => `X-${index}: y`).join('\r\n'),
  'Retry-After: \r\nVary: *\r\nVary: *',
  'Content-Disposition: attachment; filename="\u00ff"',
  'Trailer: Expires',
  'Date: never',
]
const bodies = [
  '',
  json,
  '<script>alert(1)</script>',
  '\u0000\u0001\u0002',
  '{"success":',
  '['.repeat(50_000),
  'x'.repeat(300_000),
  '\ufffd',
]

/** One kind of odd answer: writes any bytes to the socket, and ends it or not. */
const kinds: Readonly<Record<string, (socket: Socket, random: Random) => void>> = {
  status: (socket, random) => socket.end(sized(`${pick(random, statuses)} Odd`, json, 'Content-Type: application/json'), 'latin1'),
  'unasked upgrade': (socket, random) =>
    socket.write(
      reply(
        '101 Switching Protocols',
        pick(random, [['Connection: upgrade', 'Upgrade: websocket'], ['Upgrade: h2c'], []]),
        pick(random, ['', '\u0081\u0005hello']),
      ),
      'latin1',
    ),
  header: (socket, random) => socket.end(sized('200 OK', json, pick(random, headers), pick(random, headers)), 'latin1'),
  body: (socket, random) =>
    socket.end(
      sized('200 OK', pick(random, bodies), `Content-Type: ${pick(random, ['application/json', 'image/png', 'text/html'])}`),
      'latin1',
    ),
  'body where none may be': (socket, random) => socket.end(sized(`${pick(random, ['204', '205', '304'])} None`, json), 'latin1'),
  'body that is cut off': (socket, random) => {
    const whole = sized('200 OK', json.repeat(20), 'Content-Type: application/json')
    socket.write(whole.slice(0, Math.floor(random() * whole.length)), 'latin1', () =>
      random() < 0.5 ? socket.destroy() : socket.resetAndDestroy(),
    )
  },
  'body longer than it says': (socket) => socket.end(reply('200 OK', ['Content-Type: application/json', 'Content-Length: 2'], json)),
  'body without an end': (socket) => {
    socket.write(reply('200 OK', ['Content-Type: application/json', 'Content-Length: 100000'], '{'))
    const drip = setInterval(() => socket.write(' '), 5)
    socket.on('close', () => clearInterval(drip))
  },
  'a flood': (socket) => {
    socket.write(reply('200 OK', ['Content-Type: image/png'], ''))
    const more = () => {
      while (!socket.destroyed && socket.write(Buffer.alloc(65_536))); // until the buffer is full, and again when it has drained
    }
    socket.on('drain', more)
    more()
  },
  chunks: (socket, random) =>
    socket.end(
      pick(random, [
        chunked('zz\r\n{}\r\n0\r\n\r\n'),
        chunked('2\r\n{}'),
        chunked('ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
        chunked(`2;${'x'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`),
        chunked('2\r\n{}\r\n0\r\nExpires: never\r\nSet-Cookie: a=b\r\n\r\n', 'Trailer: Expires'),
        chunked('2\r\n{}\r\n0\r\nbroken trailer\r\n\r\n'),
        chunked(`2\r\n{}\r\n0\r\n${'X-Trailer: y\r\n'.repeat(5_000)}\r\n`),
        chunked('-2\r\n{}\r\n0\r\n\r\n'),
      ]),
    ),
  'informational replies': (socket, random) =>
    socket.end(
      [
        ...Array.from({ length: Math.floor(random() * 200) }, () =>
          reply(pick(random, ['100 Continue', '102 Processing', '103 Early Hints']), ['Link: </x>; rel=preload']),
        ),
        random() < 0.5 ? sized('200 OK', json, 'Content-Type: application/json') : '',
      ].join(''),
    ),
  'two replies': (socket) => socket.end(sized('200 OK', json, 'Content-Type: application/json').repeat(2)),
  'no HTTP': (socket, random) =>
    socket.end(
      pick(random, [
        '\u0016\u0003\u0001\u0002\u0000',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'HTTP/9.9 200 OK\r\n\r\n',
        'HTTP/1.1\r\n\r\n',
        'HTTP/0.9 200\r\n\r\n',
        'ICY 200 OK\r\n\r\n',
        '\r\n\r\n\r\n',
        json,
        '\u0000'.repeat(5_000),
        `HTTP/1.1 200 ${'O'.repeat(100_000)}\r\n\r\n`,
      ]),
      'latin1',
    ),
  'nothing, and the end': (socket) => socket.end(),
  'nothing, and a reset': (socket) => socket.resetAndDestroy(),
  silence: () => undefined,
}

/** A gateway that answers every call in an odd way, by a seed. `answered` counts its answers by their kind. */
export async function oddGateway(random: Random) {
  const answered: Record<string, number> = {}
  const sockets = new Set<Socket>()
  let turn = 0 // each kind in its turn, so that a small sample has all of them
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      const [name, answer] = Object.entries(kinds)[turn++ % Object.keys(kinds).length]!
      answered[name] = (answered[name] ?? 0) + 1
      answer(socket, random)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens at a port
    kinds: Object.keys(kinds),
    answered,
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
