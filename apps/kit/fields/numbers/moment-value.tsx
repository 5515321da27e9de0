import { Suspense } from 'react'

import { lazyComponent } from '../../i18n/lazy-component.ts'
import type { FieldIds } from '../../controls/field.tsx'
import { Skeleton } from '../../layout/skeleton.tsx'
import type { ValuePropsOf } from '../form/value-props.ts'

const Editor = lazyComponent(
  () => import('./moment-editor.tsx'),
  (module) => module.MomentEditor,
)

type Props = Pick<ValuePropsOf<string>, 'label' | 'value' | 'required' | 'edit'> & { ids: Partial<FieldIds>; brief?: boolean | undefined }

/** A moment. What it is written with is loaded with the first one. `brief`: without the same moment by other clocks. */
export function MomentValue({ ids, label, value, required, brief, edit }: Props) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <Editor ids={ids} label={label} value={value} required={required} brief={brief} onChange={edit} />
    </Suspense>
  )
}
