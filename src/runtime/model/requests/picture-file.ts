/** A picture that a widget has read in base64, as a file with the type that its first byte says. */
export function fileOf({ name, data }: { name: string; data: string }): File {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' })
}
