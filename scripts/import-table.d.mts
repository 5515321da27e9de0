/** The files that a file imports by a relative path, each with the offset and the length of its import. */
export function importsOf(file: { path: string; text: string }): { to: string; at: number; length: number }[]

/** What is wrong with an import of one file by another; `undefined` when the table allows it. */
export function refusal(from: string, to: string): string | undefined

/**
 * The topics of the model, and files beside them, that import each other: two directly, as `a ↔ b`, and the groups in which each leads to
 * each. Dynamic imports and types count.
 */
export function circlesOfModel(files: readonly { path: string; text: string }[]): { pairs: string[]; knots: string[][] }
