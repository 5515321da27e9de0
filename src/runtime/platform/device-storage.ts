import { attempting } from './attempt.ts'

/** What this device remembers after the tab is closed. A browser may refuse it: then nothing is remembered. */
export type DeviceStorage = {
  read: (key: string) => string | undefined
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

export function browserDeviceStorage(storage: () => Storage = () => localStorage): DeviceStorage {
  const attempt = attempting(storage)
  return {
    read: (key) => attempt((there) => there.getItem(key)) ?? undefined,
    write: (key, value) => void attempt((there) => there.setItem(key, value)),
    remove: (key) => void attempt((there) => there.removeItem(key)),
  }
}
