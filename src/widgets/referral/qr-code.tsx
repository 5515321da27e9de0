import { QRCodeSVG } from 'qrcode.react'

const size = 144 // px

/** `title` is its accessible name. */
export default function QrCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} size={size} title={title} />
}
