import { stepRedone, stepUndone } from '../model/documents.ts'
import { $document, $doc } from '../model/documents.ts'
import { blockName } from '../model/edits.ts'
import { $shown, linkOf, mainFrame } from '../model/frames.ts'
import type { FrameState } from '../model/frame-link.ts'
import { $viewSettings } from '../model/view-settings.ts'
import type { ViewSettings } from '../model/view-settings.ts'
import { blocksOf } from '../model/nodes.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { announced } from '../model/announcements.ts'
import { separated, shellLanguage, t } from '../i18n/words.ts'
import { languageName, momentName } from '../model/view-setting-names.ts'

const restMs = 300 // after the frame has told of a change, for more of it to come
const longestMs = 2_500 // a change that alters nothing is not told of
const hidden = new Set(['hidden', 'unknown-widget', 'crashed'])

/** Ids of the blocks of a page that are there for whoever looks. */
export function blocksThere(shown: FrameState | null, page: string): Set<string> {
  return new Set([...(shown?.nodes.values() ?? [])].filter((node) => node.page === page && !hidden.has(node.shown)).map(({ node }) => node))
}

/** What another look brings: outermost blocks that came and went, by name. */
export function differenceMessage(document: JsonObject, before: ReadonlySet<string>, after: ReadonlySet<string>): string {
  const blocks = blocksOf(document)
  const namesOf = (from: ReadonlySet<string>, to: ReadonlySet<string>) => {
    const came = blocks.filter(({ id }) => to.has(id) && !from.has(id))
    return came.filter(({ parent }) => !came.some(({ id }) => id === parent)).map(blockName)
  }
  const [more, less] = [namesOf(before, after), namesOf(after, before)]
  const said = [
    ...(more.length > 0 ? [t('look.said-more', { count: more.length, names: separated(more) })] : []),
    ...(less.length > 0 ? [t('look.said-less', { count: less.length, names: separated(less) })] : []),
  ]
  return said.length > 0 ? said.join(' ') : t('look.said-same')
}

/** What of the look is another now, in a sentence; undefined when nothing of it is drawn differently. */
export function viewSettingsMessage(before: ViewSettings, after: ViewSettings): string | undefined {
  if (before.as !== after.as) return t('look.said-who', { who: t(`look.persona.${after.as}`) })
  if (before.language !== after.language)
    return t('look.said', {
      label: t('look.language'),
      value: after.language === null ? t('look.theme.brand') : languageName(after.language),
    })
  if (before.theme !== after.theme) return t('look.said', { label: t('look.theme'), value: t(`look.theme.${after.theme ?? 'brand'}`) })
  if (before.width !== after.width) return t('look.said', { label: t('look.screen'), value: String(after.width) })
  if (before.time !== after.time)
    return t('look.said', { label: t('look.clock'), value: after.time === null ? t('look.now') : momentName(after.time, shellLanguage()) })
  if (before.data !== after.data) return t('look.said', { label: t('look.data'), value: t(`look.data.${after.data}`) })
  if (before.status !== after.status) return t('look.said', { label: t('look.system'), value: t(`look.status.${after.status}`) })
  return undefined
}

/** Says what was undone and redone, and who is looked as with what that changes, until the function that it gives is called. */
export function announceChanges(): () => void {
  let look = $viewSettings.getState()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: { sentence: string; before: Set<string>; doc: string; seq: number } | undefined

  const say = () => {
    const document = $document.getState()
    if (asked && document && asked.doc === $doc.getState() && document.kind === 'page')
      announced(
        `${asked.sentence} ${differenceMessage(document, asked.before, blocksThere($shown.getState(), asked.doc.slice('page/'.length)))}`,
      )
    else if (asked) announced(asked.sentence)
    asked = undefined
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(say, ms)
  }
  const stops = [
    stepUndone.watch(({ label }) => announced(t('shell.undone', { step: label }))),
    stepRedone.watch(({ label }) => announced(t('shell.redone', { step: label }))),
    $viewSettings.updates.watch((next) => {
      const sentence = viewSettingsMessage(look, next)
      look = next
      if (sentence === undefined) return
      const doc = $doc.getState()
      asked = {
        sentence,
        before: asked?.before ?? blocksThere($shown.getState(), doc.slice('page/'.length)),
        doc,
        seq: linkOf(mainFrame)?.sent ?? 0,
      }
      later(longestMs)
    }),
    $shown.updates.watch(() => {
      const link = linkOf(mainFrame)
      if (asked && link && link.drawn >= asked.seq) later(restMs)
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop.unsubscribe()
  }
}
