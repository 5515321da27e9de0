/** The one form of a video's address in documents: on YouTube or Vimeo, whose players a page may frame; Vimeo's may have a key. */
const videoPattern = '^https://(?:www\\.youtube\\.com/watch\\?v=[A-Za-z0-9_-]{11}|vimeo\\.com/[0-9]{1,12}(?:/[0-9a-f]{6,20})?)$'
const videoForm = new RegExp(videoPattern, 'u')

/** The JSON Schema of a video's address, for props of widgets. */
export const videoProp = { type: 'string', format: 'video', pattern: videoPattern } as const

const youTubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com'])
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

/** The address that documents have, of one as people copy it: of a page, a share button, a short video, or the code to embed a player. */
export function videoAddress(text: string): string | undefined {
  const address = /\bsrc="([^"]+)"/u.exec(text)?.[1] ?? text.trim()
  const whole = /^https?:\/\//iu.test(address) ? address : address.startsWith('//') ? `https:${address}` : `https://${address}`
  if (!URL.canParse(whole)) return undefined
  const canonical = canonicalOf(new URL(whole))
  return canonical !== undefined && videoForm.test(canonical) ? canonical : undefined
}

function canonicalOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const steps = pathname.split('/').filter(Boolean)
  const onYouTube = (id = '') => `https://www.youtube.com/watch?v=${id}`
  if (hostname === 'youtu.be') return onYouTube(steps[0])
  if (youTubeHosts.has(hostname)) {
    const isInPath = ['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '')
    return onYouTube(isInPath ? steps[1] : (searchParams.get('v') ?? ''))
  }
  if (!vimeoHosts.has(hostname)) return undefined
  const at = steps.findIndex((step) => /^\d+$/u.test(step))
  const key = searchParams.get('h') ?? steps[at + 1]
  return at < 0 ? undefined : `https://vimeo.com/${steps[at]}${key === undefined ? '' : `/${key}`}`
}

/** Who plays a video, and the address of the player that a page frames; undefined for another address. */
export function playerOf(address: string): { host: 'YouTube' | 'Vimeo'; src: string } | undefined {
  if (!videoForm.test(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (hostname === 'www.youtube.com')
    return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${searchParams.get('v')}?autoplay=1&rel=0&playsinline=1` }
  const [, id, key] = pathname.split('/')
  return {
    host: 'Vimeo',
    src: `https://player.vimeo.com/video/${id}?${key === undefined ? '' : `h=${key}&`}autoplay=1&dnt=1&playsinline=1`,
  }
}
