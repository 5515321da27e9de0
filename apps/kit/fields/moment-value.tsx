import { Suspense } from 'react'

import { lazyComponent } from '../i18n/lazy-component.ts'
import { Skeleton } from '../layout/skeleton.tsx'
import type { ValuePropsOf } from './value-props.ts'

const Editor = lazyComponent(
  () => import('./moment-editor.tsx'),
  (module) => module.MomentEditor,
)

/** A moment. What it is written with is loaded with the first one. */
export function MomentValue({ ids, label, value, required, edit }: ValuePropsOf<string>) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <Editor ids={ids} label={label} value={value} required={required} onChange={edit} />
    </Suspense>
  )
}
