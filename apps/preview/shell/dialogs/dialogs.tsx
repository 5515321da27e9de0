import { useUnit } from 'effector-react'
import { Suspense, createElement } from 'react'
import type { ComponentType } from 'react'

import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { $openDialog, dialogClosed } from '../../model/documents/opened.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'

export type DialogOf<Kind extends OpenDialog['kind']> = { opened: Extract<OpenDialog, { kind: Kind }>; onClose: () => void }

// Each is a download of its own
const Palette = lazyComponent(
  () => import('./palette.tsx'),
  ({ Palette }) => Palette,
)
const KeysDialog = lazyComponent(
  () => import('./keys-dialog.tsx'),
  ({ KeysDialog }) => KeysDialog,
)
const StepsDialog = lazyComponent(
  () => import('./steps-dialog.tsx'),
  ({ StepsDialog }) => StepsDialog,
)
const NewDocument = lazyComponent(
  () => import('./new-document.tsx'),
  ({ NewDocument }) => NewDocument,
)
const RenameDocument = lazyComponent(
  () => import('./rename-dialog.tsx'),
  ({ RenameDocument }) => RenameDocument,
)
const ImportDialog = lazyComponent(
  () => import('./import-dialog.tsx'),
  ({ ImportDialog }) => ImportDialog,
)
const CopyPage = lazyComponent(
  () => import('./copy-page-dialog.tsx'),
  ({ CopyPage }) => CopyPage,
)

/** What other folders open, each from a file that exports `dialog`: `<kind>-dialog.tsx`. */
const elsewhere = import.meta.glob<{ dialog: ComponentType<DialogOf<OpenDialog['kind']>> }>(
  '../../**/{account,operators,gallery,review,release,canary,schedule,links,conflict,move-to,copied}-dialog.tsx',
)
const others = new Map(
  Object.entries(elsewhere).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'-dialog.tsx'.length),
    lazyComponent(load, ({ dialog }) => dialog),
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
  if (opened.kind === 'rename') return <RenameDocument opened={opened} onClose={onClose} />
  if (opened.kind === 'import') return <ImportDialog opened={opened} onClose={onClose} />
  if (opened.kind === 'copy-page') return <CopyPage opened={opened} onClose={onClose} />
  const other = others.get(opened.kind)
  return other ? createElement(other, { opened, onClose }) : null
}
