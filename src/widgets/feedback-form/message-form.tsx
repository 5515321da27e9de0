import { useEffect, useId, useRef, useState } from 'react'

import type { Feedback } from '../../schemas/nouns/service.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import card from '../../runtime/ui/sections/card.module.css'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { PictureField } from '../../runtime/ui/controls/picture-field.tsx'
import type { ChosenPicture } from '../../runtime/ui/controls/picture-files.ts'
import { SelectField } from '../../runtime/ui/controls/select-field.tsx'
import { formatText } from '../../runtime/ui/text/text.ts'
import { AreaField } from '../../runtime/ui/controls/text-field.tsx'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import type { FeedbackFormProps } from './contract.ts'
import styles from './view.module.css'

const types: readonly string[] = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'CUSTOMER_SERVICE', 'APPLICATION', 'OTHER']

type Props = {
  feedback: Feedback
  pictures: readonly ChosenPicture[]
  onPictures: (pictures: readonly ChosenPicture[]) => void
  send: FeedbackFormProps['send']
  t: Translate
}

/** What is typed stays until the gateway has said that it has it. */
export function MessageForm({
  feedback: { about, characters, pictures: limits, call, sent, draft },
  pictures,
  onPictures,
  send,
  t,
}: Props) {
  const id = useId()
  const [typed, change] = useDraft(about, draft, send)
  const { form, told, tell } = useTold()
  const [isReading, setReading] = useState(false)
  const [isNew, setNew] = useState(true) // nothing of this message was tried to be sent
  const { questionType = '', content = '', pictures: chosenBefore = '' } = typed
  const newest = sent.find((each) => each.about === about)
  const emptied = useRef(newest?.key)
  useEffect(() => {
    if (!newest || newest.key === emptied.current) return
    emptied.current = newest.key
    if (content.trim() !== newest.content) return // another message has been begun
    change({ questionType: '', content: '', pictures: '' })
    onPictures([])
    setNew(true)
  }, [newest, content, change, onPictures])

  const length = [...content.trim()].length
  const typeError = types.includes(questionType) ? undefined : t('type.missing')
  const contentError = length >= characters.least && length <= characters.most ? undefined : t('content.wrong', characters)
  const shown = told && !isNew
  const refused = call.status === 'refused' ? call.refusal : undefined
  const refusalAt = (field: 'questionType' | 'content' | 'images') => (refused?.field === field ? formatText(t, refused.text) : undefined)
  const isSending = call.status === 'sending'
  return (
    <form
      ref={form}
      className={classes(card.card, styles.form)}
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        setNew(false)
        if (isSending || isReading) return
        if (typeError ?? contentError) tell()
        else send({ kind: 'send-feedback', about, questionType, content, pictures: [...pictures] })
      }}
    >
      <p className={styles.text}>{t(`text.${about}`)}</p>
      {newest && content === '' ? (
        <MessageBar kind="success" data-call="done">
          {newest.reference === undefined ? t('done') : t('done.number', { reference: newest.reference })}
        </MessageBar>
      ) : null}
      {call.status === 'unknown' ? (
        <MessageBar kind="warning" data-call="unknown">
          {t('unknown')}
        </MessageBar>
      ) : null}
      {refused && !refused.field ? (
        <MessageBar kind="danger" data-call="refused">
          {formatText(t, refused.text)}
        </MessageBar>
      ) : null}
      <SelectField
        id={`${id}-type`}
        name="questionType"
        label={t('type')}
        required
        placeholder={t('type.choose')}
        options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={questionType}
        onValue={(value) => change({ questionType: value })}
        error={shown && typeError ? typeError : refusalAt('questionType')}
      />
      <AreaField
        id={`${id}-content`}
        name="content"
        label={t('content')}
        required
        rows={5}
        dir="auto"
        hint={t('content.hint', characters)}
        maxLength={characters.most}
        count={(used, most) => t('content.used', { used, most })}
        value={content}
        onValue={(text) => change({ content: text })}
        error={shown && contentError ? contentError : refusalAt('content')}
      />
      <PictureField
        id={`${id}-images`}
        name="images"
        label={t('pictures')}
        optional={t('optional')}
        hint={t('pictures.hint', limits)}
        limits={limits}
        onReading={setReading}
        error={refusalAt('images')}
        pictures={pictures}
        onPictures={(chosen) => {
          onPictures(chosen)
          change({ pictures: chosen.map(({ name }) => name).join(', ') })
        }}
        t={t}
      />
      {pictures.length === 0 && chosenBefore !== '' ? (
        <MessageBar kind="info">{t('pictures.again', { names: chosenBefore })}</MessageBar>
      ) : null}
      <Button kind="primary" size="large" type="submit" className={styles.send} icon="send" aria-disabled={isSending || isReading}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
