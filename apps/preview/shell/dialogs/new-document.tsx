import { useUnit } from 'effector-react'
import { Copy, FilePlus, LayoutTemplate, Megaphone, Shapes, TextAlignStart } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { directionOf } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { documentOpened } from '../../model/view/choice.ts'
import { $brandName, $documents, edited } from '../../model/documents/documents.ts'
import { $changeForBrand } from '../../model/documents/own-changes.ts'
import { documentTitle, idFromTitle } from '../../model/documents/titles.ts'
import { $languages } from '../../model/words/portal-words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { ChoiceCards } from '../../../kit/controls/choice-cards.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { languageName } from '../../../kit/fields/words/language-name.ts'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { DialogOf } from './dialogs.tsx'
import { making } from '../documents/making.ts'
import { addressProblem, idProblem, newKinds } from '../documents/new-documents.ts'
import type { NewKind } from '../documents/new-documents.ts'
import { templateNames } from '../documents/page-templates.ts'
import { kindIcons } from '../documents/kinds.ts'
import newDocument from '../../locales/en/new-document.json'
import styles from './dialogs.module.css'

export const words = { 'new-document': newDocument }

const templateIcons = { promotion: Megaphone, landing: LayoutTemplate, category: Shapes, text: TextAlignStart, blank: FilePlus, copy: Copy }
const longestTitle = 200

