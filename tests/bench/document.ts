/** The input of a contestant. Images are tiny and inline, so that the bench does not measure the network. */
export type BenchCard = { id: string; title: string; vendor: string; image: string }
export type BenchSection = { id: string; title: string; cards: BenchCard[] }
export type BenchDocument = { sections: BenchSection[] }

/** A page that exposes this as `window.__bench` can run. A call may draw later: the runner waits until the page is idle. */
export type Contestant = {
  name: string
  mount: (document: BenchDocument) => void
  update: (sectionIndex: number, title: string) => void
  /** The last section becomes the first. */
  reorder: () => void
  unmount: () => void
}

declare global {
  interface Window {
    __bench?: Contestant
  }
}
