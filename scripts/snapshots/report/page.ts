import type { CellResult, NodeGroup, ReportPicture, Results } from '../results.ts'
import { isDifference, sentences } from '../results.ts'
import type { ChangedLine } from '../compare.ts'
import script from './report-script.js?raw'
import style from './report.css?raw'

const mostCells = 6 // pictures that a node shows at first; the others are listed
const margin = 24 // px of the page around a node

/**
 * The report as one page beside its folder of pictures: it opens from a file. `script` adds the slider, the filter, copying and, where
 * `--review` serves it, the buttons that accept; without it everything can be read.
 */
export function reportPage(results: Results): string {
  const { groups, cells } = results
  const different = cells.filter(isDifference)
  const byKey = new Map(cells.map((cell) => [cell.key, cell]))
  const failed = cells.filter(({ status }) => status === 'failed')
  const loose = [...failed, ...different.filter(({ differences }) => differences.length === 0)]
  const differing = different.length === 0 ? 'No differences' : `Differences in ${different.length} of ${count(cells.length, 'cell')}`
  const title = failed.length === 0 ? differing : `${differing}, ${count(failed.length, 'cell')} could not be drawn`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Snapshots of ${text(results.brand)}: ${title}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the differences</a>
${heading(results, title, different.length > 0)}
<main id="main" tabindex="-1">
${documents(results)}
${groups.length > 0 ? contents(groups) : ''}
${groups.map((group) => section(group, byKey, results)).join('\n')}
${loose.length > 0 ? `<section><h2>Cells without a pair</h2>${loose.map((cell) => looseCell(cell, results)).join('')}</section>` : ''}
</main>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`
}

function heading({ brand, against, browser, time, counts, notes, stored }: Results, title: string, differs: boolean): string {
  const numbers = Object.entries(counts).filter(([, number]) => number > 0)
  return `<header>
<h1>${title}</h1>
<p>Brand ${text(brand)}, compared with ${text(against)}. Drawn with ${text(browser || 'no browser')}; the clock shows ${text(time)}.</p>
<ul class="counts">${numbers.map(([status, number]) => `<li><strong>${number}</strong> ${status}</li>`).join('')}</ul>
${notes.map((note) => `<p class="note">${text(note)}</p>`).join('\n')}
<div class="tools" hidden>
<label>Show nodes with <input type="search" id="filter" placeholder="home/hot"></label>
<button type="button" id="theme">Light or dark</button>
</div>
${stored && differs ? acceptButton('all differences', '') : ''}
<p id="told" role="status"></p>
</header>`
}

function documents({ changes }: Results): string {
  return `<section aria-labelledby="documents">
<h2 id="documents">What changed in the documents</h2>
${changes.length === 0 ? '<p>Nothing.</p>' : codeList(changes)}
</section>`
}

function contents(groups: readonly NodeGroup[]): string {
  const entry = ({ node, cells }: NodeGroup) =>
    `<li><a href="#${anchor(node)}">${nodeName(node)}</a> <span>${count(cells.length, 'cell')}</span></li>`
  return `<nav aria-labelledby="nodes"><h2 id="nodes">Nodes that differ</h2><ul>${groups.map(entry).join('')}</ul></nav>`
}

function section(group: NodeGroup, byKey: ReadonlyMap<string, CellResult>, { stored }: Results): string {
  const { node, explanation, cells } = group
  const results = cells.flatMap((key) => byKey.get(key) ?? [])
  const pairs = results.map((cell) => pair(cell, node))
  const more = pairs.slice(mostCells)
  return `<section class="node" data-node="${text(node)}" id="${anchor(node)}" aria-labelledby="${anchor(node)}-title">
<h2 id="${anchor(node)}-title">${nodeName(node)}</h2>
<p class="because">${becauseOf(explanation.by)}</p>
${explanation.lines.length > 0 ? codeList(explanation.lines) : ''}
${stored ? acceptButton(`${node} everywhere`, node) : ''}
${pairs.slice(0, mostCells).join('\n')}
${more.length > 0 ? `<details><summary>${count(more.length, 'more cell')}</summary>${more.join('\n')}</details>` : ''}
</section>`
}

function codeList(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li><code>${text(line)}</code></li>`).join('')}</ul>`
}

function becauseOf(by: NodeGroup['explanation']['by']): string {
  if (by === 'node') return 'This change of the documents explains it:'
  if (by === 'page') return 'No change of this block, but of its page:'
  if (by === 'other') return 'No change of its page. These documents changed, and it may use them:'
  return 'No document changed. What differs comes from a widget, a style, a word or the mock data.'
}

function pair(result: CellResult, node: string): string {
  const difference = result.differences.find((one) => one.node === node)
  const { plan, words, place, kinds = [] } = difference ?? {}
  const seen = kinds.some((kind) => kind !== 'words')
  return `<article class="cell">
