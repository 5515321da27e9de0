import { ArrowRight, Undo2, WandSparkles } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useTyped } from '../../../kit/fields/form/typing.ts'
import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { t } from '../../../kit/i18n/words.ts'
import { isPlainValue } from '../../../../src/rules/brand-css.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import { accentValues, withAccent } from './accent-colors.ts'
import { isOwn } from '../brand-patches.ts'
import styles from './brand.module.css'
import { backgroundsOf, verdictOf } from '../../../../src/rules/color-roles.ts'
import { colorName } from './color-words.ts'
import { colorFromText, contrast, nearestReadable, parseColor, ratioText } from '../../../../src/rules/contrast.ts'

const ColorPicker = lazyComponent(
  () => import('./color-picker.tsx'),
  ({ ColorPicker }) => ColorPicker,
)

/** One colour: the square with the line of too little contrast, a sample where it is used, and the nearest readable colour. */
export function ColorDetails({
  brand,
  own,
  base,
  theme,
  tokensUsed,
  set,
  setAll,
  readOnly = false,
  name,
  title,
}: PartProps & { name: string; title: string }) {
  const tokens = brand.tokens[theme]
  const value = tokens[name] ?? ''
  const verdict = useMemo(() => verdictOf(name, tokens), [name, tokens])
  const backgrounds = useMemo(() => backgroundsOf(name, tokens), [name, tokens])
  const nearest = useMemo(
    () =>
      verdict && !verdict.isEnough
        ? nearestReadable(
            value,
            backgrounds.map(({ color }) => color),
            verdict.least,
          )
        : null,
    [verdict, value, backgrounds],
  )
  const background = backgrounds.find((one) => one.name === verdict?.against)?.color
  const keys = ['tokens', theme, name]
  const where = t(`editors.brand-${theme}`).toLowerCase()
  const hasFollowers = name === 'accent'
  const [follow, setFollow] = useState(true)
  const [opened] = useState(brand.tokens) // what follows stands to the accent as it did before it was dragged
  function put(next: string) {
    const what = t('editors.brand-color-in', { color: title, theme: where })
    if (hasFollowers && follow && parseColor(next)) setAll(accentValues(withAccent(opened, theme, next), theme), what)
    else set(keys, next, what)
  }
  const typed = useTyped(
    value,
    (one) => (typeof one === 'string' ? one : ''),
    colorFromText,
    (one) => typeof one === 'string' && put(one),
  )
  function reset() {
    const what = t('editors.brand-back-of', { what: title })
    if (hasFollowers && follow) setAll(accentValues({ dark: tokensIn(base, 'dark'), light: tokensIn(base, 'light') }, theme), what)
    else set(keys, tokensIn(base, theme)[name], what)
  }
  const pair = (color: string) => (verdict?.isBackground ? { color: background, background: color } : { color, background: background })
  const used = tokensUsed[name] ?? 0

  return (
    <section className={editor.card} aria-label={t('editors.brand-color-in', { color: title, theme: where })}>
      <header className={editor.cardHead}>
        <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
        <h3 className={editor.subtitle}>{t('editors.brand-color-in', { color: title, theme: where })}</h3>
        <span className={`${editor.quiet} ${editor.push}`}>{t('editors.brand-used', { count: used })}</span>
      </header>
      <div className={styles.details}>
        <div className={styles.pick}>
          {!readOnly && parseColor(value) && (
            <Suspense fallback={<Skeleton />}>
              <ColorPicker
                label={title}
                value={value}
                onChange={put}
                backgrounds={backgrounds.map(({ color }) => color)}
                least={verdict?.least ?? 0}
              />
            </Suspense>
          )}
          <Field label={t('editors.brand-value')} problem={isPlainValue(value) ? undefined : t('editors.brand-value-broken')}>
            {(ids) => (
              <TextField
                {...ids}
                mono
                value={typed.text}
                readOnly={readOnly}
                onChange={typed.type}
                onBlur={typed.leave}
                onKeyDown={(event) => event.key === 'Enter' && typed.leave()}
              />
            )}
          </Field>
          {!readOnly && hasFollowers && (
            <Switch label={t('editors.brand-follow')} hint={t('editors.brand-follow-hint')} checked={follow} onChange={setFollow} />
          )}
          {!readOnly && base !== undefined && isOwn(own, keys) && (
            <Button icon={Undo2} onClick={reset}>
              {t('editors.brand-back')}
            </Button>
          )}
        </div>
        {verdict && (
          <div className={styles.reads}>
            <div className={editor.line}>
              <span className={styles.sample} style={pair(value)}>
                <span>{t('editors.brand-sample')}</span>
                <small>{t('editors.brand-now', { ratio: ratioText(verdict.ratio) })}</small>
              </span>
              {nearest !== null && background !== undefined && (
                <>
                  <ArrowRight size={14} aria-hidden="true" />
                  <span className={styles.sample} style={pair(nearest)}>
                    <span>{t('editors.brand-sample')}</span>
                    <small>{t('editors.brand-nearest', { ratio: ratioText(contrast(nearest, background) ?? 1) })}</small>
                  </span>
                </>
              )}
            </div>
            {verdict.isEnough ? (
              <Notice kind="good">
                {t('editors.brand-can-read', {
                  text: verdict.isBackground ? colorName(verdict.against) : title,
                  ground: (verdict.isBackground ? title : colorName(verdict.against)).toLowerCase(),
                  least: ratioText(verdict.least),
                })}
              </Notice>
            ) : (
              <Notice kind="fault">
                {t(nearest === null ? 'editors.brand-cannot-read-none' : 'editors.brand-cannot-read', {
                  text: verdict.isBackground ? colorName(verdict.against) : title,
                  ground: (verdict.isBackground ? title : colorName(verdict.against)).toLowerCase(),
                  theme: where,
                  least: ratioText(verdict.least),
                })}
              </Notice>
            )}
            {!readOnly && nearest !== null && (
              <Button kind="primary" icon={WandSparkles} onClick={() => put(nearest)}>
                {t('editors.brand-use', { color: nearest, theme: where })}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** A base was checked as a brand. */
function tokensIn(base: PartProps['base'], theme: string): Readonly<Record<string, string>> {
  return (base?.tokens as Readonly<Record<string, Readonly<Record<string, string>>>> | undefined)?.[theme] ?? {}
}
