// Finds a Chromium for the journeys, the bench and Lighthouse, or installs one.
import { chromium } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const howTo = 'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.'

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, Playwright's own, the system's. `undefined` when there is none. What was found is
 * kept in the environment, so that the processes of one command, a worker for each failed journey among them, try no browser again.
 */
export function findChromium() {
  const { CHROMIUM_PATH, FOYER_CHROMIUM } = process.env
  if (FOYER_CHROMIUM && (!CHROMIUM_PATH || CHROMIUM_PATH === FOYER_CHROMIUM)) return FOYER_CHROMIUM
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and that program does not start.`)
  const found = CHROMIUM_PATH || [chromium.executablePath(), ...systemPaths].find(starts)
  if (found) process.env.FOYER_CHROMIUM = found
  return found
}

/** The same, but installs one when there is none. If that fails too, it throws one sentence that says what to do. `say` prints progress. */
export async function ensureChromium(say) {
  const found = findChromium()
  if (found) return found
  say("No Chromium found: installing Playwright's own")
  if (await reachable('cdn.playwright.dev')) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    })
    const own = findChromium()
    if (own) return own
  } else say('Its host cannot be reached')
  if (process.getuid?.() === 0 && isDebian()) {
    say("Installing the system's chromium package")
    spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
      stdio: 'inherit',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const system = findChromium()
    if (system) return system
  }
  throw new Error(howTo)
}

/** Whether the program starts: an existing file may lack its libraries, or only print where to get the program. */
function starts(path) {
  if (!path || !existsSync(path)) return false
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return false
  }
}

/** Whether a connection opens within 3 s; a proxy or a mirror is assumed to work. */
function reachable(host) {
  const { PLAYWRIGHT_DOWNLOAD_HOST, HTTPS_PROXY, https_proxy } = process.env
  if (PLAYWRIGHT_DOWNLOAD_HOST || HTTPS_PROXY || https_proxy) return Promise.resolve(true)
  return new Promise((resolve) => {
    const socket = connect({ host, port: 443 })
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .setTimeout(3_000, () => end(false))
      .on('connect', () => end(true))
      .on('error', () => end(false))
  })
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}
