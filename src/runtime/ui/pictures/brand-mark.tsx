import { use } from 'react'
import type { ReactNode } from 'react'

import { DrawingContext } from '../drawing.ts'
import { lettersOf } from '../text/letters.ts'
import styles from './brand-mark.module.css'

/** The brands' logos by brand id, on a field of 32 by 32, in the brand's colours. Decoration: the name is beside it. */
const marks: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [
    'foyer',
    <>
      <path fill="var(--color-accent)" d="M4 30V15.5a12 12 0 0 1 24 0V30z" />
      <path fill="var(--color-on-accent)" d="M10.6 30V17a5.9 5.9 0 0 1 11.8 0v13z" />
      <path fill="var(--color-accent)" d="M11.7 29.2V17.4c0-2.2.9-3.7 2.3-4.3l4.4 3.1v12z" />
      <circle cx="16.5" cy="22.6" r="1" fill="var(--color-on-accent)" />
    </>,
  ],
  [
    'kestrel',
    <path
      key="bird"
      fill="var(--color-accent)"
      d="M1 13.2 12.6 12 9.4 2.4 18.6 9l11.6-1.8-6.4 8.4 4 3.2-6 .6L24 29.6l-9.2-8L5 25.4l4.8-7.4z"
    />,
  ],
])

/** The logo of a brand, `size` px wide and high; the first letter of its name on a disc for a brand that has no logo. */
export function BrandMark({ id, name, size = 32 }: { id: string; name: string; size?: number }) {
  const { language } = use(DrawingContext)
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className={styles.mark} aria-hidden="true" focusable="false">
      {marks.get(id) ?? (
        <>
          <rect x="2" y="2" width="28" height="28" rx="9" fill="var(--color-accent)" />
          <text x="16" y="22" textAnchor="middle" fontSize="17" fontWeight="800" fill="var(--color-on-accent)">
            {lettersOf(name)[0]?.toLocaleUpperCase(language)}
          </text>
        </>
      )}
    </svg>
  )
}
