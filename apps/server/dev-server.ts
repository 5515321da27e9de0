import { getRequestListener } from '@hono/node-server'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = /^\/(?:api|brand|wps|lgw|lotto|img|mock)\/|^\/(?:healthz|__mock)$/

/**
 * `npm run dev`: the same server functions as in production, inside Vite, so that pages carry the release and calls are answered
 * while code is reloaded in place. The server's own code is read once; restart after changing it.
 */
export function devServer(root: string): Plugin {
  return {
    name: 'foyer-dev-server',
    apply: 'serve',
    async configureServer(vite) {
      const { createDevApp } = (await vite.ssrLoadModule(join(root, 'apps/server/dev-app.ts'))) as typeof import('./dev-app.ts') // what that file exports
      const app = await createDevApp((address) => vite.transformIndexHtml(address, readFileSync(join(root, 'apps/portal/index.html'), 'utf8')))
      const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const page = request.method === 'GET' && request.headers.accept?.includes('text/html') && !/\.[a-z0-9]+$/i.test(pathname) && !pathname.startsWith('/@')
        if (own.test(pathname) || page) void answer(request, response)
        else next()
      })
    },
  }
}
