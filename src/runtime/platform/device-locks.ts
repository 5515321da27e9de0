/** What only one tab of this device does at a time. */
export type DeviceLocks = {
  /** Takes a name and gives what frees it; `undefined` when another tab has it. A tab that is closed frees what it has. */
  take: (name: string) => Free | undefined | Promise<Free | undefined>
}
type Free = () => void
type Manager = Pick<LockManager, 'request'>

/** Grants every lock at once, for a portal that shares nothing with other tabs. */
export const noLocks: DeviceLocks = { take: () => () => undefined }

/** The browser's own locks; without them, as on a page that did not come over HTTPS, every tab counts as the only one. */
export function browserDeviceLocks(manager: () => Manager | undefined = ownManager): DeviceLocks {
  return {
    take(name) {
      const locks = manager()
      if (!locks) return noLocks.take(name)
      return new Promise((resolve) => {
        locks
          .request(name, { ifAvailable: true }, (lock) => {
            if (!lock) return resolve(undefined)
            return new Promise<void>((free) => resolve(() => free()))
          })
          .catch(() => resolve(noLocks.take(name))) // the browser refuses locks here
      })
    },
  }
}

function ownManager(): Manager | undefined {
  return globalThis.isSecureContext ? navigator.locks : undefined
}
