import { useUnit } from 'effector-react'
import { useMemo, useRef } from 'react'

import type { Usage } from '../../../../src/authoring/usage/usage.ts'
import type { Brand } from '../../../../src/schemas/documents.ts'
import { BrandEditor } from './brand-editor.tsx'
import { usePartFocus } from '../use-part-focus.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $sel, partChosen } from '../../model/view/choice.ts'
import { $baseBrand, $brandName, $documents, $effective, baseBrand, groupClosed } from '../../model/documents/documents.ts'
import { $drawnTheme } from '../../model/view/default-view-settings.ts'
import { viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { $parts, partShown } from '../../model/view/parts.ts'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { $brand } from '../choices.ts'
import { usage } from '../fixed-document.ts'
import { useEditDocument } from '../part-edits.ts'
import { useRequestedPlace } from '../requested-field.ts'
import { tokenWidgets } from 'virtual:token-widgets'
import editors from '../../locales/en/editors.json'

export const words = { editors }

/** The brand editor, connected to the editor's model. */
export function BrandOfDraft() {
  const { brand, name, documents, effective, base, catalogue, theme, changeSettings, parts, show, sel, choose, closeGroup } = useUnit({
    parts: $parts,
    show: partShown,
    sel: $sel,
    choose: partChosen,
    brand: $brand,
    name: $brandName,
    documents: $documents,
    effective: $effective,
    base: $baseBrand,
    catalogue: $catalogue,
    theme: $drawnTheme,
    changeSettings: viewSettingsChanged,
    closeGroup: groupClosed,
  })
  const onEdit = useEditDocument(name)
  const tokensUsed = useMemo(() => blocksByToken(catalogue && usage(effective, catalogue)), [catalogue, effective])
  const container = useRef<HTMLDivElement>(null)
  const own = documents.get(name)
  const whole = brand as unknown as Brand // as authored over its base, which is a brand
  const readable = own !== undefined && own !== null && Boolean(whole.tokens && whole.languages && whole.constants)
  usePartFocus(container, readable)
  useFocusPlace(container, useRequestedPlace(name))
  if (!own || !readable) return <Skeleton lines={12} />
  return (
    <div ref={container} style={fill} onBlur={() => closeGroup()}>
      <BrandEditor
        brand={whole}
        own={own}
        base={name === `brand/${baseBrand}` ? undefined : base}
        tokensUsed={tokensUsed}
        theme={theme}
        onTheme={(next) => changeSettings({ theme: next })}
        onEdit={onEdit}
        part={parts.brand}
        onPart={(brand) => show({ brand })}
        chosen={sel ?? undefined}
        onChoose={(color) => choose(color ?? null)}
      />
    </div>
  )
}

/** How many blocks draw with each colour: those whose type reads it, and those that name it in a setting. */
export function blocksByToken(known: Pick<Usage, 'of' | 'names'> | null): Readonly<Record<string, number>> {
  if (!known) return {}
  const tokens = new Set([...Object.keys(tokenWidgets), ...known.names('token')])
  return Object.fromEntries(
    [...tokens].map((token) => {
      const uses = [...(tokenWidgets[token] ?? []).flatMap((widget) => known.of('widget', widget)), ...known.of('token', token)]
      return [token, new Set(uses.map(({ document, subject }) => `${document} ${subject}`)).size]
    }),
  )
}

const fill = { display: 'contents' } as const
