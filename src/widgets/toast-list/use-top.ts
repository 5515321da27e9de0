import { useEffect, useState } from 'react'

/**
 * The parent that an element needs to be above everything and usable: the topmost open dialog, because everything outside a
 * modal dialog is inert; `undefined` without one. Searches only while `needed`.
 */
export function useTopDialog(needed: boolean): HTMLDialogElement | undefined {
  const [top, setTop] = useState<HTMLDialogElement>()
  useEffect(() => {
    if (!needed) return undefined
    const look = () => setTop([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1))
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [needed])
  return needed ? top : undefined
}
