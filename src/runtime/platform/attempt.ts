/** Runs something on a storage of the browser; `undefined` when the browser refuses (private windows, full disk). */
export function attempting(storage: () => Storage) {
  return <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(storage())
    } catch {
      return undefined
    }
  }
}