<h3>${text(cellName(result))}</h3>
<p>${kinds.map((kind) => `<span class="kind">${kindNames[kind]}</span>`).join(' ')} ${text(result.reason)} ${editorLink(result)}</p>
${plan ? `<dl><dt>Before</dt><dd>${text(plan.before)}</dd><dt>Now</dt><dd>${text(plan.after)}</dd></dl>` : ''}
${place ? `<p>${text(place)}</p>` : ''}
${seen ? pictures(result.before, result.after, node, result.key) : ''}
${words ? told(words, `${node} in ${result.key}`) : ''}
</article>`
}

const kindNames = { shown: 'Shown or hidden', words: 'Words', looks: 'Looks', moved: 'Moved' } as const

/** Lines of the accessibility tree; each has its sign, so that nothing depends on colours. */
function told(words: readonly ChangedLine[], where: string): string {
  const tags = { '+': 'ins', '-': 'del', ' ': 'span' } as const
  const lines = words.map(({ sign, text: line }) => `<${tags[sign]}>${sign} ${text(line)}</${tags[sign]}>`)
  const name = text(`What a screen reader is told of ${where}`)
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><pre>${lines.join('\n')}</pre></div>`
}

/** Before and after side by side, the part around the node; with the script a slider lays one over the other. */
function pictures(before: ReportPicture | null, after: ReportPicture | null, node: string, key: string): string {
  const area = areaOf(before, after, node)
  const figure = (name: string, picture: ReportPicture | null) => {
    if (!picture) return `<figure><figcaption>${name}</figcaption><p class="nothing">There is no picture.</p></figure>`
    const link = `<a href="${picture.file}" aria-label="${text(`${name}: whole page, ${key}`)}">whole page</a>`
    return `<figure><figcaption>${name} ${link}</figcaption>${crop(picture, area(picture), `${name}: ${node} in ${key}`)}</figure>`
  }
  return `<div class="pictures">${figure('Before', before)}${figure('Now', after)}</div>`
}

type Area = { x: number; y: number; width: number; height: number }

function areaOf(before: ReportPicture | null, after: ReportPicture | null, node: string) {
  const boxes = [before?.boxes[node], after?.boxes[node]].flatMap((box) => box ?? [])
  const height = Math.min(1_600, Math.max(...boxes.map((box) => box.height), 0))
  return (picture: ReportPicture): Area => {
    const box = picture.boxes[node] ?? boxes[0]
    if (!box) return { x: 0, y: 0, width: picture.width, height: Math.min(picture.height, 1_600) }
    const y = Math.max(0, Math.min(box.y - margin, picture.height - 1))
    return { x: 0, y, width: picture.width, height: Math.max(1, Math.min(height + 2 * margin, picture.height - y)) }
  }
}

/** A part of a picture, by percentages of its own size, so that it scales with the window. */
function crop({ file, width: whole }: ReportPicture, { x, y, width, height }: Area, name: string): string {
  const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(4)}%`
  const frame = `aspect-ratio: ${width} / ${height}; max-inline-size: ${width}px`
  const place = `inline-size: ${percent(whole, width)}; left: ${percent(-x, width)}; top: ${percent(-y, height)}`
  return `<div class="crop" style="${frame}"><img src="${file}" alt="${text(name)}" loading="lazy" style="${place}"></div>`
}

function looseCell(result: CellResult, { stored }: Results): string {
  return `<article class="cell"><h3>${text(cellName(result))}</h3>
<p>${sentences[result.status]} ${text(result.reason)} ${editorLink(result)}</p>
${stored ? acceptButton(result.key, result.key) : ''}
${result.after ? pictures(null, result.after, '', result.key) : ''}</article>`
}

/** What is accepted, as a command to copy; `--review` makes a button of it. */
function acceptButton(what: string, name: string): string {
  const command = `npm run snapshots -- --accept${name && ` ${name}`}`
  return `<p class="accept" data-accept="${text(name)}"><span>Accept ${text(what)}: </span><code>${text(command)}</code>
<button type="button" class="copy" hidden>Copy</button></p>`
}

function cellName({ key, cell }: Pick<CellResult, 'key' | 'cell'>): string {
  if (!cell) return key
  const { page, persona, language, theme, viewport, scenario } = cell
  const data = scenario === 'usual' ? [] : [`${scenario} data`]
  return [`${page} as ${persona}`, language, theme, `${viewport.width} × ${viewport.height}`, ...data].join(', ')
}

/** The same view in the editor. Its address is where `npm start` serves it. */
function editorLink({ cell }: CellResult): string {
  if (!cell) return ''
  const query = new URLSearchParams({ doc: `page/${cell.page}` })
  if (cell.persona !== 'guest') query.set('as', cell.persona)
  if (cell.language !== 'EN') query.set('lang', cell.language)
  query.set('theme', cell.theme)
  query.set('w', String(cell.viewport.width))
  if (cell.scenario !== 'usual') query.set('data', cell.scenario)
  const address = `http://127.0.0.1:4000/preview/?${query.toString()}`
  return `<a href="${text(address)}" aria-label="${text(`In the editor: ${cellName({ key: '', cell })}`)}">in the editor</a>`
}

function nodeName(node: string): string {
  const [page = '', id = ''] = node.split('/')
  return id === '' ? `<code>${text(page)}</code>, the page itself` : `<code>${text(node)}</code>`
}

function anchor(node: string): string {
  return `node-${node.replace(/[^\w-]+/g, '-')}`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
