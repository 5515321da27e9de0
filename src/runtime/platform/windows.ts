/** Other windows. `size` in CSS px. */
export type Windows = {
  /** Opens an http(s) address without access to this window. False when it is another address or the browser refused. */
  open: (url: string, size?: { width: number; height: number }) => boolean
}

export const browserWindows: Windows = {
  open(url, size) {
    if (!isWebAddress(url)) return false
    const opened = window.open(url, '_blank', size && `popup,width=${size.width},height=${size.height}`)
    if (opened) opened.opener = null // `noopener` would do the same, but not show whether a window opened
    return opened !== null
  },
}

/** Whether a text is an absolute http or https address. Text from elsewhere must be one before it is opened or framed. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
