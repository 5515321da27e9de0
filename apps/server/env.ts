import { BlockList, isIP } from 'node:net'

/** The server's settings from the environment; docs/deploying.md lists every name. */
export type Env = {
  port: number
  host: string
  gateway: URL | undefined
  brand: string
  layoutsDir: string
  dataDir: string
  /** PostgreSQL for the releases, which then is the master; without it they are in `dataDir`, and the folder of layouts is. */
  databaseUrl: string | undefined
  editHosts: string[]
  /** Signs the cookies of operators; without it the server makes a secret and keeps it in `dataDir`. */
  authSecret: string | undefined
  /** The company's OpenID Connect provider, by which operators can sign in besides their passwords. */
  oidc: Oidc | undefined
  /** Whether an address is a proxy of ours, whose `X-Forwarded-*` count. */
  isTrustedProxy: (address: string) => boolean
  /** Whether another machine may read `/metrics`, by its address. */
  isMetricsReader: (address: string) => boolean
  /** Whether each request is printed as a line of JSON. */
  requestLog: boolean
  /** Whether pages are drawn here; else the browser draws them. */
  drawPages: boolean
}

/** `name` is what the button says: "Continue with …". */
export type Oidc = { issuer: string; clientId: string; clientSecret: string; name: string }

/** Reads the environment. An invalid value throws an error that says what to write. */
export function readEnv(env: Record<string, string | undefined>): Env {
  const port = Number(env['PORT'] ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is "${env['PORT']}". Write a number from 0 to 65535.`)
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    gateway: gatewayOf(env['GATEWAY_URL']),
    brand: env['BRAND'] || 'foyer',
    layoutsDir: env['LAYOUTS_DIR'] || 'layouts',
    dataDir: env['DATA_DIR'] || 'data',
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    editHosts: editHostsOf(env['EDIT_HOSTS']),
    authSecret: authSecretOf(env['AUTH_SECRET']),
    oidc: oidcOf(env),
    isTrustedProxy: addressesOf('TRUSTED_PROXIES', env['TRUSTED_PROXIES']),
    isMetricsReader: addressesOf('METRICS_FROM', env['METRICS_FROM']),
    requestLog: requestLogOf(env['REQUEST_LOG']),
    drawPages: drawPagesOf(env['DRAW_PAGES']),
  }
}

/** Refuses to start without the layouts or the brand that the environment names: a portal without documents would look alive. */
export function checkLayouts({ layoutsDir, brand }: Pick<Env, 'layoutsDir' | 'brand'>, brands: readonly string[]): void {
  if (brands.length === 0)
    throw new Error(`LAYOUTS_DIR is "${layoutsDir}", and no brand is there. Name the folder that holds a folder for each brand.`)
  if (!brands.includes(brand)) throw new Error(`BRAND is "${brand}". The brands in ${layoutsDir} are ${brands.join(', ')}.`)
}

function gatewayOf(text: string | undefined): URL | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Error(`GATEWAY_URL is "${text}". Write an address such as https://gateway.example.com, or leave it out for the mock gateway.`)
  return new URL(text)
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^postgres(?:ql)?:/.test(text))
    // The value is not printed: it may hold a password
    throw new Error('DATABASE_URL is no address of PostgreSQL. Write one such as postgres://foyer@localhost/foyer, or leave it out.')
  return text
}

/** Names of hosts as a browser asks for them, with a port or for every port. */
function editHostsOf(text = ''): string[] {
  return text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
    .map((name) => {
      const isHost = URL.canParse(`http://${name}`) && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(name)
      if (!isHost)
        throw new Error(
          `EDIT_HOSTS names "${name}". Write host names with commas between them, such as lobby.example.com, or leave it out to edit on ` +
            'this machine alone.',
        )
      return name
    })
}

function authSecretOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  // The value is not printed
  if (text.length < 32) throw new Error('AUTH_SECRET has fewer than 32 characters. Write a longer random text, or leave it out.')
  return text
}

function oidcOf(env: Record<string, string | undefined>): Oidc | undefined {
  const [issuer, clientId, clientSecret] = [env['OIDC_ISSUER'], env['OIDC_CLIENT_ID'], env['OIDC_CLIENT_SECRET']]
  if (!issuer) return undefined
  const isLocal = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|\/|$)/.test(issuer)
  if (!URL.canParse(issuer) || !(issuer.startsWith('https:') || isLocal))
    throw new Error(`OIDC_ISSUER is "${issuer}". Write the address of the provider, such as https://login.example.com, or leave it out.`)
  for (const [name, value] of Object.entries({ OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }))
    if (!value) throw new Error(`${name} is missing. OIDC_ISSUER needs it; the provider gives it to you for this server.`)
  return {
    issuer: withoutSlash(issuer),
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    name: env['OIDC_NAME'] || new URL(issuer).hostname,
  }
}

function requestLogOf(text = ''): boolean {
  if (text !== '' && text !== 'json') throw new Error(`REQUEST_LOG is "${text}". Write json, or leave it out to print no requests.`)
  return text === 'json'
}

function drawPagesOf(text = ''): boolean {
  if (text !== '' && text !== 'off') throw new Error(`DRAW_PAGES is "${text}". Write off to let browsers draw every page, or leave it out.`)
  return text !== 'off'
}

/** Addresses and networks, as `10.0.0.5, 10.1.0.0/16, ::1`, in the variable of that name. */
function addressesOf(name: string, text = ''): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    const prefix = bits === undefined ? undefined : Number(bits)
    const most = family === 6 ? 128 : 32
    if (family === 0 || (prefix !== undefined && (!Number.isInteger(prefix) || bits === '' || prefix < 0 || prefix > most)))
      throw new Error(`${name} names "${entry}". Write addresses or networks with commas between them, such as 10.0.0.5,10.1.0.0/16.`)
    const type = family === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, type)
    else list.addSubnet(address, prefix, type)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '') // an IPv4 address on a socket that takes both
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? withoutSlash(address.slice(0, -1)) : address
}
