import { useUnit } from 'effector-react'
import { Images, RotateCw, Search, Trash2, Upload, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { pictureName } from '../../../../src/schemas/picture-file.ts'
import type { PictureFile } from '../../../../src/schemas/picture-file.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { Button, IconButton } from '../../buttons/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { useFileDrop } from '../../controls/use-file-drop.ts'
import { t } from '../../i18n/words.ts'
import { Empty } from '../../layout/empty.tsx'
import { Notice } from '../../layout/notice.tsx'
import { Skeleton } from '../../layout/skeleton.tsx'
import { announced } from '../../messages/announcements.ts'
import { ConfirmDialog, Dialog } from '../../popups/dialog.tsx'
import { deletePicture, listPictures, uploadPicture } from './picture-calls.ts'
import type { KnownPicture, PictureFailure, UsedIn } from './picture-calls.ts'
import type { RouteChoice } from '../form/types.ts'
import css from './picture.module.css'

type Props = {
  brand: string
  chosen: string | undefined
  routes: readonly RouteChoice[]
  onChoose: (picture: PictureFile) => void
  onClose: () => void
}

type List = { status: 'loading' } | { status: 'failed'; failure: PictureFailure } | { status: 'ready'; files: readonly KnownPicture[] }
type Sent = { id: number; file: File; share: number; stop: () => void; failure?: PictureFailure }
type Problem = { name: string; failure: PictureFailure }

const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** The brand's pictures: choose one, upload more by the button, by dropping and by pasting, and delete those that nothing uses. */
export function PictureDialog({ brand, chosen, routes, onChoose, onClose }: Props) {
  const announce = useUnit(announced)
  const [list, setList] = useState<List>({ status: 'loading' })
  const [turn, setTurn] = useState(0)
  const [search, setSearch] = useState('')
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [deleting, setDeleting] = useState<KnownPicture>()
  const [problem, setProblem] = useState<Problem>()
  const input = useRef<HTMLInputElement>(null)
  const counter = useRef(0)
  const stops = useRef(new Set<() => void>())

  useEffect(() => {
    const asking = new AbortController()
    void listPictures(brand, asking.signal).then((answer) => {
      if (!asking.signal.aborted)
        setList(answer.done ? { status: 'ready', files: answer.value } : { status: 'failed', failure: answer.failure })
    })
    return () => asking.abort()
  }, [brand, turn])
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all) stop()
    }
  }, [])

  async function upload(file: File, isOnly = false) {
    const id = (counter.current += 1)
    const sending = new AbortController()
    const stop = () => sending.abort()
    stops.current.add(stop)
    const change = (changes: Partial<Sent>) => setSent((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
    setSent((all) => [...all, { id, file, share: 0, stop }])
    const answer = await uploadPicture(brand, file, { signal: sending.signal, onProgress: (share) => change({ share }) })
    stops.current.delete(stop)
    if (answer && !answer.done) {
      announce({ text: uploadSentence(file.name, answer.failure), assertive: true })
      return change({ failure: answer.failure })
    }
    setSent((all) => all.filter((one) => one.id !== id))
    if (!answer) return
    const made = answer.value
    setSearch('')
    setList((before) => {
      const files = before.status === 'ready' ? before.files : []
      const known = files.find((one) => one.file === made.file)
      return { status: 'ready', files: [known ?? made, ...files.filter((one) => one !== known)] }
    })
    announce(t('pictures.uploaded', { name: made.name }))
    if (isOnly) choose(made)
  }
  const choose = ({ file, width, height, widths }: KnownPicture) => onChoose({ file, width, height, widths })
  // Who uploads one picture wants that one; of several, which one is still to be chosen
  const uploadAll = useLatest((files: readonly File[]) => {
    for (const file of files) void upload(file, files.length === 1 && sent.length === 0)
  })
  const { isOver, zone } = useFileDrop((files) => uploadAll.current(files))
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      uploadAll.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [uploadAll])

  async function remove(picture: KnownPicture) {
    const { file, name } = picture
    const answer = await deletePicture(brand, file)
    if (!answer.done) return setProblem({ name, failure: answer.failure })
    setProblem(undefined)
    setList((before) => (before.status === 'ready' ? { ...before, files: before.files.filter((one) => one.file !== file) } : before))
    announce(t('pictures.deleted', { name }))
  }

  const files = list.status === 'ready' ? list.files : []
  const found = files.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <Dialog open onClose={onClose} title={t('pictures.title')} size="wide">
      <div className={classes(css.dialog, isOver && css.over)} {...zone}>
        <div className={css.line}>
          <TextField
            className={css.find}
            icon={Search}
            label={t('pictures.find')}
            placeholder={t('pictures.find')}
            value={search}
            onChange={setSearch}
          />
          <Button icon={Upload} onClick={() => input.current?.click()}>
            {t('pictures.upload')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accepted}
            aria-label={t('pictures.upload')}
            onChange={({ currentTarget }) => {
              uploadAll.current([...(currentTarget.files ?? [])])
              currentTarget.value = '' // the same file may be chosen again
            }}
          />
        </div>
        <p className={css.facts}>{t('pictures.drop')}</p>
        {sent.length > 0 ? (
          <ul className={css.sent} aria-label={t('pictures.uploads')}>
            {sent.map((one) => (
              <li key={one.id}>
                <SentFile
                  sent={one}
                  onAgain={() => {
                    setSent((all) => all.filter((other) => other !== one))
                    void upload(one.file)
                  }}
                  onDismiss={() => setSent((all) => all.filter((other) => other !== one))}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {problem ? (
          <div role="alert">
            <Notice kind="warn">
              <DeleteProblem {...problem} brand={brand} routes={routes} />
            </Notice>
          </div>
        ) : null}
        {list.status === 'loading' ? (
          <Skeleton height={160} />
        ) : list.status === 'failed' ? (
          <Notice
            kind="fault"
            title={t('pictures.failed')}
            action={
              <Button
                size="small"
                onClick={() => {
                  setList({ status: 'loading' })
                  setTurn(turn + 1)
                }}
              >
                {t('ui.broken.again')}
              </Button>
            }
          >
            {list.failure.why === 'offline' ? t('pictures.offline') : t('pictures.failed-why', { why: list.failure.said })}
          </Notice>
        ) : found.length === 0 ? (
          <Empty icon={Images} title={t(files.length === 0 ? 'pictures.none' : 'pictures.no-match')} />
        ) : (
          <ul className={css.files} aria-label={t('pictures.files')}>
            {found.map((picture) => (
              <li key={picture.file} className={css.file}>
                <FileCard
                  picture={picture}
                  brand={brand}
                  routes={routes}
                  isChosen={picture.file === chosen}
                  onChoose={choose}
                  onDelete={() => setDeleting(picture)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {deleting ? (
        <ConfirmDialog
          open
          danger
          title={t('pictures.delete-title')}
          effect={<p>{t('pictures.delete-effect', { name: deleting.name })}</p>}
          confirm={t('pictures.delete-do')}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      ) : null}
    </Dialog>
  )
}

function SentFile({ sent, onAgain, onDismiss }: { sent: Sent; onAgain: () => void; onDismiss: () => void }) {
  const { file, share, failure, stop } = sent
  const { name } = file
  if (!failure)
    return (
      <div className={css.line}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        <progress className={css.progress} aria-label={t('pictures.progress', { name })} value={share} max={1} />
        <IconButton size="small" icon={X} label={t('pictures.cancel', { name })} onClick={stop} />
      </div>
    )
  return (
    <div className={css.line}>
      <p className={css.refused}>{uploadSentence(name, failure)}</p>
      {failure.why === 'offline' || failure.why === 'refused' ? (
        <IconButton size="small" icon={RotateCw} label={t('pictures.again', { name })} onClick={onAgain} />
      ) : null}
      <IconButton size="small" icon={X} label={t('pictures.dismiss', { name })} onClick={onDismiss} />
    </div>
  )
}

function uploadSentence(name: string, { why, said }: PictureFailure): string {
  if (why === 'too-large') return t('pictures.too-large', { name })
  if (why === 'no-picture') return t('pictures.no-picture', { name })
  if (why === 'offline') return t('pictures.not-sent', { name })
  return t('pictures.refused', { name, why: said })
}

function FileCard({
  picture,
  brand,
  routes,
  isChosen,
  onChoose,
  onDelete,
}: {
  picture: KnownPicture
  brand: string
  routes: readonly RouteChoice[]
  isChosen: boolean
  onChoose: (picture: KnownPicture) => void
  onDelete: () => void
}) {
  const { file, name, width, height, widths, usedIn } = picture
  return (
    <>
      <button type="button" className={css.choose} aria-pressed={isChosen} aria-label={name} onClick={() => onChoose(picture)}>
        <img src={`/media/${pictureName(file, widths[0])}`} width={width} height={height} alt="" loading="lazy" draggable={false} />
      </button>
      <div className={css.line}>
        <span className={css.name} dir="auto" title={name}>
          {name}
        </span>
        <IconButton size="small" icon={Trash2} label={t('pictures.delete', { name })} onClick={onDelete} />
      </div>
      <p className={css.facts}>{t('pictures.size', { width, height })}</p>
      {usedIn.length === 0 ? (
        <p className={css.facts}>{t('pictures.unused')}</p>
      ) : (
        <details className={css.facts}>
          <summary>{t('pictures.used', { count: usedIn.length })}</summary>
          <Places usedIn={usedIn} brand={brand} routes={routes} />
        </details>
      )}
    </>
  )
}

function DeleteProblem({ name, failure, brand, routes }: Problem & Pick<Props, 'brand' | 'routes'>) {
  const { why, said, usedIn } = failure
  if (why === 'offline') return <p>{t('pictures.delete-offline', { name })}</p>
  if (why !== 'in-use') return <p>{t('pictures.delete-failed', { name, why: said })}</p>
  return (
    <>
      <p>{t('pictures.in-use', { name })}</p>
      <Places usedIn={usedIn} brand={brand} routes={routes} />
    </>
  )
}

/** Places by the title of their page; a document that is no page by its name. */
function Places({ usedIn, brand, routes }: Pick<Props, 'brand' | 'routes'> & { usedIn: readonly UsedIn[] }) {
  return (
    <ul className={css.places}>
      {usedIn.map((place, index) => (
        <li key={index} dir="auto">
          {placeName(place, brand, routes)}
        </li>
      ))}
    </ul>
  )
}

function placeName(used: UsedIn, brand: string, routes: readonly RouteChoice[]): string {
  const document = routes.find(({ page }) => page === used.document)?.label ?? used.document
  const place = used.node === undefined ? document : `${document} › ${used.node}`
  const whole = used.brand === brand ? place : t('pictures.of-brand', { place, brand: used.brand })
  if (used.in === 'draft') return t('pictures.in-draft', { place: whole })
  return used.in === 'schedule' ? t('pictures.in-schedule', { place: whole }) : whole
}

/** The function of the last drawing, for a listener that stays. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
