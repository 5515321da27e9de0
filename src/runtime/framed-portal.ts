import type { Release } from '../schemas/documents.ts'
import type { FactValue, Facts } from '../schemas/facts.ts'
import type { Intent } from '../schemas/intents.ts'
import type { GatewayAnswers, NodeState } from '../schemas/preview.ts'
import type { PageNode } from '../schemas/documents.ts'
import type { DeviceStorage } from './platform/device-storage.ts'
import type { Platform } from './platform/platform.ts'

/** What a portal inside a preview frame gives the frame's script: the two are builds of their own and share data and functions alone. */
export type FrameDoor = {
  root: HTMLElement
  open: (options: FrameOptions) => Promise<FramedPortal>
}

export type FrameOptions = {
  release: Release // every document with its body
  platform: Platform
  device: DeviceStorage
  fetch: (input: string, init?: RequestInit) => Promise<Response>
  flags: Readonly<Record<string, FactValue>>
  report: (fault: { code: string; page: string; node: string; message: string }) => void
  /** How a hidden node's place is called. */
  nameOf: (page: string, node: string, widget: string) => string
}

/** A portal in a frame. What changes it has changed the page when the call returns. */
export type FramedPortal = {
  /** Other documents. Nodes that are the same objects stay as they are. */
  release: (next: Release) => void
  /** One node of a drawn page. False when that page does not draw it. */
  patch: (page: string, node: PageNode) => boolean
  /** Whether a variation that holds now changes this document. */
  isVaried: (document: string) => boolean
  tryFlags: (flags: Readonly<Record<string, FactValue>>) => void
  send: (intent: Intent) => void
  known: () => {
    page: string
    at: string
    popups: string[]
    facts: Facts
    flags: Readonly<Record<string, FactValue>>
    gateway: GatewayAnswers
  }
  /** Every node of the pages that are on the page now. */
  nodes: () => NodeState[]
  /** How many views were drawn since the portal was opened. */
  renders: () => number
  /** Calls back when something of `known` or of what is drawn may have changed. */
  watch: (changed: () => void) => void
  reveal: (hidden: boolean) => void
  close: () => void
}
