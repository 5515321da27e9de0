import { dequal } from 'dequal/lite'

import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'
import { $catalogue } from '../model/catalogue.ts'
import { $texts } from '../model/checker.ts'
import { $published, $workspace, parse, publishedChanged, publishedGone } from '../model/documents.ts'
import { draftSaver, scheduleSave, remoteChangeReceived } from '../model/saving.ts'
import { selectedBody } from './selected-changes.ts'
import type { Reviewed } from './selected-changes.ts'
import { publishAll } from './publish.ts'
import type { PublishRequest, PublishState } from './publish.ts'

/**
 * Writes what is chosen of each document, exactly as it was shown: the text over the published one, so that nothing else changes in it.
 * Drafts of what is written whole go; of the rest they stay.
 */
export async function publishSelected(
  all: readonly Reviewed[],
  out: ReadonlySet<string>,
  own: boolean,
  told: (name: string, written: PublishState) => void,
): Promise<ReadonlyMap<string, PublishState>> {
  const workspace = $workspace.getState()
  const registry = $catalogue.getState()?.registry
  if (!workspace || !registry) return new Map()
  const { writeDocument } = await import('../../../src/authoring/text/write.ts')
  const chosen = all.map((one) => ({ one, body: selectedBody(one, out) })).filter(({ one, body }) => body !== one.before)
  const writings = chosen.map(({ one, body }): PublishRequest => {
    const typed = body === one.after ? $texts.getState().get(one.name) : undefined // with the spacing it was typed with
    const text =
      body === undefined ? null : typed && dequal(parse(typed), body) ? typed : writeDocument(one.published?.text, body, registry)
    return { name: one.name, text, etag: one.published?.etag, own }
  })
  const results = await publishAll(writings, { brand: workspace.brand, draft: workspace.draft, told })
  for (const { name, text, etag } of writings) {
    const written = results.get(name)
    if (written?.state === 'written') takeOver(name, text, written)
    else if (written?.state === 'conflict')
      remoteChangeReceived({
        name,
        of: 'published',
        base: $published.getState().get(name)?.text ?? null,
        theirs: written.theirs.text,
        etag: written.theirs.etag ?? etag ?? null,
      })
  }
  const done = writings.filter(({ name }) => results.get(name)?.state === 'written')
  const changes = done.reduce(
    (sum, { name }) =>
      sum + (all.find((one) => one.name === name)?.changes.filter((change) => !out.has(`${name} ${change.id}`)).length ?? 0),
    0,
  )
  if (done.length > 0)
    announced(
      t('review.written', { changes: t('review.changes', { count: changes }), documents: t('review.documents', { count: done.length }) }),
    )
  if (done.length < writings.length) announced({ text: t('review.not-all', { count: writings.length - done.length }), assertive: true })
  return results
}

function takeOver(name: string, text: string | null, written: Extract<PublishState, { state: 'written' }>) {
  const workspace = $workspace.getState()
  const saver = draftSaver()
  if (text === null || written.etag === undefined) publishedGone(name)
  else
    publishedChanged({
      name,
      brand: written.path.split('/')[0] ?? workspace?.brand ?? '',
      path: written.path,
      text,
      etag: written.etag,
      value: parse(text),
    })
  const held = saver?.heldOf(name)
  if (!held?.drafted || (held.base === text && !held.busy)) saver?.knows(name, written.etag, text, false) // a draft of that very text went with the writing
  scheduleSave(name) // as players have it now: the draft goes; with more in it, it stays
}
