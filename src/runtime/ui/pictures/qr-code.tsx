import { QRCodeSVG } from 'qrcode.react'

// The specification's section 9: 120 px with a margin of 5, here of the white ground around the code
const size = 120
const margin = 5

/**
 * The code of an address. Whoever draws it loads it when it is seen, and draws the white ground of 5 px around it. `title` is its
 * accessible name; without one, words beside it say what it is.
 */
export default function QrCode({ value, title }: { value: string; title?: string }) {
  return <QRCodeSVG value={value} size={size - 2 * margin} {...(title ? { title } : { 'aria-hidden': true })} />
}
