import { isObject } from './json.ts'
import * as z from 'zod/mini'

import type { Json, JsonObject } from './json.ts'
import { FrameViewSettings } from './view-settings.ts'
import { richTextStyles } from './rich-text.ts'
import { previewVersion } from './preview-version.ts'

// Only the outer shape is checked here: the content is checked as a document, and an edit must not cost a walk through all of it
const json = z.custom<Json>((value) => value !== undefined && typeof value !== 'function')
const object = z.custom<JsonObject>((value) => isObject(value))

/** A JSON Patch operation (RFC 6902) as the editor writes it: no copy, no test. */
export const PatchOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('replace'), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
  z.strictObject({ op: z.literal('move'), from: z.string(), path: z.string() }),
])
export type PatchOperation = z.infer<typeof PatchOperation>
export type Patch = readonly PatchOperation[]

/** A node of a page that is drawn: `page` is the nearest `data-page`. */
export const NodeName = z.object({ page: z.string(), node: z.string() })
export type NodeName = z.infer<typeof NodeName>

/** In CSS px of the frame's own viewport. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.infer<typeof Box>

/** A change of the format of what is selected in a rich text that is typed into; `to: null` takes a link away. */
export const TextChange = z.union([
  z.object({ style: z.enum(richTextStyles) }),
  z.object({ mark: z.enum(['bold', 'italic']) }),
  z.object({ to: z.nullable(z.string()) }),
])
export type TextChange = z.infer<typeof TextChange>

/** What the selection in a rich text is in: the style that all of it has, its emphasis, and the address of the link it begins in. */
export const TextFormat = z.object({
  style: z.optional(z.enum(richTextStyles)),
  bold: z.boolean(),
  italic: z.boolean(),
  to: z.optional(z.string()),
  isEmpty: z.boolean(),
})
export type TextFormat = z.infer<typeof TextFormat>

const version = { v: z.literal(previewVersion) }

/** From the editor to a frame. `seq` counts up; the frame names it when it has drawn. */
export const ToFrame = z.discriminatedUnion('kind', [
  /** All authored documents by name, the brand's over the base's, brand.json merged. The first message; sent again it starts anew. */
  z.object({
    ...version,
    kind: z.literal('open'),
    seq: z.int(),
    brand: z.string(),
    documents: z.record(z.string(), object),
    settings: FrameViewSettings,
  }),
  /** One edit of one document. */
  z.object({ ...version, kind: z.literal('patch'), seq: z.int(), document: z.string(), patch: z.array(PatchOperation) }),
  /** A document came whole (made, pasted, brought in), or went: null. */
  z.object({ ...version, kind: z.literal('document'), seq: z.int(), document: z.string(), body: z.nullable(object) }),
  z.object({ ...version, kind: z.literal('settings'), seq: z.int(), settings: FrameViewSettings }),
  /** `choose`: a click chooses and nothing acts. `use`: the page works as a player's. */
  z.object({ ...version, kind: z.literal('mode'), mode: z.enum(['choose', 'use']) }),
  /** Nodes whose boxes are requested, sent again whenever they move; `all`: of every drawn node, for finding places to drop. */
  z.object({ ...version, kind: z.literal('watch'), nodes: z.array(NodeName), all: z.boolean() }),
  /** Draws places of hidden nodes, striped. */
  z.object({ ...version, kind: z.literal('reveal'), hidden: z.boolean() }),
  /** A page without an address is opened over what is shown; null closes it. */
  z.object({ ...version, kind: z.literal('popup'), popup: z.nullable(z.string()) }),
  z.object({ ...version, kind: z.literal('show'), node: NodeName }), // scrolls it into view
  z.object({ ...version, kind: z.literal('scroll'), y: z.number() }),
  /**
   * Typing into a text of the page begins: the one at this level of the last `doubled`. Sent again with another value it is replaced, as by
   * an undo. A list is a rich text.
   */
  z.object({ ...version, kind: z.literal('type'), level: z.int(), value: z.union([z.string(), z.array(json)]) }),
  z.object({ ...version, kind: z.literal('format'), change: TextChange }),
  z.object({ ...version, kind: z.literal('type-end') }),
  z.object({ ...version, kind: z.literal('list-games'), merchant: z.string() }), // asks for `games`
  /** Has the portal ask for its categories, which a page without menus does not, or again where that failed; a `state` has them then. */
  z.object({ ...version, kind: z.literal('ask-categories') }),
  z.object({ ...version, kind: z.literal('ping'), seq: z.int() }),
  z.object({ ...version, kind: z.literal('measure'), seq: z.int(), what: z.enum(['access', 'weight']) }), // asks for `access` or `weight`
])
export type ToFrame = z.infer<typeof ToFrame>

/** What became of a node: whether it is drawn, and if not, which check ended it. */
export const NodeState = z.object({
  page: z.string(),
  node: z.string(),
  shown: z.enum(['drawn', 'hidden', 'loading', 'empty', 'failed', 'needs-login', 'absent', 'unknown-widget', 'crashed']),
  input: z.optional(z.string()), // which input is empty, failed or waits
  count: z.optional(z.int()), // how many rows arrived in its first list
  /** The studios of the games or studios that arrived, with how many games; `down`: those that the gateway says are in maintenance. */
  studios: z.optional(z.record(z.string(), z.object({ games: z.int(), down: z.int() }))),
})
export type NodeState = z.infer<typeof NodeState>

