import type { LayoutDocument, Release, PageNode } from '../schemas/documents.ts'
import type { FactValue, Facts } from '../schemas/facts.ts'
import type { Missed } from '../schemas/failure.ts'
import type { Intent } from '../schemas/intents.ts'
import type { GatewayAnswers, NodeState, Unanswered } from '../schemas/preview.ts'
import type { DeviceStorage } from './platform/device-storage.ts'
import type { Platform } from './platform/platform.ts'

/** What the page of a preview frame gives the frame's script. The two are separate builds: they share data and functions only. */
export type FrameHost = {
  root: HTMLElement
  open: (options: FrameOptions) => Promise<FramedPortal>
}

export type FrameOptions = {
  /** Bodies that are not checked yet are missing in it; `documents` gives those that are wanted, by hash. */
  release: Release
  documents: (hashes: readonly string[]) => Promise<Readonly<Record<string, LayoutDocument>>>
  platform: Platform
  device: DeviceStorage
  fetch: (input: string, init?: RequestInit) => Promise<Response>
  flags: Readonly<Record<string, FactValue>>
  report: (fault: { code: string; page: string; node: string; message: string }) => void
  /** The name of a hidden node's place. */
  nameOf: (page: string, node: string, widget: string) => string
}

/** A portal in a frame. When a call that changes it returns, the page has changed. */
export type FramedPortal = {
  /** Replaces the documents. Nodes that are the same objects stay as they are. */
  release: (next: Release) => void
  /** Replaces one node of a page on the screen. False when that page does not show it. */
  patch: (page: string, node: PageNode) => boolean
  /** Whether an overlay that applies now changes this document. */
  hasActiveOverlay: (document: string) => boolean
  overrideFlags: (flags: Readonly<Record<string, FactValue>>) => void
  send: (intent: Intent) => void
  /** Asks the gateway for its categories, unless they are known or being asked: a page may show nothing that needs them. */
  askCategories: () => void
  known: () => {
    page: string
    at: string
    popups: string[]
    facts: Facts
    flags: Readonly<Record<string, FactValue>>
    gateway: GatewayAnswers
  }
  /** Every node of the pages on the screen. */
  nodes: () => NodeState[]
  /** How many views have rendered since the portal was opened. */
  renders: () => number
  /** Calls `changed` when `known` or the page may have changed. */
  watch: (changed: () => void) => void
  reveal: (hidden: boolean) => void
  close: () => void
}

/** Why an editor does not know something, of what became of the call. */
export function unansweredBy({ kind }: Missed): Unanswered {
  if (kind === 'slow') return 'slow'
  return kind === 'refused' || kind === 'contract' ? 'refused' : 'offline'
}
