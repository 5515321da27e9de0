import { diagnosticsPage } from './docs/diagnostics-page.ts'
import { layoutsPage } from './docs/layouts-page.ts'
import { CannotRun } from './files.ts'
import { writeGenerated } from './generated.ts'

/** The generated reference pages by file name, as they should be in `docs/`. */
export function docsFiles(): Record<string, string> {
  return { 'diagnostics.md': diagnosticsPage(), 'layouts.md': layoutsPage() }
}

/** Writes the reference pages into a folder; with `dry` it only reports those that are not current, as an error. */
export function writeDocs([folder = 'docs', ...more]: readonly string[], dry: boolean): number {
  if (more.length > 0) throw new CannotRun(`"${more[0]}" is one thing too many: docs takes one folder.`)
  return writeGenerated(folder, docsFiles(), dry)
}
