import { createHash } from 'node:crypto'
import type { CSSOptions } from 'vite'

/**
 * How a class of a CSS module is named: by its own name and by what the sheet holds, so that the server and the browser name it alike. The
 * bundler's own form adds an underscore and the number of the line, which every class of the first script would carry for nobody.
 */
export const css: CSSOptions = {
  modules: {
    generateScopedName: (name, _file, sheet) =>
      `${name}_${parseInt(createHash('sha1').update(sheet).digest('hex').slice(0, 10), 16).toString(36).slice(0, 5)}`,
  },
}
