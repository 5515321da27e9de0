import { useUnit } from 'effector-react'
import { CircleAlert, CircleCheck, FileUp, TriangleAlert, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { PageFile } from '../../../../src/authoring/copy/page-file.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { MissingList } from '../../canvas/blocks/missing-list.tsx'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $documents, $effective, $workspace, edited } from '../../model/documents/documents.ts'
import { $portalWords } from '../../model/words/portal-words.ts'
import { documentOpened } from '../../model/view/choice.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Decision, Dialog } from '../../../kit/popups/dialog.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { useFileDrop } from '../../../kit/controls/use-file-drop.ts'
import { listPictures } from '../../../kit/fields/pictures/picture-calls.ts'
import type { KnownPicture } from '../../../kit/fields/pictures/picture-calls.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { listed, t } from '../../../kit/i18n/words.ts'
import { besideId, checkFiles, isReadable } from '../documents/import-check.ts'
import type { Checked, Given } from '../documents/import-check.ts'
import type { DialogOf } from './dialogs.tsx'
import { missingFor, pageFrom, variationsFor } from '../documents/page-import.ts'
import { sizeText } from '../documents/size-text.ts'
import copying from '../../locales/en/copying.json'
import styles from './dialogs.module.css'

export const words = { copying }

type Choice = 'replace' | 'both' | 'leave'

const $brand = $workspace.map((workspace) => workspace?.brand ?? '')

/** Imports documents from files: each is checked and listed first. All of it is one step of undo. */
export function ImportDialog({ opened, onClose }: DialogOf<'import'>) {
  const { documents, effective, brand, catalogue, portalWords, edit, open, announce } = useUnit({
    documents: $documents,
    effective: $effective,
    brand: $brand,
    catalogue: $catalogue,
    portalWords: $portalWords,
    edit: edited,
    open: documentOpened,
    announce: announced,
  })
  const [files, setFiles] = useState<readonly Given[]>(opened.files ?? [])
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [pictures, setPictures] = useState<readonly KnownPicture[]>()
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const checked = useMemo(() => checkFiles(files, { brand, documents }), [files, brand, documents])
  const here = { documents: effective, brand, registry: catalogue?.registry, words: portalWords, pictures }
  const hasPage = checked.some((one) => one.ok && one.held)
  useEffect(() => {
    if (!hasPage) return undefined
    const controller = new AbortController()
    void listPictures(brand, controller.signal).then((listed) => listed.done && setPictures(listed.value))
    return () => controller.abort()
  }, [hasPage, brand])
  const wanted = checked.flatMap((one) =>
    one.ok && one.there !== 'same' && (one.there === 'no' || (choices[one.name] ?? 'undecided') !== 'leave') ? [one] : [],
  )
  const undecided = wanted.some((one) => one.there === 'other' && choices[one.name] === undefined)

  const add = async (list: Iterable<File>) => {
    const read = await Promise.all(
      [...list].map(async (file): Promise<Given> => ({
        file: file.name,
        bytes: file.size,
        text: isReadable(file.size) ? await file.text().catch(() => undefined) : undefined,
      })),
    )
    const next = [...files.filter(({ file }) => !read.some((one) => one.file === file)), ...read]
    setFiles(next)
    announce(
      checkFiles(next, { brand, documents })
        .map((one) => `${one.file}: ${sentence(one)}`)
        .join(' '),
    )
  }
  const { isOver, zone } = useFileDrop((dropped) => void add(dropped))
  const take = async () => {
    setIsBusy(true)
    setError('')
    const whole: { document: string; body: JsonObject }[] = []
    const listed = hasPage && !pictures ? await listPictures(brand, AbortSignal.timeout(10_000)) : undefined
    const target = listed?.done ? { ...here, pictures: listed.value } : here
    for (const one of wanted) {
      const made = one.held ? await pageFrom(one.held, target) : { body: one.body, varied: undefined }
      if ('failure' in made) {
        setIsBusy(false)
        setError(t('copying.upload-failed', { name: made.name, why: made.failure.said || made.failure.why }))
        return
      }
      if (one.there === 'other' && choices[one.name] === 'both' && canStandBeside(one.kind)) {
        const id = besideId(documents, one.kind, one.id)
        const { routes: _, ...rest } = made.body // each address has one page
        whole.push({ document: `${one.kind}/${id}`, body: { ...rest, id } })
      } else whole.push({ document: one.name, body: made.body })
      if (made.varied) whole.push(...made.varied(whole.at(-1)?.document ?? one.name))
    }
    const [first] = whole
    if (!first) return
    edit({ label: t('shell.did-import', { count: whole.length }), whole, to: { doc: first.document, sel: null } })
    open({ doc: first.document })
    announce(`${t('shell.did-import', { count: whole.length })}.`)
    onClose()
  }
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      title={t('shell.import')}
      description={t('shell.import-note')}
      footer={
        <Decision
          confirm={t('shell.import-n', { count: wanted.length })}
          busy={isBusy}
          disabled={
            wanted.length === 0
              ? t(files.length === 0 ? 'shell.import-none' : 'shell.import-nothing')
              : undecided
                ? t('shell.import-undecided')
                : false
          }
          onClose={onClose}
          onConfirm={() => void take()}
        />
      }
    >
      <div className={classes(styles.drop, isOver && styles.over)} {...zone}>
        <FileUp size={20} aria-hidden="true" />
        <p>{t('shell.import-drop')}</p>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          onChange={(event) => {
            void add(event.currentTarget.files ?? [])
            event.currentTarget.value = ''
          }}
        />
        <Button data-first onClick={() => picker.current?.click()}>
          {t(files.length === 0 ? 'shell.import-choose' : 'shell.import-more')}
        </Button>
      </div>
      {error ? (
        <div role="alert">
          <Notice kind="fault">
            <p>{error}</p>
          </Notice>
        </div>
      ) : null}
      {checked.length > 0 ? (
        <ul className={styles.files} aria-label={t('shell.import-files')}>
          {checked.map((one) => (
            <li key={one.file} className={styles.file}>
              {one.ok ? (
                one.there === 'other' ? (
                  <TriangleAlert size={15} className={styles.know} aria-hidden="true" />
                ) : (
                  <CircleCheck size={15} className={styles.seen} aria-hidden="true" />
                )
              ) : (
                <CircleAlert size={15} className={styles.fault} aria-hidden="true" />
              )}
              <div className={styles.told}>
                <code dir="auto">{one.file}</code>
                <p>{sentence(one)}</p>
                {one.ok && one.held ? contentsOf(one.held, brand).map((line) => <p key={line}>{line}</p>) : null}
                {one.ok && one.held ? <MissingList missing={missingFor(one.held, here)} /> : null}
              </div>
              {one.ok && one.there === 'other' ? (
                <Select
                  size="small"
                  label={t('shell.import-what', { name: one.file })}
                  value={choices[one.name]}
                  onChange={(choice) => setChoices({ ...choices, [one.name]: choice })}
                  options={(['replace', ...(canStandBeside(one.kind) ? ['both' as const] : []), 'leave'] as const).map((value) => ({
                    value,
                    label: t(`shell.import-do.${value}`, { id: besideId(documents, one.kind, one.id) }),
                  }))}
                />
              ) : null}
              <IconButton
                size="small"
                icon={X}
                label={t('shell.import-leave-out', { name: one.file })}
                onClick={() => setFiles(files.filter(({ file }) => file !== one.file))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

/** Of brands and flags there is one each. */
function canStandBeside(kind: string): boolean {
  return kind !== 'brand' && kind !== 'flags'
}

/** What comes along with a page, and which of its variations stay. */
function contentsOf(file: PageFile, here: string): string[] {
  const { brand, words: own, pictures } = file
  const keys = new Set(Object.values(own).flatMap((texts) => Object.keys(texts ?? {})))
  const { come, stay } = variationsFor(file, here)
  return [
    t('copying.contents', {
      brand,
      words: t('copying.contents-words', { count: keys.size }),
      pictures: t('copying.contents-pictures', { count: pictures.length }),
    }),
    ...(come.length > 0 ? [t('copying.contents-variations', { count: come.length, names: listed(come.map(({ id }) => id)) })] : []),
    ...stay.map(({ id, brands }) => t('copying.variation-stays', { id, brands: listed(brands) })),
  ]
}

/** What a file is, in one sentence. */
function sentence(one: Checked): string {
  if (!one.ok && one.fault.startsWith('page-')) return t(`copying.${one.fault}`)
  if (!one.ok)
    return t(`shell.import-fault.${one.fault}`, {
      ...one.values,
      ...(typeof one.values.bytes === 'number' && { size: sizeText(one.values.bytes) }),
    })
  return t(one.there === 'no' ? 'shell.import-ok' : one.there === 'same' ? 'shell.import-same' : 'shell.import-exists', {
    kind: t(`shell.kind.${one.kind}`),
    id: one.id,
  })
}
