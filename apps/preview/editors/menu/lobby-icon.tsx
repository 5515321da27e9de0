import { Folder } from 'lucide-react'
import type { Json } from '../../../../src/schemas/json.ts'

import type { IconType } from '../../../kit/icons/icon.ts'

const kept = new Map<string, IconType>()

/** An icon of the lobby, from the lobby's own sprite. */
export function lobbyIcon(name: Json | undefined, group: boolean): IconType | undefined {
  if (typeof name !== 'string' || name === '') return group ? Folder : undefined
  const id = name.replace(/^icon:/, '')
  let icon = kept.get(id)
  if (!icon)
    kept.set(
      id,
      (icon = ({ size = 16, ...rest }) => (
        <svg
          width={size}
          height={size}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          {...rest}
        >
          <use href={`/icons.svg#${id}`} />
        </svg>
      )),
    )
  return icon
}
