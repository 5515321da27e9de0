import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'

import { defaultBrand, defaultDraft, workspaceAddress } from '../../../src/schemas/workspace-address.ts'
import type { GalleryBuild, GalleryPage, PreviewBuild } from '../files/build-files.ts'
import { refusalOf, crossSiteRefusal } from '../editing/edit-guard.ts'
import { closure } from './needs.ts'
import { cardPolicy, examplePolicy, pageHeaders, previewPolicy } from './policy.ts'

/** A drawn picture of the mock gateway by its path, `/img/…svg`, as SVG text. */
export type Draw = (path: string) => string | undefined

export type Preview = {
  build: PreviewBuild
  gallery: GalleryBuild
  hosts: readonly string[]
  strict: boolean // false where Vite needs inline scripts
  pictures: () => Promise<Draw> // loads the mock gateway; asked for at the first picture
}

/**
 * The operators' part at `/preview/`: the editor's page, its files, and drawn pictures for frames, which show the mock gateway whichever
 * gateway answers players. Only those who may edit get any of it.
 */
export function previewRoutes(app: Hono, { build, gallery, hosts, strict, pictures }: Preview) {
  let drawn: Promise<Draw> | undefined

  app.use('/preview/*', async (context, next) => {
    const refusal = refusalOf(context, hosts)
    if (refusal !== undefined)
      return context.html(sentencePage(refusal), 403, {
        ...pageHeaders,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      })
    return next()
  })
  app.get('/preview', (context) => context.redirect(`/preview/${new URL(context.req.url).search}`, 302))

  app.get('/preview/', async (context) => {
    const template = await build.template(context.req.path)
    if (template === undefined) return text(context, 'There is no build of the preview. Run "npm run build", then start the server again.')
    const nonce = randomBytes(18).toString('base64url')
    for (const [header, value] of Object.entries({ ...pageHeaders, 'Cache-Control': 'no-store' })) context.header(header, value)
    if (strict) context.header('Content-Security-Policy', previewPolicy(nonce))
    return context.html(previewPage(template, build, nonce, workspaceOf(context), context.req.query('sel') !== undefined))
  })

  const picture = async (context: Context, path: string) => {
    if (crossSiteRefusal(context))
      return context.text('Pictures of the preview are for its own pages.', 403, { 'Cache-Control': 'no-store' })
    drawn ??= pictures().catch((error: unknown) => {
      drawn = undefined // the next one tries again
      throw error
    })
    const svg = (await drawn)(path)
    if (svg === undefined) return text(context, 'There is no such picture.')
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    })
  }
  app.get('/preview/img/*', (context) => picture(context, context.req.path.slice('/preview'.length)))

  const galleryPage = (name: GalleryPage) => async (context: Context) => {
    const html = await gallery.page(name)
    if (html === undefined)
      return text(context, 'There is no build of the widget gallery. Run "npm run build", then start the server again.')
    for (const [header, value] of Object.entries({ ...pageHeaders, 'Cache-Control': 'no-store' })) context.header(header, value)
    const policy =
      name === 'index.html' ? previewPolicy(randomBytes(18).toString('base64url')) : name === 'card.html' ? cardPolicy() : examplePolicy()
    if (strict) context.header('Content-Security-Policy', policy)
    return context.html(html)
  }
  app.get('/preview/gallery', (context) => context.redirect(`/preview/gallery/${new URL(context.req.url).search}`, 302))
  app.get('/preview/gallery/', galleryPage('index.html'))
  app.get('/preview/gallery/index.html', galleryPage('index.html'))
  app.get('/preview/gallery/example.html', galleryPage('example.html'))
  app.get('/preview/gallery/card.html', galleryPage('card.html'))
  app.get('/preview/gallery/*', (context) => {
    const path = context.req.path.slice('/preview/gallery'.length)
    const file = gallery.files(path, filesRequest(context))
    if (file) return file
    return path.startsWith('/img/') ? picture(context, path) : text(context, 'There is nothing at this address of the gallery.')
  })

  app.get('/preview/*', (context) => {
    const file = build.files(context.req.path.slice('/preview'.length), filesRequest(context))
    return file ?? text(context, 'There is nothing at this address of the preview. Open /preview/.')
  })
}

function filesRequest(context: Context) {
  return { acceptEncoding: context.req.header('Accept-Encoding'), ifNoneMatch: context.req.header('If-None-Match') }
}

const id = /^[a-z0-9_]+(?:-[a-z0-9]+)*$/

/** Where the editor will ask for its documents, by its address as it reads it itself. */
function workspaceOf(context: Context): string {
  const named = (name: string) => (context.req.queries(name) ?? []).findLast((text) => id.test(text) && text.length <= 64)
  return workspaceAddress(named('brand') ?? defaultBrand, named('draft') ?? defaultDraft)
}

/**
 * What the editor asks for as soon as its script runs, and what it needs for the form of a block that its address chooses. `details` is the
 * chunk of the right part (vite.preview.config.ts).
 */
const atOnce = ['preview/model/drafts/recovery.ts', 'preview/model/documents/own-changes.ts', 'details']
const forChosen = ['preview/model/catalogue/widget-catalogue.ts', 'kit/fields/schema-form.tsx', 'kit/fields/prop-validator.ts']

/**
 * The editor's page with its nonce, links to the chunks that its script imports or asks for at once, and a link to the documents that it
 * will ask for: none of them waits for another.
 */
function previewPage(template: string, { manifest }: PreviewBuild, nonce: string, workspace: string, hasChosen: boolean): string {
  const [entry] = Object.keys(manifest).filter((key) => key.endsWith('preview/index.html'))
  const wanted = [...atOnce, ...(hasChosen ? forChosen : [])]
  const asked = Object.keys(manifest).filter((key) => wanted.includes(key) || wanted.includes(manifest[key]?.name ?? ''))
  const chunks = [...closure(manifest, [...(entry === undefined ? [] : [entry]), ...asked])]
    .filter((key) => key !== entry)
    .flatMap((key) => manifest[key]?.file ?? [])
  const links = chunks
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/preview/${file}">`)
  const documents = `<link rel="preload" as="fetch" crossorigin href="${workspace}">` // of the mode that fetch has by itself
  return template
    .replace(/<meta name="foyer-nonce" content=""/, () => `<meta name="foyer-nonce" content="${nonce}"`)
    .replace('</head>', () => `${[documents, ...links].map((link) => `${link}\n`).join('')}</head>`)
}

function sentencePage(sentence: string): string {
  const escaped = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Foyer preview</title>'
  return `<!doctype html>\n<html lang="en">\n<head>${head}</head>\n<body><p>${escaped}</p></body>\n</html>\n`
}

function text(context: Context, sentence: string): Response {
  return context.text(sentence, 404, { 'Cache-Control': 'no-store' })
}