export const AccessIssue = z.object({
  rule: z.string(),
  impact: z.string(),
  help: z.string(),
  page: z.string(),
  node: z.string(),
  target: z.string(),
})
export type AccessIssue = z.infer<typeof AccessIssue>

/**
 * Why something of the gateway is not known. `slow`: no answer within 5 s, it may still come; `offline`: no usable answer; `refused`: an
 * answer without it; `closed`: the site is in maintenance or blocked, so that a portal does not ask; `cut`: there is more than is listed.
 */
export const Unanswered = z.enum(['slow', 'offline', 'refused', 'closed', 'cut'])
export type Unanswered = z.infer<typeof Unanswered>

/**
 * What the gateway answered in a frame, as editors need it: its categories in order with their vendors, and the registration settings;
 * null while unknown. `missed` says why there are no categories; `opened` counts the portals of the frame, each with a gateway of its own.
 */
export const GatewayAnswers = z.object({
  categories: z.nullable(z.array(z.object({ key: z.string(), vendors: z.array(z.string()) }))),
  missed: z.optional(Unanswered),
  opened: z.optional(z.int()),
  registration: z.nullable(object),
})
export type GatewayAnswers = z.infer<typeof GatewayAnswers>

/** A game as a picker offers it: `code` and `node` are what documents name it by. */
export const ListedGame = z.object({ code: z.string(), node: z.string(), name: z.string(), vendor: z.string(), category: z.string() })
export type ListedGame = z.infer<typeof ListedGame>

/** From a frame to the editor. */
export const FromFrame = z.discriminatedUnion('kind', [
  z.object({ ...version, kind: z.literal('hello') }), // its script is there; waits for `open`
  z.object({ ...version, kind: z.literal('pong'), seq: z.int() }),
  /** What `seq` asked for is on the page. `renders` counts the widgets drawn for it. */
  z.object({ ...version, kind: z.literal('drawn'), seq: z.int(), renders: z.int() }),
  /** What the portal knows and what it shows. Sent when it changes and the frame is idle. */
  z.object({
    ...version,
    kind: z.literal('state'),
    page: z.string(),
    popups: z.array(z.string()),
    at: z.string(),
    facts: object,
    flags: object,
    nodes: z.array(NodeState),
    height: z.number(),
    gateway: z.optional(GatewayAnswers),
  }),
  /** The games of all categories that the gateway answered with; a few thousand at most. `missed`: why these are not all. */
  z.object({ ...version, kind: z.literal('games'), games: z.array(ListedGame), missed: z.optional(Unanswered) }),
  /** Boxes of the nodes that are watched; a node that is not drawn has none. `scroll` is how far the page is scrolled. */
  z.object({
    ...version,
    kind: z.literal('boxes'),
    boxes: z.array(z.object({ page: z.string(), node: z.string(), box: Box })),
    scroll: z.number(),
  }),
  z.object({ ...version, kind: z.literal('pointed'), node: z.nullable(NodeName), box: z.nullable(Box) }), // the pointer came over it
  /** A click in `choose`: the nodes under it, innermost first. */
  z.object({ ...version, kind: z.literal('clicked'), nodes: z.array(NodeName), menu: z.boolean(), x: z.number(), y: z.number() }),
  /**
   * A double click in `choose`: the innermost node, and the texts of the elements under the pointer up to that node, innermost first,
   * without their white space.
   */
  z.object({ ...version, kind: z.literal('doubled'), node: NodeName, texts: z.array(z.string()) }),
  /** The whole text of the page's element after the operator has typed into it. */
  z.object({ ...version, kind: z.literal('typed'), value: z.union([z.string(), z.array(json)]) }),
  /** Where that text is now, and for a rich text what the selection is in. */
  z.object({ ...version, kind: z.literal('typing'), box: Box, format: z.nullable(TextFormat) }),
  /** Enter, Escape or a press elsewhere ended it, or its place is gone. `refocus`: the focus is to go back to the canvas. */
  z.object({ ...version, kind: z.literal('type-ended'), refocus: z.boolean() }),
  /** In `choose`, a press that moved 4 px: the nodes under the press, innermost first, and the pointer's position. */
  z.object({ ...version, kind: z.literal('dragged'), nodes: z.array(NodeName), x: z.number(), y: z.number() }),
  /** The rest of that press, whose events the browser keeps sending to the frame: the pointer's position; `ended` at its release. */
  z.object({ ...version, kind: z.literal('carried'), x: z.number(), y: z.number(), ended: z.boolean() }),
  z.object({ ...version, kind: z.literal('zoomed'), by: z.number() }), // the wheel with Ctrl, or two fingers: px, down is more
  z.object({
    ...version,
    kind: z.literal('key'),
    key: z.string(),
    code: z.string(),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
  }), // pressed while the frame had the focus
  z.object({ ...version, kind: z.literal('fault'), code: z.string(), page: z.string(), node: z.string(), message: z.string() }),
  z.object({ ...version, kind: z.literal('crashed'), message: z.string() }), // the portal could not start
  z.object({ ...version, kind: z.literal('access'), seq: z.int(), issues: z.array(AccessIssue) }),
  z.object({ ...version, kind: z.literal('weight'), seq: z.int(), requests: z.int(), bytes: z.int(), elements: z.int() }),
])
export type FromFrame = z.infer<typeof FromFrame>
