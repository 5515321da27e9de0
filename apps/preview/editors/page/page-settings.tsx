import { pointerOf } from '../../../../src/schemas/json.ts'
import { Link2, Plus, Trash2 } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'

import { pictureForm } from '../../../../src/schemas/address.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { $words } from '../choices.ts'
import { usage } from '../fixed-document.ts'
import { placeOpened } from '../open-place.ts'
import { useEditableWords } from '../editable-words.ts'
import { useEditDocument } from '../part-edits.ts'
import { useRequestedField } from '../requested-field.ts'
import { WordField } from '../../../kit/fields/words/word-field.tsx'
import { WhyOfPage } from '../why.tsx'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $doc, $document, $effective, groupClosed } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { setting } from '../edit.ts'
import { PageWords } from './page-words.tsx'
import { asText } from '../../../kit/fields/form/as-text.ts'
import styles from './page.module.css'
import page from '../../locales/en/page.json'

export const words = { page }

const chromeParts = ['header', 'sideMenu', 'footer', 'bottomBar'] as const
const inherited = ' inherited' // no document has an id with a space
const none = ' none'

/** The settings of a page while no block is chosen: title, addresses, access, header and footer, its own words. */
export function PageSettings() {
  const { doc, page, documents, catalogue, words, openPlace, closeGroup } = useUnit({
    openPlace: placeOpened,
    closeGroup: groupClosed,
    doc: $doc,
    page: $document,
    documents: $effective,
    catalogue: $catalogue,
    words: $words,
  })
  const editableWords = useEditableWords(words)
  const onEdit = useEditDocument(doc)
  const container = useRef<HTMLDivElement>(null)
  useFocusPlace(container, useRequestedField())
  if (!page) return null
  const title = documentTitle(doc, page)
  const routes = Array.isArray(page.routes) ? page.routes.map(String) : []
  const as = typeof page.as === 'string' ? page.as : 'page'
  const access = typeof page.access === 'string' ? page.access : 'anyone'
  const put = (path: string, had: Json | undefined, value: Json | undefined, what: string, group = path) =>
    onEdit({ patch: setting(path, had, value), group, label: t('page.did', { what, page: title }) })
  const pages = [...documents].flatMap(([name, document]) =>
    document.kind === 'page'
      ? [{ value: name.slice('page/'.length), label: documentTitle(name, document), role: document.as ?? 'page' }]
      : [],
  )
  const uses = catalogue
    ? usage(documents, catalogue)
        .of('page', doc.slice('page/'.length))
        .filter(({ role, document }) => role !== 'route' && role !== 'target' && document !== doc)
    : []

  function setRoutes(next: string[], group: string) {
    put('/routes', page?.routes, next.length > 0 ? next : undefined, t('page.addresses'), group)
  }
  const choice = <Value extends string>(key: string, options: readonly Value[], plain: Value) => {
    const label = t(`page.${key}`)
    const value = options.find((one) => one === page[key]) ?? plain
    return (
      <div data-pointer={`/${key}`}>
        <Field label={label}>
          {(ids) => (
            <Select
              {...ids}
              label={label}
              value={value}
              options={options.map((one) => ({ value: one, label: t(`page.${key}-${one}`) }))}
              onChange={(next) => put(`/${key}`, page[key], next === plain ? undefined : next, label)}
            />
          )}
        </Field>
      </div>
    )
  }
  return (
    <div ref={container} className={styles.settings} onBlur={() => closeGroup()}>
      <header className={styles.header}>
        <h2>{t('page.settings', { page: title })}</h2>
        <code>{doc}</code>
      </header>
      <WordField
        label={t('page.title')}
        value={typeof page.title === 'string' ? page.title : undefined}
        words={editableWords}
        pointer="/title"
        onChange={(text) => put('/title', page.title, text === '' ? undefined : text, t('page.title'))}
      />
      {choice('as', ['page', 'popup', 'chrome', 'screen'], 'page')}
      {as === 'popup' || as === 'chrome' ? null : (
        <section className={styles.part} aria-label={t('page.addresses')} data-pointer="/routes">
          <h3>{t('page.addresses')}</h3>
          {routes.map((route, index) => (
            <div key={index} className={styles.row} data-pointer={`/routes/${index}`}>
              <TextField
                mono
                label={t('page.address-nth', { nth: index + 1 })}
                value={route}
                onChange={(text) => setRoutes(routes.with(index, text), `/routes/${index}`)}
              />
              <IconButton
                icon={Trash2}
                label={t('page.address-remove', { route })}
                onClick={() => setRoutes(routes.toSpliced(index, 1), `/routes remove ${index}`)}
              />
            </div>
          ))}
          <Button
            size="small"
            icon={Plus}
            onClick={() =>
              setRoutes(
                [...routes, `/${doc.slice('page/'.length)}${routes.length === 0 ? '' : `-${routes.length + 1}`}`],
                `/routes add ${routes.length}`,
              )
            }
          >
            {t('page.address-add')}
          </Button>
        </section>
      )}
      {routes.length === 0 ? null : (
        <section className={styles.part} aria-label={t('page.shared')}>
          <h3>{t('page.shared')}</h3>
          <WordField
            label={t('page.description')}
            value={typeof page.description === 'string' ? page.description : undefined}
            words={editableWords}
            pointer="/description"
            onChange={(text) => put('/description', page.description, text === '' ? undefined : text, t('page.description'))}
          />
          <PictureField
            value={typeof page.picture === 'string' ? page.picture : ''}
            onChange={(text) => put('/picture', page.picture, text === '' ? undefined : text, t('page.picture'))}
          />
        </section>
      )}
      {choice('access', ['anyone', 'login', 'real', 'agent'], 'anyone')}
      {as === 'popup' ? (
        <>
          {choice('size', ['usual', 'wide', 'split', 'search', 'window'], 'usual')}
          {choice('dismiss', ['close', 'close-or-escape', 'forced'], 'close-or-escape')}
          <div data-pointer="/over">
            <Field label={t('page.over')} hint={t('page.over-hint')}>
              {(ids) => (
                <Combobox
                  {...ids}
                  label={t('page.over')}
                  value={typeof page.over === 'string' ? page.over : none}
                  options={[{ value: none, label: t('page.over-none') }, ...pages.filter(({ role }) => role === 'page')]}
                  onChange={(next) => put('/over', page.over, next === none ? undefined : next, t('page.over'))}
                />
              )}
            </Field>
          </div>
        </>
      ) : null}
      {as === 'page' ? (
        <div data-pointer="/parent">
          <Field label={t('page.parent')} hint={t('page.parent-hint')}>
            {(ids) => (
              <Combobox
                {...ids}
                label={t('page.parent')}
                value={typeof page.parent === 'string' ? page.parent : none}
                options={[
                  { value: none, label: t('page.parent-none') },
                  ...pages.filter(({ value, role }) => role === 'page' && `page/${value}` !== doc),
                ]}
                onChange={(next) => put('/parent', page.parent, next === none ? undefined : next, t('page.parent'))}
              />
            )}
          </Field>
        </div>
      ) : null}
      {(as === 'page' && page.parent === undefined) || as === 'screen' ? (
        <section className={styles.part} aria-label={t('page.chrome')} data-pointer="/chrome">
          <h3>{t('page.chrome')}</h3>
          {chromeParts.map((part) => (
            <ChromePart
              key={part}
              part={part}
              chrome={page.chrome}
              pages={pages.filter(({ role }) => role === 'chrome')}
              onChange={(had, value) => put('/chrome', had, value, t(`page.chrome-${part}`), `/chrome/${part}`)}
            />
          ))}
        </section>
      ) : null}
      <PageWords strings={page.strings} words={words} onEdit={onEdit} />
      <section className={styles.part} aria-label={t('page.used')}>
        <h3>{t('page.used')}</h3>
        {uses.length === 0 ? <p className={styles.quiet}>{t('page.used-nowhere')}</p> : null}
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.document} ${use.pointer}`}>
              <button type="button" className={styles.use} onClick={() => openPlace(use)}>
                <Link2 size={14} aria-hidden="true" />
                <span>{documentTitle(use.document, documents.get(use.document))}</span>
                <span className={styles.quiet}>{use.subject || t(`page.use-${use.role}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {access === 'anyone' ? null : <WhyOfPage name={doc} access={access} what={title} />}
    </div>
  )
}

