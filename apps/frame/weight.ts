import type { FrameNetwork } from './network.ts'

/** What a page costs: everything that was downloaded for it, as far as the browser still knows, and the calls that were answered here. */
export function weigh(network: FrameNetwork | undefined): { requests: number; bytes: number; elements: number } {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // entries of this type are this class
  const own = resources.filter(({ name }) => !/\/preview\/(?:frame\.js|assets\/)/.test(name)) // players do not load these files
  const answered = network?.answered() ?? { requests: 0, bytes: 0 }
  return {
    requests: own.length + answered.requests,
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) + answered.bytes,
    elements: document.body.querySelectorAll('*').length,
  }
}
