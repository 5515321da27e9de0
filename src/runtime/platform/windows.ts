/** Other windows. `size` in CSS px. */
export type Windows = {
  /** Opens an http(s) address that gets no hold of this window. False when it is no such address or the browser refused. */
  open: (url: string, size?: { width: number; height: number }) => boolean
}

export const browserWindows: Windows = {
  open(url, size) {
    if (!isWebAddress(url)) return false
    if (!size) {
      window.open(url, '_blank', 'noopener')
      return true // with `noopener` a browser never says whether it opened
    }
    const opened = window.open(url, '_blank', `popup,width=${size.width},height=${size.height}`)
    if (opened) opened.opener = null
    return opened !== null
  },
}

/** An absolute http or https address: what text from elsewhere must be before it is opened or framed. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
