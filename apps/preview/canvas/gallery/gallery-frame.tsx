import { isObject } from '../../../../src/schemas/json.ts'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'

import { frameName } from '../../../../src/schemas/preview-version.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import { $effective } from '../../model/documents/documents.ts'
import { frameConnected, frameDisconnected, frameReopened, frameSettingsChanged } from '../../model/view/frame-connections.ts'
import { $frameStatus } from '../../model/view/frames.ts'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { t } from '../../../kit/i18n/words.ts'
import frames from '../frame/frame.module.css'
import styles from './gallery.module.css'

export const situations = ['usual', 'empty', 'longest', 'rtl', 'failing', 'phone'] as const
export type Situation = (typeof situations)[number]

const id = 'gallery'

/** The view settings of an example that differ from the view settings bar. */
export function viewSettingsIn(situation: Situation, login: boolean): Partial<FrameViewSettings> {
  return {
    at: '/',
    faults: situation === 'failing' ? [{ path: '/', mode: '500' }] : [],
    data: situation === 'empty' ? 'empty' : situation === 'longest' ? 'hostile' : 'usual',
    ...(situation === 'rtl' && { language: 'AR' as const }),
    ...(login && { as: 'member' as const }),
    status: '0',
    time: null,
  }
}

/** The documents of the brand with a home page that has this one block, and without variations, which might change that page. */
export function documentsWith(documents: ReadonlyMap<string, JsonObject>, node: JsonObject): ReadonlyMap<string, JsonObject> {
  const others = [...documents].filter(
    ([name, body]) =>
      body.kind !== 'overlay' &&
      !(body.kind === 'page' && (name === 'page/home' || (Array.isArray(body.routes) && body.routes.includes('/')))),
  )
  return new Map([...others, ['page/home', { kind: 'page', id: 'home', format: 1, routes: ['/'], access: 'anyone', nodes: [node] }]])
}

/** A block with a very long text in every text prop. */
export function withLongTexts(contract: DocumentedContract, node: JsonObject): JsonObject {
  const { properties } = contract.props as unknown as JsonObject // a JSON Schema is JSON
  const texts = isObject(properties)
    ? Object.entries(properties)
        .filter(([, schema]) => isObject(schema) && schema.format === 'text')
        .map(([name]): [string, Json] => [name, t('canvas.longest-text')])
    : []
  return texts.length === 0 ? node : { ...node, props: { ...(isObject(node.props) && node.props), ...Object.fromEntries(texts) } }
}

/** A live preview of one block. Every block and situation uses the same frame. */
export function GalleryFrame({
  contract,
  node,
  situation,
  login,
  width,
  height,
}: {
  contract: DocumentedContract
  node: JsonObject
  situation: Situation
  login: boolean
  width: number
  height: number
}) {
  const { effective, status, connect, disconnect, changeSettings, reopen } = useUnit({
    effective: $effective,
    status: $frameStatus,
    connect: frameConnected,
    disconnect: frameDisconnected,
    changeSettings: frameSettingsChanged,
    reopen: frameReopened,
  })
  const frame = useRef<HTMLIFrameElement>(null)
  const documents = useMemo(
    () =>
      documentsWith(effective, { ...(situation === 'longest' ? withLongTexts(contract, node) : node), id: 'shown', widget: contract.type }),
    [effective, contract, node, situation],
  )
  const over = useMemo(() => viewSettingsIn(situation, login), [situation, login])
  const wanted = useRef({ documents, over })
  useEffect(() => {
    const window = frame.current?.contentWindow ?? null
    connect({ frame: id, window, documents: () => wanted.current.documents, over: wanted.current.over })
    return () => void disconnect({ frame: id, window })
  }, [connect, disconnect])
  useEffect(() => {
    const before = wanted.current
    wanted.current = { documents, over }
    if (before.over !== over) changeSettings({ frame: id, over })
    if (before.documents !== documents) reopen(id)
  }, [documents, over, changeSettings, reopen])
  const inner = situation === 'phone' ? 390 : 760
  const scale = Math.min(width / inner, 0.62)
  const shown = status[id]
  return (
    <div className={styles.picture} style={{ blockSize: height }} dir="ltr">
      <iframe
        ref={frame}
        name={`${frameName}-${id}`}
        title={t('canvas.gallery-frame', { type: contract.title })}
        src="/"
        className={frames.frame}
        tabIndex={-1}
        inert
        width={inner}
        height={Math.round(height / scale)}
        style={{
          width: inner,
          height: Math.round(height / scale),
          marginInline: 'auto',
          transform: `scale(${scale})`,
          position: 'absolute',
          left: Math.max(0, (width - inner * scale) / 2),
        }}
      />
      {shown === undefined || shown === 'loading' ? (
        <div className={styles.waits}>
          <Skeleton height={height} />
        </div>
      ) : null}
    </div>
  )
}
