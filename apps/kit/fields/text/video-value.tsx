import { videoAddress } from '../../../../src/schemas/video.ts'
import { TextField } from '../../controls/text-field.tsx'
import { useTyped } from '../form/typing.ts'
import type { ValuePropsOf } from '../form/value-props.ts'

/** The address of a video in whatever form it was copied: the document has one form. Another text stays, and is said to be none. */
export function VideoValue({ ids, value, edit }: ValuePropsOf<string>) {
  const typed = useTyped(
    value,
    (known) => (typeof known === 'string' ? known : ''),
    (text) => (text.trim() === '' ? undefined : (videoAddress(text) ?? text)),
    (next) => edit(next, true),
  )
  return <TextField {...ids} dir="ltr" inputMode="url" value={typed.text} onChange={typed.type} onBlur={typed.leave} />
}