function PictureField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const problem = value === '' || pictureForm.test(value) ? undefined : t('inspector.must-be-picture')
  return (
    <div data-pointer="/picture">
      <Field label={t('page.picture')} hint={t('page.picture-hint')} problem={problem}>
        {(ids) => <TextField {...ids} mono value={value} onChange={onChange} />}
      </Field>
    </div>
  )
}

function ChromePart({
  part,
  chrome,
  pages,
  onChange,
}: {
  part: (typeof chromeParts)[number]
  chrome: Json | undefined
  pages: readonly { value: string; label: string }[]
  onChange: (had: Json | undefined, value: Json | undefined) => void
}) {
  const own: JsonObject = typeof chrome === 'object' && chrome !== null && !Array.isArray(chrome) ? chrome : {}
  const now = Object.hasOwn(own, part) ? own[part] : undefined
  const value = now === undefined ? inherited : now === null ? none : asText(now)
  const options = [{ value: inherited, label: t('page.chrome-usual') }, { value: none, label: t('page.chrome-none') }, ...pages]
  const label = t(`page.chrome-${part}`)
  function change(next: string) {
    const { [part]: _before, ...rest } = own
    const after = next === inherited ? rest : { ...own, [part]: next === none ? null : next }
    onChange(chrome, Object.keys(after).length > 0 ? after : undefined)
  }
  return (
    <div data-pointer={`/chrome${pointerOf(part)}`}>
      <Field label={label}>
        {(ids) => (
          <Select
            {...ids}
            label={label}
            value={value}
            options={options.some((option) => option.value === value) ? options : [...options, { value, label: value }]}
            onChange={change}
          />
        )}
      </Field>
    </div>
  )
}
