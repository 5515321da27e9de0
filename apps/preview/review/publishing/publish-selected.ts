import { dequal } from 'dequal/lite'
import { attach, combine, sample, scopeBind } from 'effector'

import { documentPath } from '../../../../src/schemas/workspace-address.ts'
import { t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $texts } from '../../model/view/checker.ts'
import {
  $documents,
  $documentsRelease,
  $published,
  $workspace,
  parse,
  publishedChanged,
  publishedGone,
} from '../../model/documents/documents.ts'
import type { DraftSaver } from '../../model/drafts/draft-saver.ts'
import { refreshRequested } from '../../model/drafts/renewal.ts'
import { $draftSaver, remoteChangeReceived, saveScheduled } from '../../model/drafts/saving.ts'
import { addressOf } from '../../model/view/showing.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import type { Audience } from '../canary/canary-words.ts'
import { publishAll } from './publish.ts'
import type { PublishRequest, PublishState } from './publish.ts'
import { releaseMade } from '../releases/releases.ts'
import { changeKey, selectedBody } from './selected-changes.ts'
import type { Reviewed } from './selected-changes.ts'

/** What is published of the draft. */
export type Selection = {
  reviewed: readonly Reviewed[]
  /** Keys of the changes that stay in the draft. */
  excluded: ReadonlySet<string>
  /** Whether shared documents become the brand's own. */
  own: boolean
}
type Publication = { requests: readonly PublishRequest[]; results: ReadonlyMap<string, PublishState> }

const firstRelease = 1 // what the server begins with, where it had none yet

const $publishing = combine({ workspace: $workspace, catalogue: $catalogue, texts: $texts, base: $documentsRelease })

/** The texts of the selected changes, on top of which release: written into the published ones, so that nothing else changes in them. */
export const selectedTextsFx = attach({
  source: $publishing,
  effect: async ({ workspace, catalogue, texts, base }, { reviewed, excluded, own }: Selection) => {
    if (!workspace || !catalogue) return { requests: [], base: 0 }
    const { writeDocument } = await import('../../../../src/authoring/text/write.ts')
    const requests = reviewed
      .filter(({ changes }) => changes.some((change) => !excluded.has(changeKey(change))))
      .map((one): PublishRequest => {
        const { name, after, published } = one
        const body = selectedBody(one, excluded)
        const typed = body === after ? texts.get(name) : undefined // with the spacing that somebody typed
        const isTyped = typed && dequal(parse(typed), body)
        const text = body === undefined ? null : isTyped ? typed : writeDocument(published?.text, body, catalogue.registry)
        const isCopy = own && text !== null && published?.brand !== workspace.brand
        return published && !isCopy
          ? { name, path: published.path, text, etag: published.etag }
          : { name, path: documentPath(workspace.brand, name), text, etag: undefined }
      })
    return { requests, base: Math.max(base, firstRelease) }
  },
})

/**
 * Publishes the selected changes of all documents as one release, exactly as they were shown. The draft of a document ends when all of its
 * changes are published; otherwise the rest stays in the draft.
 */
export const publishSelectedFx = attach({
  source: $workspace,
  effect: async (
    workspace,
    {
      note,
      override,
      audience,
      onProgress,
      ...selection
    }: Selection & {
      note: string
      override?: string | undefined
      audience?: Audience | undefined
      onProgress: (name: string, state: PublishState) => void
    },
  ): Promise<Publication> => {
    const { requests, base } = await scopeBind(selectedTextsFx, { safe: true })(selection)
    if (!workspace || requests.length === 0) return { requests: [], results: new Map() }
    const { brand, draft } = workspace
    return { requests, results: await publishAll(requests, { brand, draft, base, note, override, audience, onProgress }) }
  },
})

/** The editor has loaded the published documents again, and what somebody else published meanwhile is a conflict. */
const resultsReceivedFx = attach({
  source: { published: $published, saver: $draftSaver },
  effect({ published, saver }, { requests, results }: Publication) {
    for (const { name, path, text, etag } of requests) {
      const result = results.get(name)
      if (result?.state === 'published' && result.merged) refreshRequested()
      else if (result?.state === 'published') adoptPublished(name, text, result, saver)
      else if (result?.state === 'conflict') {
        takePublished({ name, path, ...result.theirs }) // the next publication is over it
        remoteChangeReceived({
          name,
          of: 'published',
          base: published.get(name)?.text ?? null,
          theirs: result.theirs.text,
          etag: result.theirs.etag ?? etag ?? null,
        })
      }
    }
  },
})

type Taken = { name: string; path: string; text: string | null; etag: string | null | undefined }

function takePublished({ name, path, text, etag }: Taken) {
  if (text === null || typeof etag !== 'string') publishedGone(name)
  else publishedChanged({ name, brand: path.slice(0, path.indexOf('/')), path, text, etag, value: parse(text) })
}

function adoptPublished(
  name: string,
  text: string | null,
  { etag, path }: Extract<PublishState, { state: 'published' }>,
  saver: DraftSaver | null,
) {
  takePublished({ name, path, text, etag })
  saver?.mergedWith(name, etag)
  const held = saver?.heldOf(name)
  if (!held?.drafted || (held.base === text && !held.busy)) {
    saver?.knows(name, etag, text, false) // the server ended a draft of that very text
  }
  saveScheduled(name) // a draft that equals the published document ends; one with more in it stays
}

sample({ clock: publishSelectedFx.doneData, target: resultsReceivedFx })

const counted = publishSelectedFx.doneData.map(({ requests, results }) => {
  const documents = requests.flatMap(({ name }) => {
    const result = results.get(name)
    return result?.state === 'published' ? [{ name, release: result.release }] : []
  })
  return { documents, failed: requests.length - documents.length }
})
const published = counted.filterMap(({ documents }) => documents[0] && { release: documents[0].release, documents })
sample({
  clock: published,
  source: { workspace: $workspace, settings: $viewSettings, all: $documents },
  fn: ({ workspace, settings, all }, { release, documents }) => {
    // The open page, else another one that was published; what has no address is seen in the page of the canvas
    const pages = documents
      .toSorted((a, b) => Number(b.name === settings.doc) - Number(a.name === settings.doc))
      .map(({ name }) => addressOf(all.get(name)))
    const address = pages.find((page) => page !== undefined) ?? settings.at
    const { portal } = workspace ?? {}
    return { number: release, ...(portal !== undefined && { view: portal + address }) }
  },
  target: releaseMade,
})
sample({
  clock: counted,
  filter: ({ failed }) => failed > 0,
  fn: ({ failed }) => ({ text: t('review.not-all', { count: failed }), assertive: true }),
  target: announced,
})
