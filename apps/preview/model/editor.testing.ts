import { allSettled, fork, scopeBind } from 'effector'
import type { EventCallable, Scope, ValueMap } from 'effector'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import type { Workspace } from '../../../src/schemas/workspace.ts'
import type { FoundProblem } from './view/checker-talk.ts'
import { $problems } from './view/checker.ts'
import { documentPath } from '../../../src/schemas/workspace-address.ts'
import { workspaceLoaded } from './documents/documents.ts'
import { viewSettingsChanged } from './documents/view-settings.ts'
import type { ViewSettings } from './documents/view-settings.ts'

/** A published document by its name, `page/home`. `kind` and `id` are taken from the name. */
export function published(name: string, body: { [key: string]: Json } = {}, brand = 'foyer'): Workspace['files'][number] {
  const [kind = '', id = ''] = name.split('/')
  return { name, brand, path: documentPath(brand, name), etag: `"${name}"`, text: JSON.stringify({ kind, id, ...body }) }
}

/** An editor for one test: a scope with these published documents, view settings, values of stores and documents that other brands own. */
export async function editorWith(
  files: readonly Workspace['files'][number][],
  settings: Partial<ViewSettings> = {},
  values: ValueMap = [],
  others?: Workspace['others'],
): Promise<Scope> {
  const scope = fork({ values })
  await allSettled(workspaceLoaded, {
    scope,
    params: {
      brand: 'foyer',
      draft: 'main',
      brands: [
        { id: 'foyer', name: 'Foyer' },
        { id: 'kestrel', name: 'Kestrel' },
      ],
      ...(others && { others }),
      drafts: {},
      release: '',
      files: [...files],
    },
  })
  await allSettled(viewSettingsChanged, { scope, params: settings })
  return scope
}

/** The same, once the checker has found these problems. */
export async function editorWithProblems(
  files: readonly Workspace['files'][number][],
  problems: readonly FoundProblem[],
  settings: Partial<ViewSettings> = {},
): Promise<Scope> {
  const scope = await editorWith(files, settings)
  await allSettled($problems, { scope, params: problems })
  return scope
}

/** Calls events of one editor as its components do, without awaiting the result. */
export function callerOf(scope: Scope): <Payload>(event: EventCallable<Payload>, payload: NoInfer<Payload>) => void {
  return (event, payload) => void scopeBind(event, { scope })(payload)
}

/** The body of a page with these blocks. */
export function pageOf(...nodes: JsonObject[]): { [key: string]: Json } {
  return { format: 1, routes: ['/'], nodes }
}
