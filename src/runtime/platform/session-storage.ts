import { attempting } from './attempt.ts'

/** What the tab remembers until it is closed. */
export type SessionStorage = {
  read: (key: string) => string | undefined
  write: (key: string, value: string) => void
  remove: (key: string) => void
  /** Removes everything but the named keys. */
  clear: (but?: readonly string[]) => void
}

/** A browser may refuse storage (private windows, full disk): the portal then remembers in memory, until a reload. */
export function browserSessionStorage(storage: () => Storage = () => sessionStorage): SessionStorage {
  const memory = new Map<string, string>()
  const attempt = attempting(storage)
  return {
    read: (key) => attempt((there) => there.getItem(key)) ?? memory.get(key),
    write(key, value) {
      if (attempt((there) => (there.setItem(key, value), true))) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((there) => there.removeItem(key))
    },
    clear(but = []) {
      for (const key of memory.keys()) if (!but.includes(key)) memory.delete(key)
      attempt((there) => {
        for (const key of Object.keys(there)) if (!but.includes(key)) there.removeItem(key)
      })
    },
  }
}
