import { QRCodeSVG } from 'qrcode.react'

// The specification's section 9: 120 px with a margin of 5, here of the white ground around the code
const size = 120
const margin = 5

export default function QrCode({ value }: { value: string }) {
  return <QRCodeSVG value={value} size={size - 2 * margin} aria-hidden="true" />
}
