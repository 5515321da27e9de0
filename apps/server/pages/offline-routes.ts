import type { Context, Hono } from 'hono'

import { directionOf, languages } from '../../../src/schemas/language.ts'
import type { Served } from '../canary/arms.ts'
import type { Pages } from '../files/build-files.ts'
import { escape } from './escape.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { languageOf, themeOf } from './page.ts'
import { contentPolicy, pageHeaders } from './policy.ts'
import { revalidated } from './revalidated.ts'
import { loadWords, wordsOf } from './words.ts'

/**
 * What a browser keeps for the time without a connection: the service worker (apps/portal/service-worker), and the page that it shows in
 * place of one that it does not have. Neither is there while developing, where nothing may be kept.
 */
export function offlineRoutes(
  app: Hono,
  {
    pages,
    servedFor,
    brandOf,
    sheetOf,
  }: {
    pages: Pages
    /** What a request for a brand gets, while some players have another release than the others. */
    servedFor: (context: Context, brand: string) => Pick<Served, 'layouts' | 'arm'>
    brandOf: (context: Context) => string
    /** The address of a brand's style sheet. */
    sheetOf: (name: string, layouts: LayoutStore) => string | undefined
  },
) {
  const { offline } = pages
  if (!offline) return

  app.get('/service-worker.js', (context) => {
    context.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'") // it fetches, and runs nothing else
    const script = `self.foyerBuild = ${JSON.stringify(offline.build)};\n${offline.worker}`
    return revalidated(context, script, 'text/javascript; charset=utf-8')
  })

  app.get('/offline.html', async (context) => {
    const name = brandOf(context)
    const { layouts, arm } = servedFor(context, name)
    const brand = layouts.brand(name)
    const cookies = context.req.header('Cookie') ?? ''
    const language = languageOf(cookies, brand, context.req.query('lang'))
    await loadWords(language)
    const words = wordsOf(layouts.release(name), language)
    const text = (key: string) => escape(words.text(`t:server.offline-${key}`))
    const theme = themeOf(cookies)
    const sheet = sheetOf(name, layouts)
    const template = await pages.template('/')
    const links = [...template.matchAll(/<link rel="(?:stylesheet|icon)"[^<>]*>/g)].map(([link]) => link)
    const html = `<!doctype html>
<html lang="${languages[language]}" dir="${directionOf(language)}" data-brand="${escape(name)}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${text('title')} · ${escape(brand?.name ?? 'Foyer')}</title>
${[...links, ...(sheet ? [`<link rel="stylesheet" href="${escape(sheet)}">`] : [])].join('\n')}
</head>
<body>
<main class="offline">
<h1>${text('title')}</h1>
<p>${text('text')}</p>
<p><a class="offline-again" href="">${text('again')}</a></p>
<p><a href="/">${text('home')}</a></p>
</main>
</body>
</html>
`
    for (const [header, value] of Object.entries(pageHeaders)) context.header(header, value)
    if (pages.strict) context.header('Content-Security-Policy', contentPolicy({ gateway: undefined, brand }))
    context.header('Content-Language', languages[language])
    context.header('Vary', 'Cookie')
    context.header('X-Foyer-Build', offline.build)
    return revalidated(context, html, 'text/html; charset=utf-8', arm !== undefined)
  })
}
