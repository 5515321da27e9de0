import { useEffect, useState } from 'react'

/** True while somebody types into a field of the shell: from the first letter until the field is left or the pointer moves. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (
        target instanceof HTMLElement &&
        target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true]')
      )
        setTyping(true)
    }
    const end = () => setTyping(false)
    document.addEventListener('input', begin)
    document.addEventListener('focusout', end)
    document.addEventListener('pointermove', end)
    return () => {
      document.removeEventListener('input', begin)
      document.removeEventListener('focusout', end)
      document.removeEventListener('pointermove', end)
    }
  }, [])
  return typing
}
