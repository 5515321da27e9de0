export const signedOutEvent = 'foyer:signed-out'

/** Tells the editor, whichever part of it asked, that the server answered 401: the session has ended. */
export function noteStatus(status: number | undefined): void {
  if (status === 401) window.dispatchEvent(new Event(signedOutEvent))
}
