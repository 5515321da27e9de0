// Writes apps/portal/public/icons.svg, the sprite of the icons that src/runtime/ui/pictures/icon-names.ts lists.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

// Set on every symbol: a drawing used from another file inherits from where it is used, not from its own root. The fill is the view's.
const pen = 'viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/** The sprite as one text: a symbol per icon. A drawing is the name of a lucide icon, or paths of our own. */
export function drawSprite(icons) {
  const symbols = Object.entries(icons).map(
    ([name, drawing]) => `<symbol id="${name}" ${pen}>${drawing.startsWith('<') ? drawing : readDrawing(drawing)}</symbol>`,
  )
  return (
    '<!-- Icons: lucide (ISC licence, https://lucide.dev/license). -->\n<svg xmlns="http://www.w3.org/2000/svg">' +
    `\n${symbols.join('\n')}\n</svg>\n`
  )
}

function readDrawing(file) {
  const text = readFileSync(here(`../../node_modules/lucide-static/icons/${file}.svg`), 'utf8')
  return text.slice(text.indexOf('>', text.indexOf('<svg')) + 1, text.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { runnerImport } = await import('vite') // Node 20 cannot read TypeScript by itself
  const { module } = await runnerImport(here('../../src/runtime/ui/pictures/icon-names.ts'))
  writeFileSync(here('../../apps/portal/public/icons.svg'), drawSprite(module.icons))
}
