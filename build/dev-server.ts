import { getRequestListener } from '@hono/node-server'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = /^\/(?:api|brand|wps|lgw|lotto|img|mock|preview\/img)\/|^\/(?:healthz|__mock|preview\/?|preview\/index\.html)$/
const frameFile = '/preview/frame.js' // the build has it under this name, whatever a portal's own build is

/**
 * `npm run dev`: the same server functions as in production, inside Vite, so that pages carry the release and calls are answered
 * while code is reloaded in place. The server's own code is read once; restart after changing it.
 */
export function devServer(root: string): Plugin {
  return {
    name: 'foyer-dev-server',
    apply: 'serve',
    async configureServer(vite) {
      const { createDevApp } = (await vite.ssrLoadModule(
        join(root, 'apps/server/dev-app.ts'),
      )) as typeof import('../apps/server/dev-app.ts') // what that file exports
      const page = (name: string) => (address: string) =>
        vite.transformIndexHtml(address, readFileSync(join(root, `apps/${name}/index.html`), 'utf8'))
      const app = await createDevApp(page('portal'), page('preview'))
      const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isPage =
          request.method === 'GET' &&
          request.headers.accept?.includes('text/html') &&
          !/\.[a-z0-9]+$/i.test(pathname) &&
          !pathname.startsWith('/@')
        if (pathname === frameFile) response.setHeader('Content-Type', 'text/javascript').end("export * from '/frame/main.ts'\n")
        else if (own.test(pathname) || isPage) void answer(request, response)
        else next()
      })
    },
  }
}
