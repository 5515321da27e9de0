import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import type { DraftSaver } from './draft-saver.ts'
import type { Published } from '../documents/documents.ts'

const pauseMs = 400 // after the last edit of a document

type Check = { serial: number; name: string; body: JsonObject | null; before: string | undefined }

/**
 * What one open draft has to write: it waits for a pause after an edit, has the document written as text, and passes the text to the saver.
 * One for each workspace that is opened.
 */
export class DraftQueue {
  readonly saver: DraftSaver
  /** Files as they are in `layouts/`. */
  published: ReadonlyMap<string, Published>
  private readonly check: (request: Check) => void
  /** What was passed to the saver last, by document. */
  private readonly kept = new Map<string, JsonObject | null>()
  /** Documents that were edited here, and what waits. */
  private readonly planned = new Map<string, ReturnType<typeof setTimeout> | undefined>()
  /** Texts as they were typed, which are kept where nothing changed. */
  private readonly spacing = new Map<string, string>()
  /**
   * Edits whose text has not been passed on yet: a report about an older text does not finish them. The serial that it is
   * written under, once it is.
   */
  private readonly unsent = new Map<string, number | 'rests'>()
  /** Serials up to which texts were written before the document was merged with another: the merged one is written after them. */
  private readonly outdated = new Map<string, number>()
  private serial = 0

  /** The workspace whose documents it writes: those of another brand, which the store may hold already, are none of its own. */
  readonly workspace: Workspace

  constructor(workspace: Workspace, saver: DraftSaver, published: ReadonlyMap<string, Published>, check: (request: Check) => void) {
    this.workspace = workspace
    this.saver = saver
    this.published = published
    this.check = check
  }

  /** A document is as the server has it: there is nothing to write. */
  markSaved(name: string, body: JsonObject | null): void {
    this.kept.set(name, body)
  }

  /** A draft that the server has is written and checked in its current state, so that its problems are known. */
  checkNow(name: string, body: JsonObject | null): void {
    this.check({ serial: this.serial, name, body, before: this.published.get(name)?.text })
  }

  /** Names of the documents that changed since they were last passed to the saver. */
  changedIn(documents: ReadonlyMap<string, JsonObject | null>): string[] {
    const changed = [...documents].filter(([name, body]) => this.kept.get(name) !== body).map(([name]) => name)
    const gone = [...this.kept].filter(([name, body]) => body !== null && !documents.has(name)).map(([name]) => name)
    return [...changed, ...gone]
  }

  /** Writes a document after a pause of its edits. */
  plan(name: string, body: JsonObject | null): void {
    this.kept.set(name, body)
    this.unsent.set(name, 'rests')
    clearTimeout(this.planned.get(name))
    this.planned.set(
      name,
      setTimeout(() => this.handOver(name), pauseMs),
    )
  }

  /** Writes at once what waits for a pause. */
  hurry(): void {
    for (const [name, serial] of this.unsent) {
      if (serial !== 'rests') continue
      clearTimeout(this.planned.get(name))
      this.handOver(name)
    }
  }

  /** Whether edits of a document have not been passed to the saver yet. */
  isUnsent(name: string): boolean {
    return this.unsent.has(name)
  }

  /** A text that is a document was typed: its spacing is kept from now on. */
  keepSpacing(name: string, text: string): void {
    this.spacing.set(name, text)
  }

  forgetSpacing(name: string): void {
    this.spacing.delete(name)
  }

  /** The document holds from now on what the published text with this tag has; null: there is none. */
  mergedWith(name: string, etag: string | null): void {
    this.outdated.set(name, this.serial)
    this.saver.mergedWith(name, etag ?? undefined)
  }

  /** The text of a document has been written. */
  written(name: string, text: string | null, serial: number): void {
    if (!this.planned.has(name) || serial <= (this.outdated.get(name) ?? -1)) return
    if (this.unsent.get(name) === serial) this.unsent.delete(name)
    this.saver.wants(name, text)
  }

  /** Passes every edited document to the saver, as `write` formats it: used when the checker, which normally does that, fails. */
  writeAll(write: (before: string | undefined, body: JsonObject) => string): void {
    for (const name of this.planned.keys()) {
      const body = this.kept.get(name) ?? null
      this.unsent.delete(name)
      this.saver.wants(name, body && write(this.baseText(name), body))
    }
  }

  stop(): void {
    this.saver.stop()
    for (const timer of this.planned.values()) clearTimeout(timer)
  }

  private handOver(name: string): void {
    this.serial += 1
    this.unsent.set(name, this.serial)
    this.check({ serial: this.serial, name, body: this.kept.get(name) ?? null, before: this.baseText(name) })
  }

  private baseText(name: string): string | undefined {
    return this.spacing.get(name) ?? this.published.get(name)?.text
  }
}
