import { QRCodeSVG } from 'qrcode.react'

/** The address of a payment as a code of 160 px, on a white ground with the margin that phones need. The link beside it says the same. */
export default function QrCode({ value }: { value: string }) {
  const absolute = new URL(value, document.baseURI).href
  return <QRCodeSVG value={absolute} size={160} marginSize={4} bgColor="#fff" fgColor="#000" aria-hidden="true" />
}
