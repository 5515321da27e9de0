import { hash } from './artwork/random.ts'

/**
 * Turns a good value into what gateway.md section 5 asks a client to tolerate: strings for numbers, nulls, unknown codes, names that
 * look like HTML, bad addresses, extra fields, broken and repeated items, one card in place of a list. Values that a reply needs
 * (an id, a token, the key) are kept. The same input always gives the same output.
 */
export function hostile(value: unknown): unknown {
  return spoil(value, '', 'value')
}

const essential: readonly string[] = [
  'token',
  'launchUrl',
  'key',
  'algorithm',
  'captchaId',
  'path',
  'totalPages',
  'pageNum',
  'status',
  'firstTimeLogin',
  'passwordExpired',
]
const names: readonly string[] = [
  'displayName',
  'gameName',
  'nodeName',
  'title',
  'text',
  'action',
  'customerName',
  'nickname',
  'roomName',
  'league',
  'home',
  'away',
  'message',
  'vipLabel',
]
const pictures: readonly string[] = ['showIcon', 'iconUrl', 'url', 'image', 'icon', 'logo', 'favicon']
const markup: readonly string[] = ['content']
const links: readonly string[] = ['linkUrl']
const enumerations: readonly string[] = ['linkageType', 'kind', 'csType', 'isGame', 'openMode', 'promotionType', 'state']

const badNames = [
  '<img src=x onerror="alert(1)"><b>Bold</b>',
  `A title that does not end: ${'very '.repeat(60)}long`,
  '\u202eevil\u202c لعبة النمر الذهبي 🐯🔥',
  '"><script>window.__hit = true</script>',
  'เกมที่มีชื่อยาวมากเกินไปสำหรับกระเบื้องเล็กๆ ใบนี้จริงๆ',
  'Z̷̪̈a̴͍͌l̶̰͝g̸̘̀o̵͎͊ ‮ ​',
  'constructor',
]
const badPictures = [
  'javascript:alert(1)',
  '//evil.example.test/x.svg',
  'ftp://files.example.test/x.png',
  '/img/none.svg',
  'data:text/html,<script>1</script>',
  'not an address',
]
const badLinks = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example.test', 'vbscript:x', 'EVO:LIVE']
const badMarkup = [
  '<p>Read me</p><script>window.__hit = true</script><img src=x onerror="window.__hit = true"><a ' +
    'href="javascript:window.__hit=true">a link</a>',
  '<div style="position:fixed;inset:0;background:red;z-index:99999">covers the page</div><iframe src="https://evil.example.test"></iframe>',
  '<form action="https://evil.example.test"><input name="password"></form><svg onload="window.__hit=true"></svg><p>Not closed <b>at all',
  '<math><mtext><style><img src=x onerror=window.__hit=true></style></mtext></math>',
]

function spoil(value: unknown, path: string, key: string): unknown {
  const luck = hash(path)
  if (Array.isArray(value)) return spoilList(value, path, key, luck)
  if (typeof value === 'object' && value !== null) return spoilObject(value, path)
  if (essential.includes(key)) return value
  if (typeof value === 'number') return luck % 3 === 0 ? String(value) : luck % 17 === 0 ? null : value
  if (typeof value === 'boolean') return [value, value ? 1 : 0, value ? '1' : '0', String(value)][luck % 4]
  if (typeof value !== 'string') return value
  if (names.includes(key)) return luck % 2 === 0 ? badNames[luck % badNames.length] : luck % 13 === 0 ? null : value
  if (markup.includes(key)) return badMarkup[luck % badMarkup.length]
  if (links.includes(key)) return luck % 2 === 0 ? badLinks[luck % badLinks.length] : value
  if (pictures.includes(key)) return luck % 3 === 0 ? badPictures[luck % badPictures.length] : luck % 11 === 0 ? null : value
  if (enumerations.includes(key)) return luck % 4 === 0 ? 'TELEPORT' : value
  if (key === 'gameType') return luck % 9 === 0 ? 'XX' : value
  if ((key === 'nodeId' || key === 'id' || key === 'roomId' || key === 'matchId') && /^\d{1,15}$/.test(value))
    return luck % 2 === 0 ? Number(value) : value
  if (key === 'acceptedPattern') return luck % 2 === 0 ? '([a-z' : value
  return value
}

function spoilObject(value: object, path: string): unknown {
  const spoiled = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key === 'cards' && typeof inner === 'object' && inner !== null)
      return [key, Object.fromEntries(Object.entries(inner).map(([code, list]) => [code, spoilCards(list, `${path}.${code}`)]))]
    return [key, spoil(inner, `${path}.${key}`, key)]
  })
  return Object.fromEntries([...spoiled, ['__extra', { deep: [1, { deeper: null }] }], ['unknownField', 'x']])
}

/** A card alone, no card, or the list. */
function spoilCards(list: unknown, path: string): unknown {
  const luck = hash(path)
  if (!Array.isArray(list)) return list
  return luck % 4 === 0 ? spoil(list[0], path, 'card') : luck % 7 === 0 ? null : spoil(list, path, 'cards')
}

function spoilList(list: readonly unknown[], path: string, key: string, luck: number): unknown {
  if (key === 'languages') return [...list, 'TY', 'XX', null, 7]
  if (key === 'gameClassify' && luck % 5 === 0) return null
  const items = list.map((item, i) => spoil(item, `${path}[${i}]`, ''))
  if (key === 'vendors') return [...items, items[0], null]
  if (!items.length || typeof list[0] !== 'object') return items
  const extra: unknown[] =
    key === 'list' && typeof list[0] === 'object' && list[0] !== null && 'gameCategory' in list[0]
      ? [{ gameCategory: 'MYSTERY', vendors: ['QQQ'], cards: {} }, { gameCategory: 'PROMO', vendors: ['PG'] }, { vendors: ['no category'] }]
      : []
  return [...items.slice(0, 2), null, {}, items[0], ...items.slice(2), 'not an item', ...extra]
}
