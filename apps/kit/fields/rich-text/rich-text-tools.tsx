import { Bold, Heading1, Heading2, Italic, Link2, List, ListOrdered } from 'lucide-react'
import { useState } from 'react'

import type { RichTextBlock } from '../../../../src/schemas/rich-text.ts'
import type { TextChange, TextFormat } from '../../../../src/schemas/preview.ts'
import { Button, IconButton } from '../../buttons/button.tsx'
import { Field } from '../../controls/field.tsx'
import type { IconType } from '../../icons/icon.ts'
import { t } from '../../i18n/words.ts'
import { Toolbar } from '../../layout/toolbar.tsx'
import { PagePicker } from '../pages/page-picker.tsx'
import type { RouteChoice } from '../form/types.ts'
import css from './rich-text.module.css'

const stylesOffered: readonly { style: RichTextBlock['style']; icon: IconType }[] = [
  { style: 'heading', icon: Heading1 },
  { style: 'subheading', icon: Heading2 },
  { style: 'bullet', icon: List },
  { style: 'number', icon: ListOrdered },
]
const emphasis = [
  { mark: 'bold', icon: Bold, shortcut: 'mod+b' },
  { mark: 'italic', icon: Italic, shortcut: 'mod+i' },
] as const

/** The buttons over a text with headings, lists, emphasis and links, and the page that a link leads to. */
export function RichTextTools({
  format,
  routes,
  onChange,
}: {
  format: TextFormat
  routes: readonly RouteChoice[]
  onChange: (change: TextChange) => void
}) {
  const [isLinking, setLinking] = useState(false)
  const canLink = format.to !== undefined || !format.isEmpty
  return (
    <>
      <Toolbar label={t('inspector.text-tools')} className={css.tools}>
        {stylesOffered.map(({ style, icon }) => (
          <IconButton
            key={style}
            size="small"
            icon={icon}
            label={t(`inspector.text-${style}`)}
            pressed={format.style === style}
            onClick={() => onChange({ style })}
          />
        ))}
        {emphasis.map(({ mark, icon, shortcut }) => (
          <IconButton
            key={mark}
            size="small"
            icon={icon}
            label={t(`inspector.text-${mark}`)}
            shortcut={shortcut}
            pressed={format[mark]}
            onClick={() => onChange({ mark })}
          />
        ))}
        <IconButton
          size="small"
          icon={Link2}
          label={t('inspector.text-link')}
          pressed={format.to !== undefined || isLinking}
          disabled={canLink ? undefined : t('inspector.text-link-nothing')}
          onClick={() => setLinking(!isLinking)}
        />
      </Toolbar>
      {isLinking && canLink ? (
        <div className={css.link}>
          <Field label={t('inspector.text-link-to')}>
            {(ids) => (
              <PagePicker
                ids={ids}
                label={t('inspector.text-link-to')}
                value={format.to}
                routes={routes}
                onChange={(to) => onChange({ to })}
              />
            )}
          </Field>
          {format.to === undefined ? null : (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                onChange({ to: null })
                setLinking(false)
              }}
            >
              {t('inspector.text-unlink')}
            </Button>
          )}
        </div>
      ) : null}
    </>
  )
}
