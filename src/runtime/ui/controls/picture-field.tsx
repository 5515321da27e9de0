import { useEffect, useRef, useState } from 'react'

import type { Translate } from '../../../schemas/translate.ts'
import { IconButton, buttonClass } from './button.tsx'
import { classes } from '../class-names.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { addressOf, readPictures, defaultLimits } from './picture-files.ts'
import type { ChosenPicture, PictureLimits, PictureProblem } from './picture-files.ts'
import styles from './picture-field.module.css'

type Props = Omit<FieldProps, 'error' | 'fine' | 'ticks' | 'aside'> & {
  name: string
  /** The form's message about this field. It is shown only when the field itself has refused none of the files that were chosen last. */
  error?: string | undefined
  pictures: readonly ChosenPicture[]
  onPictures: (pictures: readonly ChosenPicture[]) => void
  /** Whether pictures are being read: until they are, the form waits. */
  onReading: (isReading: boolean) => void
  limits?: PictureLimits
  /** The widget's words, with those of `pictureStrings`. */
  t: Translate
}

/** Chooses pictures of the player's device, shows them, and takes them away again. They are read as soon as they are chosen. */
export function PictureField({ name, error, pictures, onPictures, onReading, limits = defaultLimits, t, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(pictures)
  const reading = useRef(Promise.resolve())
  const [isReading, setReading] = useState(false)
  const [problems, setProblems] = useState<readonly PictureProblem[]>([])
  useEffect(() => {
    latest.current = pictures
  }, [pictures])

  function take(left: readonly ChosenPicture[], wrong: readonly PictureProblem[]) {
    latest.current = left
    setProblems(wrong)
    onPictures(left)
  }
  // One after the other: files that are chosen while others are read are added to them
  function add(files: readonly File[]) {
    if (files.length === 0) return
    tellReading(true)
    const mine = reading.current.then(async () => {
      const read = await readPictures(files, limits, latest.current.length)
      take([...latest.current, ...read.pictures], read.problems)
      if (reading.current === mine) tellReading(false)
    })
    reading.current = mine
  }
  function tellReading(is: boolean) {
    setReading(is)
    onReading(is)
  }
  function remove(at: number) {
    take(
      pictures.filter((_, index) => index !== at),
      [],
    )
    input.current?.focus() // the button that had the focus is gone
  }
  const wrong = problems.map((problem) => t(`picture.${problem.why}`, { name: problem.name, ...limits })).join(' ')
  return (
    <Field {...field} error={wrong || error}>
      {(control) => (
        <div
          className={styles.pictures}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault() // the browser would leave the page for the file
            add([...event.dataTransfer.files])
          }}
        >
          {pictures.length > 0 ? (
            <ul className={styles.list} aria-label={t('picture.chosen')}>
              {pictures.map((picture, at) => (
                <li key={`${at} ${picture.name}`} className={styles.item} data-key={picture.name}>
                  <img className={styles.preview} src={addressOf(picture)} alt="" decoding="async" draggable={false} />
                  <bdi className={styles.name}>{picture.name}</bdi>
                  <IconButton
                    className={styles.remove}
                    icon="close"
                    iconSize={16}
                    kind="secondary"
                    size="small"
                    label={t('picture.remove', { name: picture.name })}
                    onClick={() => remove(at)}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <label className={classes(buttonClass({ kind: 'secondary' }), styles.add)}>
            <span aria-hidden="true" className={styles.words}>
              <Icon name="image" size={18} />
              <span>{` ${t(isReading ? 'picture.reading' : 'picture.add')}`}</span>
            </span>
            <input
              {...control}
              ref={input}
              className="visually-hidden"
              type="file"
              name={name}
              accept="image/png,image/jpeg"
              multiple
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = '' // so that the same file can be chosen again
              }}
            />
          </label>
        </div>
      )}
    </Field>
  )
}
