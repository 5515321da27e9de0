import * as z from 'zod/mini'

/** One authored document as stored in `layouts/<brand>/`: its text is kept byte for byte. */
export const WorkspaceFile = z.object({
  name: z.string(), // "page/home"; for a text that is no JSON, the name from its path
  brand: z.string(), // its folder: the brand's or "_base"
  path: z.string(), // "_base/pages/home.json"
  text: z.string(),
  etag: z.string(), // changes with every byte of the text
})
export type WorkspaceFile = z.infer<typeof WorkspaceFile>

/** An edited document, not yet written into `layouts/`. `null` means that the draft deletes the document. */
export const DraftDocument = z.object({
  text: z.nullable(z.string()),
  etag: z.string(),
  at: z.string(),
  /** The published text that the draft was made from, or was merged with last; only where players have another one by now. */
  base: z.optional(z.nullable(z.string())),
})
export type DraftDocument = z.infer<typeof DraftDocument>

/** Everything that an editor needs to begin: `GET /api/layouts/:brand/drafts/:draft`. */
export const Workspace = z.object({
  brand: z.string(),
  draft: z.string(),
  brands: z.array(z.object({ id: z.string(), name: z.string() })), // all there are, without `_base`
  files: z.array(WorkspaceFile), // of `_base` and of the brand
  others: z.optional(z.array(WorkspaceFile)), // of the other brands: which of them a change reaches, and how it looks there
  drafts: z.record(z.string(), DraftDocument), // by document name
  portal: z.optional(z.string()), // where players see the brand: its origin, '' for the server that answers; none when nobody can
  release: z.string(), // the hash of what players get now
  number: z.optional(z.int()), // the newest release, over all brands
})
export type Workspace = z.infer<typeof Workspace>
