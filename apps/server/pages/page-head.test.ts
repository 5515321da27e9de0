import { beforeAll, expect, test } from 'vitest'

import type { Json } from '../../../src/schemas/json.ts'
import { foyer, releaseOf } from '../example.testing.ts'
import { pageHead, publicPaths, siteOrigin } from './page-head.ts'
import type { HeadRequest } from './page-head.ts'
import { loadWords } from './words.ts'

beforeAll(() => loadWords('AR'))

const page = (id: string, more: { [key: string]: Json } = {}): [string, Json] => [
  `page/${id}`,
  { kind: 'page', id, format: 1, nodes: [], routes: [`/${id}`], ...more },
]
const release = releaseOf(
  Object.fromEntries([
    page('home', { title: 't:section.home-title', description: 't:about.home', routes: ['/', '/home'] }),
    page('rng', { title: 't:own', description: 'Say "slots" & <win>', picture: '/img/slots.png', strings: { EN: { own: 'Slot room' } } }),
    page('studio', { title: 'Studio', routes: ['/studio/:vendor'] }),
    page('login', { title: 't:login.title', as: 'popup', over: 'home' }),
    page('member', { title: 't:member.title', access: 'login' }),
    page('agent-home', { access: 'agent' }),
    page('not-found', { title: 't:not-found.title', routes: [] }),
  ]),
  {
    '/': 'home',
    '/home': 'home',
    '/rng': 'rng',
    '/studio/:vendor': 'studio',
    '/login': 'login',
    '/member': 'member',
    '/agent-home': 'agent-home',
  },
)
const brand = { ...foyer, name: 'Foyer' }
const head = (pathname: string, more: Partial<HeadRequest> = {}) =>
  pageHead({ release, brand, pathname, language: 'EN', origin: 'https://play.example.com', ...more })
const contentOf = (tags: readonly string[], name: string) =>
  tags.flatMap((tag) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(tag)?.[1] ?? [])
const linksOf = (tags: readonly string[]) => tags.filter((tag) => /^<link rel="(?:canonical|alternate)"/.test(tag))
const dataOf = (tags: readonly string[]) => {
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(tags.at(-1) ?? '') ?? []
  return JSON.parse(text) as { '@graph': { [key: string]: unknown }[] }
}

test("the title is the page's in the language of the address, with the page's own words and then the brand's name", () => {
  expect([
    head('/').title,
    head('/', { language: 'AR' }).title,
    head('/rng').title,
    head('/rng', { language: 'AR' }).title, // Arabic lacks this word
    head('/agent-home').title,
    head('/nowhere').title,
    head('/', { brand: undefined, release: releaseOf({}) }).title,
  ]).toEqual([
    'Lobby · Foyer',
    'الردهة · Foyer',
    'Slot room · Foyer',
    'Slot room · Foyer',
    'Foyer',
    expect.stringMatching(/. · Foyer$/),
    'Foyer',
  ])
})

test('each language has an address of its own, which every language of the page names', () => {
  const alternates = [
    '<link rel="alternate" hreflang="en" href="https://play.example.com/rng">',
    '<link rel="alternate" hreflang="ar" href="https://play.example.com/rng?lang=ar">',
    '<link rel="alternate" hreflang="x-default" href="https://play.example.com/rng">',
  ]
  expect(linksOf(head('/rng/').tags)).toEqual(['<link rel="canonical" href="https://play.example.com/rng">', ...alternates])
  expect(linksOf(head('/rng', { language: 'AR' }).tags)).toEqual([
    '<link rel="canonical" href="https://play.example.com/rng?lang=ar">',
    ...alternates,
  ])
  expect(linksOf(head('/rng', { brand: { ...brand, languages: ['EN'] } }).tags)).toHaveLength(1)
})

test('the first address of a page stands for all of them, and an address with a parameter for itself', () => {
  const canonical = (pathname: string) => linksOf(head(pathname).tags)[0]
  expect(['/home', '/studio/PG', '/studio/A%22B'].map(canonical)).toEqual(
    ['/', '/studio/PG', '/studio/A%22B'].map((path) => `<link rel="canonical" href="https://play.example.com${path}">`),
  )
})

test('shared links show title, description and picture, and no text ends its attribute', () => {
  const { tags } = head('/rng')
  expect(
    ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:site_name', 'twitter:card'].map((name) =>
      contentOf(tags, name),
    ),
  ).toEqual([
    ['Say &quot;slots&quot; &amp; &lt;win>'],
    ['Slot room · Foyer'],
    ['Say &quot;slots&quot; &amp; &lt;win>'],
    ['https://play.example.com/rng'],
    ['https://play.example.com/img/slots.png'],
    ['Foyer'],
    ['summary_large_image'],
  ])
  expect(contentOf(head('/').tags, 'og:image')).toEqual([expect.stringMatching(/^https:\/\/play\.example\.com\/brand\/foyer\.share\./)])
})

test('structured data names the site, the page and the way to it, and cannot end its element', () => {
  const { tags } = head('/rng')
  expect(tags.at(-1)?.slice(1, -'</script>'.length)).not.toContain('<')
  expect(dataOf(tags)['@graph'].map((each) => [each['@type'], each.name ?? each.itemListElement])).toEqual([
    ['WebSite', 'Foyer'],
    ['WebPage', 'Slot room · Foyer'],
    [
      'BreadcrumbList',
      [
        { '@type': 'ListItem', position: 1, name: 'Lobby', item: 'https://play.example.com/' },
        { '@type': 'ListItem', position: 2, name: 'Slot room', item: 'https://play.example.com/rng' },
      ],
    ],
  ])
  expect(dataOf(head('/').tags)['@graph'].map((each) => each['@type'])).toEqual(['WebSite', 'WebPage'])
})

test('an address that needs a login, or that no page has, is not to be indexed; a login is', () => {
  const isIndexed = (pathname: string) => contentOf(head(pathname).tags, 'robots').length === 0
  expect(['/', '/rng', '/login', '/member', '/agent-home', '/nowhere'].map(isIndexed)).toEqual([true, true, true, false, false, false])
  expect([linksOf(head('/member').tags), contentOf(head('/member').tags, 'og:title')]).toEqual([[], []])
  expect(publicPaths(release)).toEqual(['/', '/rng', '/login'])
})

test('the sentence for a browser without JavaScript is in the language of the page', () => {
  expect([head('/').noScript, head('/', { language: 'AR' }).noScript]).toEqual([
    "Playing needs JavaScript. Please turn it on in your browser's settings.",
    'اللعب يحتاج إلى JavaScript. يُرجى تفعيله في إعدادات المتصفح.',
  ])
})

test("the site is at the brand's first host name, else where it was asked for", () => {
  expect([siteOrigin(brand, 'http://10.0.0.7:4000/rng'), siteOrigin({ ...brand, hosts: [] }, 'http://10.0.0.7:4000/rng')]).toEqual([
    'https://play.example.com',
    'http://10.0.0.7:4000',
  ])
})
