export type Change = { path: string; was: string | null; text: string | null }
/** Changes to files, by paths relative to the root. */
export type Changes = {
  read: (path: string) => string | null
  list: (folder: string) => string[]
  exists: (path: string) => boolean
  set: (path: string, text: string | null) => void
  delete: (path: string) => void
  all: () => Change[]
  format: () => Promise<void>
  write: () => void
}
export function createChanges(root: string): Changes
