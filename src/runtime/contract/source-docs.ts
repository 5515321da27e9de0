/**
 * What an argument of a source names, so that the editor offers a choice: documents of a kind by their id, categories of games, studios,
 * games by their code, or by their id at the gateway (`game-node`).
 */
export type ArgumentKind = 'menu' | 'order' | 'form' | 'category' | 'vendor' | 'game' | 'game-node'

/** The documentation of a source for authors. An argument that names nothing of ours needs no entry. */
export type SourceDocs = {
  description: string
  args?: Readonly<Record<string, { kind: ArgumentKind }>>
  /** Its texts and pictures are written in the gateway's back office, so no document has them. */
  writtenInGateway?: true
}

/** Declares the docs of a topic's sources, by source, in `docs.ts` of its folder. Players download none of it. */
export function defineSourceDocs(docs: Readonly<Record<string, SourceDocs>>): Readonly<Record<string, SourceDocs>> {
  return docs
}

/** The docs of all sources by their names, from the `docs.ts` files of all topics. */
export function collectSourceDocs(files: Iterable<Readonly<Record<string, SourceDocs>>>): ReadonlyMap<string, SourceDocs> {
  return new Map([...files].flatMap((docs) => Object.entries(docs)))
}
