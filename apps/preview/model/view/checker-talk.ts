import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { FileDiagnostic } from '../../../../src/authoring/release/release.ts'

// Messages between the editor and the worker that checks and writes documents. Both are of one build: no parsing.

/** `isPublished`: the published documents have it too. */
export type FoundProblem = FileDiagnostic & { isPublished?: boolean }

/** A file as the checker knows it; `path` as in `layouts/`. */
export type CheckedFile = { name: string; brand: string; path: string; text: string }

export type ToChecker =
  /** All there is. */
  | { kind: 'workspace'; brand: string; files: readonly CheckedFile[] }
  /** A file as it is now. */
  | { kind: 'published'; file: CheckedFile }
  /** The current document: its text is written over `before` and sent back. `body` null: there is none. */
  | { kind: 'document'; serial: number; name: string; brand: string; path: string; before: string | undefined; body: JsonObject | null }
  /** A text that is no document yet, as it was typed. */
  | { kind: 'text'; name: string; brand: string; path: string; text: string }

export type FromChecker =
  | { kind: 'written'; serial: number; name: string; text: string | null }
  /** Everything that is wrong with the brand now. `serial` is that of the last document it knows. */
  | { kind: 'problems'; serial: number; problems: readonly FoundProblem[]; ms: number }
