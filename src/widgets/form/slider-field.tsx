import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Field } from '../../runtime/ui/controls/field.tsx'
import type { FieldProps } from '../../runtime/ui/controls/field.tsx'
import { Skeleton } from '../../runtime/ui/sections/skeleton.tsx'
import { SliderPuzzle } from '../../runtime/ui/controls/slider-puzzle.tsx'
import type { FormState } from '../../schemas/nouns/form.ts'
import styles from './view.module.css'

type Props = {
  frame: FieldProps
  slider: NonNullable<FormState['slider']>
  value: string
  onValue: (value: string) => void
  onRefresh: () => void
  t: Translate
}

/** A puzzle that proves that a person is there. Its value is the position of the piece, in px of the picture, as text. */
export function SliderField({ frame, slider, value, onValue, onRefresh, t }: Props) {
  const { state } = slider
  const failed = state === 'failed' && value === ''
  const error = frame.error ?? (failed ? t('slider-failed') : undefined)
  const drawn = slider.width > 0
  const position = Number.parseFloat(value) // a document may begin with any text
  const isSolvable = drawn && slider.background.length > 0 && (state === 'ready' || state === 'failed')
  return (
    <Field
      {...frame}
      group={!drawn || state === 'unavailable'}
      aside={
        isSolvable && (
          <button type="button" className={styles.another} onClick={onRefresh}>
            {t('slider-refresh')}
          </button>
        )
      }
      {...(error !== undefined && { error })}
      optional={undefined}
      fine={undefined}
      hint={<span className="visually-hidden">{t('slider-keys')}</span>}
    >
      {(control) =>
        state === 'unavailable' ? (
          <span className={styles.unavailable}>
            <span>{t('slider-unavailable')}</span>
            <Button id={control.id} size="small" icon="refresh" onClick={onRefresh}>
              {t('action.retry')}
            </Button>
          </span>
        ) : drawn ? (
          <span className={styles.slider} aria-busy={state === 'loading'}>
            <SliderPuzzle
              {...control}
              key={slider.round}
              puzzle={slider}
              value={Number.isFinite(position) ? position : undefined}
              onPlaced={(x) => onValue(String(x))}
              state={state === 'loading' ? 'ready' : state}
              words={{
                label: frame.label,
                rest: t('slider-rest'),
                at: (at, most) => t('slider-at', { at, most }),
                placed: t('slider-placed'),
                passed: t('slider-passed'),
              }}
            />
          </span>
        ) : (
          <span className={styles.sliderLoading} aria-busy="true">
            <Skeleton kind="box" />
            <Skeleton kind="box" />
            <span className="visually-hidden" id={control.id}>
              {t('slider-loading')}
            </span>
          </span>
        )
      }
    </Field>
  )
}
