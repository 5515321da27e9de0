import { cloneElement } from 'react'
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactElement, Ref } from 'react'

export type TriggerProps = ComponentProps<'button'> & { [data: `data-${string}`]: string | undefined }

/** What a popup adds to the element that opens it; what the element does already is done first. */
export function withTrigger(trigger: ReactElement<TriggerProps>, added: TriggerProps): ReactElement<TriggerProps> {
  const own = trigger.props
  return cloneElement(trigger, {
    ...added,
    ref: bothRefs(own.ref, added.ref),
    onPointerEnter: both<PointerEvent<HTMLButtonElement>>(own.onPointerEnter, added.onPointerEnter),
    onPointerLeave: both<PointerEvent<HTMLButtonElement>>(own.onPointerLeave, added.onPointerLeave),
    onPointerDown: both<PointerEvent<HTMLButtonElement>>(own.onPointerDown, added.onPointerDown),
    onFocus: both<FocusEvent<HTMLButtonElement>>(own.onFocus, added.onFocus),
    onBlur: both<FocusEvent<HTMLButtonElement>>(own.onBlur, added.onBlur),
    onClick: both<MouseEvent<HTMLButtonElement>>(own.onClick, added.onClick),
    onKeyDown: both<KeyboardEvent<HTMLButtonElement>>(own.onKeyDown, added.onKeyDown),
  })
}

function both<E extends { defaultPrevented: boolean }>(first: ((event: E) => void) | undefined, second: ((event: E) => void) | undefined) {
  if (!first || !second) return first ?? second
  return (event: E) => {
    first(event)
    if (!event.defaultPrevented) second(event)
  }
}

function bothRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): Ref<T> | undefined {
  if (!first || !second) return first ?? second
  return (element) => {
    const undone = [first, second].map((ref) => setRef(ref, element))
    return () => {
      for (const undo of undone) undo()
    }
  }
}

function setRef<T>(ref: Ref<T>, element: T | null): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element
    return () => {
      if (ref) ref.current = null
    }
  }
  const cleanUp = ref(element)
  return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
}