/** Creates a document from nothing, from a template or from another one. Errors are shown during typing. */
export function NewDocument({ opened, onClose }: DialogOf<'new-document'>) {
  const {
    documents,
    edit,
    announce,
    open,
    changeForBrand,
    languages: offered,
    brandName,
  } = useUnit({
    documents: $documents,
    edit: edited,
    announce: announced,
    open: documentOpened,
    changeForBrand: $changeForBrand,
    languages: $languages,
    brandName: $brandName,
  })
  const from = opened.from
  const [fromKind = ''] = from?.split('/') ?? []
  const [kind, setKind] = useState<NewKind>(newKinds.find((one) => one === fromKind) ?? 'page')
  const [template, setTemplate] = useState<keyof typeof templateIcons>('promotion')
  const [title, setTitle] = useState('')
  const [translations, setTranslations] = useState<Partial<Record<LanguageCode, string>>>({})
  const [typedId, setTypedId] = useState<string>()
  const [typedAddress, setTypedAddress] = useState<string>()
  const [menu, setMenu] = useState('')
  const [start, setStart] = useState(from ?? '')
  const [target, setTarget] = useState('page/home')
  const [touched, setTouched] = useState(false)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)

  const isPage = kind === 'page'
  const ownLanguage = documents.get(brandName)?.defaultLanguage
  const language = offered.find((one) => one === ownLanguage) ?? offered[0] ?? 'EN'
  const others = offered.filter((one) => one !== language)
  const id = typedId?.trim() ?? (isPage ? idFromTitle(title) : '')
  const suggested = isPage && id !== '' && addressProblem(documents, `/${id}`) === undefined ? `/${id}` : ''
  const address = isPage ? (typedAddress?.trim() ?? suggested) : ''
  const name = from ? documentTitle(from, documents.get(from)) : ''
  const wrongTitle =
    isPage && !from && title.trim() === ''
      ? 'new-document.title-missing'
      : title.length > longestTitle
        ? 'new-document.title-long'
        : undefined
  const wrongId = idProblem(documents, kind, id)
  const wrongAddress = isPage ? addressProblem(documents, address) : undefined
  const wrongStart = isPage && !from && template === 'copy' && start === '' ? 'new-document.copied-page' : undefined
  const problem = wrongTitle ?? wrongId ?? wrongAddress ?? wrongStart
  const named = (pattern: RegExp) =>
    [...documents].flatMap(([one, body]) => (body && pattern.test(one) ? [{ value: one, label: documentTitle(one, body), hint: one }] : []))
  const bodies = named(new RegExp(`^${kind}/`))

  const make = () => {
    setTouched(true)
    if (problem) return
    const translated = others.flatMap((one) => {
      const text = translations[one]?.trim() ?? ''
      return isPage && text !== '' ? [{ language: one, text }] : []
    })
    const titles = [{ language, text: title.trim() }, ...translated]
    const to = { doc: `${kind}/${id}`, sel: null }
    const copied = from || !isPage || template === 'copy' ? start : ''
    const { label, whole } = making(documents, { kind, id, titles, template, address, menu, start: copied, target }, changeForBrand)
    edit({ label, whole, to })
    announce(`${label}.`)
    open(to)
    onClose()
  }
  const shownId = typedId ?? id
  const isMissing = problem === 'new-document.title-missing' || problem === 'new-document.id-missing' || problem === wrongStart
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      initialFocus={first}
      title={from ? t('new-document.start-copy', { name }) : t('shell.new-document')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" kind="primary" disabled={problem && (touched || !isMissing) ? t(problem) : false} type="submit" form={form}>
            {t(isPage ? 'new-document.make-page' : 'new-document.make-kind')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        {from ? null : (
          <Segmented
            label={t('shell.kind')}
            value={kind}
            onChange={(next) => {
              setKind(next)
              setStart('')
            }}
            options={newKinds.map((value) => ({ value, label: t(`shell.kind.${value}`), icon: kindIcons[value] }))}
          />
        )}
        {isPage ? (
          <Field
            label={t('new-document.title')}
            hint={t('new-document.title-hint')}
            problem={wrongTitle && (touched || title !== '') ? t(wrongTitle) : undefined}
          >
            {(ids) => <TextField {...ids} ref={first} value={title} autoComplete="off" onChange={setTitle} />}
          </Field>
        ) : null}
        {isPage && others.length > 0 ? (
          <details className={styles.languages} open={others.length === 1 || undefined}>
            <summary>{t('new-document.title-others', { count: others.length })}</summary>
            <p>{t('new-document.title-in-hint')}</p>
            {others.map((one) => (
              <Field key={one} label={t('new-document.title-in', { language: languageName(one) })}>
                {(ids) => (
                  <TextField
                    {...ids}
                    dir={directionOf(one) === 'rtl' ? 'rtl' : 'auto'}
                    value={translations[one] ?? ''}
                    autoComplete="off"
                    onChange={(text) => setTranslations((before) => ({ ...before, [one]: text }))}
                  />
                )}
              </Field>
            ))}
          </details>
        ) : null}
        {isPage && !from ? (
          <Field label={t('new-document.template')} group>
            {() => (
              <ChoiceCards
                label={t('new-document.template')}
                value={template}
                onChange={(next) => {
                  setTemplate(next)
                  setStart('')
                }}
                options={templateNames.map((value) => ({
                  value,
                  label: t(`new-document.template.${value}`),
                  about: t(`new-document.template-is.${value}`),
                  icon: templateIcons[value],
                }))}
              />
            )}
          </Field>
        ) : null}
        {from || (isPage && template !== 'copy') ? null : (
          <Field
            label={t(isPage ? 'new-document.copied-page' : 'new-document.start-from')}
            problem={wrongStart && touched ? t(wrongStart) : undefined}
          >
            {(ids) => (
              <Combobox
                {...ids}
                label={t(isPage ? 'new-document.copied-page' : 'new-document.start-from')}
                value={start}
                onChange={setStart}
                options={
                  isPage
                    ? bodies
                    : [
                        { value: '', label: t('new-document.start-empty') },
                        ...bodies.map((body) => ({ ...body, label: t('new-document.start-copy', { name: body.label }) })),
                      ]
                }
              />
            )}
          </Field>
        )}
        <Field
          label={t('new-document.id')}
          hint={t('new-document.id-hint')}
          problem={wrongId && (touched || shownId !== '') ? t(wrongId) : undefined}
        >
          {(ids) => <TextField {...ids} {...(!isPage && { ref: first })} mono value={shownId} autoComplete="off" onChange={setTypedId} />}
        </Field>
        {isPage ? (
          <>
            <Field
              label={t('new-document.address')}
              hint={t('new-document.address-hint')}
              problem={wrongAddress ? t(wrongAddress) : undefined}
            >
              {(ids) => <TextField {...ids} mono value={typedAddress ?? suggested} autoComplete="off" onChange={setTypedAddress} />}
            </Field>
            <Field label={t('new-document.link')} hint={t(address === '' ? 'new-document.link-no-address' : 'new-document.link-hint')}>
              {(ids) => (
                <Select
                  {...ids}
                  label={t('new-document.link')}
                  value={menu}
                  onChange={setMenu}
                  options={[
                    { value: '', label: t('new-document.link-none') },
                    ...named(/^menu\//).map((one) => ({ ...one, label: t('new-document.link-in', { menu: one.label }) })),
                  ]}
                />
              )}
            </Field>
          </>
        ) : null}
        {kind === 'overlay' && !from && start === '' ? (
          <Field label={t('new-document.target')} hint={t('new-document.target-hint')}>
            {(ids) => (
              <Combobox
                {...ids}
                label={t('new-document.target')}
                value={target}
                onChange={setTarget}
                options={named(/^(?:page|menu|form|order)\//)}
              />
            )}
          </Field>
        ) : null}
      </form>
    </Dialog>
  )
}
