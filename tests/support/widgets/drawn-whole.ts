import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** React's mark of a part that was not there, and is left to the browser. */
const unfinished = '<!--$!-->'
const turns = 400 // of 5 ms each

/** The HTML that a server draws which has loaded the parts of views that are files of their own: the first drawing asks for them. */
export async function drawnWhole(tree: ReactNode): Promise<string> {
  for (let turn = 0; turn < turns; turn++) {
    const html = renderToString(tree)
    if (!html.includes(unfinished)) return html
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('A part of the view could not be loaded.')
}
