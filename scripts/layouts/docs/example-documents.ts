import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Kind } from '../../../src/schemas/documents.ts'

/** One document of each kind for the reference; a test checks them. */
export const exampleDocuments: Readonly<Record<Kind, JsonObject>> = {
  page: {
    $schema: '../../schemas/page.schema.json',
    kind: 'page',
    id: 'summer',
    format: 1,
    title: 't:title',
    routes: ['/summer'],
    access: 'anyone',
    strings: { EN: { title: 'Summer games' }, AR: { title: 'ألعاب الصيف' } },
    chrome: { header: 'header', sideMenu: 'side-menu', footer: 'footer' },
    nodes: [
      { id: 'heading', widget: 'page-heading', props: { title: 't:title' } },
      {
        id: 'slots',
        widget: 'game-section',
        when: { in: ['role', ['guest', 'member']] },
        props: { title: 't:section.hot', look: 'grid', more: '/rng' },
        inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: { brand: 'constants.homePageSize' } } } },
      },
    ],
  },
  menu: {
    $schema: '../../schemas/menu.schema.json',
    kind: 'menu',
    id: 'summer',
    format: 1,
    items: [
      { id: 'home', label: 't:nav.home', icon: 'home', to: '/' },
      { id: 'slots', label: 'PG slots', to: { route: '/rng', query: { vassalage: 'PG' } } },
      { id: 'log-in', label: 'Log in', intent: { kind: 'open', popup: 'login' }, when: { eq: ['role', 'guest'] } },
      { id: 'categories', each: { source: 'categories.ordered' } },
    ],
  },
  form: {
    $schema: '../../schemas/form.schema.json',
    kind: 'form',
    id: 'summer-login',
    format: 1,
    action: 'log-in',
    fields: [
      { id: 'username', input: 'text', label: 't:field.username', required: true, autocomplete: 'username' },
      { id: 'password', input: 'password', label: 't:field.password', required: true, autocomplete: 'current-password' },
    ],
    submit: { label: 't:login.submit', intent: 'submit' },
  },
  order: {
    $schema: '../../schemas/order.schema.json',
    kind: 'order',
    id: 'summer',
    format: 1,
    steps: [
      { op: 'split', from: 'SPORTS', by: 'vendor', into: [{ key: 'ESPORTS', members: { brand: 'vendors.esports' } }] },
      { op: 'move', key: 'FISH', to: { after: 'RNG' } },
      { op: 'ensure', key: 'MXWIN', to: [{ before: 'SPORTS' }, 'last'] },
    ],
  },
  overlay: {
    $schema: '../../schemas/overlay.schema.json',
    kind: 'overlay',
    id: 'lunar-week',
    format: 1,
    target: 'page/home',
    when: { all: [{ from: '2027-01-20T00:00:00+08:00' }, { until: '2027-01-27T00:00:00+08:00' }] },
    priority: 10,
    steps: [
      { op: 'move', key: 'hot', to: 'first' },
      { op: 'set', key: 'banners', props: { delayMs: 4000 } },
    ],
  },
  words: {
    $schema: '../../schemas/words.schema.json',
    kind: 'words',
    id: 'ar',
    format: 1,
    words: { 'section.hot': 'الأكثر شعبية', 'own.summer': 'ألعاب الصيف' },
  },
  flags: {
    $schema: '../schemas/flags.schema.json',
    kind: 'flags',
    id: 'flags',
    format: 1,
    flags: {
      USERNAMEREG3: { type: 'boolean', default: false, from: 'whitelabel', owner: 'platform', note: 'Registration by username' },
      summerLobby: { type: 'boolean', default: false, from: 'layout', owner: 'lobby team', note: 'Summer sections' },
    },
  },
  brand: {
    $schema: '../schemas/brand.schema.json',
    kind: 'brand',
    id: 'kestrel',
    format: 1,
    name: 'Kestrel',
    hosts: ['kestrel.example'],
    languages: ['EN', 'AR'],
    tokens: { dark: { accent: '#ff5a3c' }, shared: { 'radius-tile': '4px' } },
    constants: { homePageSize: 18 },
  },
}

/** A page inside the member center. */
export const exampleInnerPage: JsonObject = {
  $schema: '../../schemas/page.schema.json',
  kind: 'page',
  id: 'member-limits',
  format: 1,
  title: 't:protection.title',
  routes: ['/member?page=limits'],
  access: 'login',
  parent: 'member',
  nodes: [
    { id: 'heading', widget: 'page-heading', props: { title: 't:protection.title' } },
    { id: 'limits', widget: 'protection-limits', inputs: { protection: { source: 'protection' } } },
  ],
}
