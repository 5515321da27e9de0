import { useUnit } from 'effector-react'
import { Suspense, createElement, lazy } from 'react'
import type { ComponentType } from 'react'

import { $openDialog, dialogClosed } from '../model/opened.ts'
import type { OpenDialog } from '../model/opened.ts'

export type DialogOf<Kind extends OpenDialog['kind']> = { opened: Extract<OpenDialog, { kind: Kind }>; onClose: () => void }

// Each is a download of its own
const Palette = lazy(() => import('./palette.tsx').then(({ Palette: part }) => ({ default: part })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then(({ KeysDialog: part }) => ({ default: part })))
const StepsDialog = lazy(() => import('./steps-dialog.tsx').then(({ StepsDialog: part }) => ({ default: part })))
const NewDocument = lazy(() => import('./new-document.tsx').then(({ NewDocument: part }) => ({ default: part })))
const ImportDialog = lazy(() => import('./import-dialog.tsx').then(({ ImportDialog: part }) => ({ default: part })))

/** What other folders open, each from a file that exports `dialog`: `<folder>/<kind>-dialog.tsx`. */
const elsewhere = import.meta.glob<ComponentType<DialogOf<OpenDialog['kind']>>>('../*/{gallery,review,conflict,move-to}-dialog.tsx', {
  import: 'dialog',
})
const others = new Map(
  Object.entries(elsewhere).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'-dialog.tsx'.length),
    lazy(async () => ({ default: await load() })),
  ]),
)

/** The overlays above the editor, one at a time. */
export function Dialogs() {
  const { opened, close } = useUnit({ opened: $openDialog, close: dialogClosed })
  return opened ? (
    <Suspense fallback={null}>
      <Over key={opened.kind} opened={opened} onClose={() => close()} />
    </Suspense>
  ) : null
}

function Over({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.kind === 'palette') return <Palette opened={opened} onClose={onClose} />
  if (opened.kind === 'keys') return <KeysDialog onClose={onClose} />
  if (opened.kind === 'steps') return <StepsDialog onClose={onClose} />
  if (opened.kind === 'new-document') return <NewDocument opened={opened} onClose={onClose} />
  if (opened.kind === 'import') return <ImportDialog onClose={onClose} />
  const other = others.get(opened.kind)
  return other ? createElement(other, { opened, onClose }) : null
}
