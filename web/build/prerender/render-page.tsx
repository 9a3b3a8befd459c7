import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { loadRoutes } from '#web/app/load-routes.ts'
import { appRoutes } from '#web/app/router.tsx'
import type { PageHead } from '#web/lib/head/head-tags.ts'
import { HeadSink } from '#web/lib/head/use-head.ts'

/** A rendered page: its title, description, and markup. */
export type RenderedPage = { head: PageHead; html: string }

/**
 * Renders the screen at a path as a visitor first sees it: signed out, before any file is fetched. The browser's first
 * render must produce the same markup. Throws if the path redirects, fails, or sets no head.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  await loadRoutes(appRoutes, path)
  const handler = createStaticHandler(appRoutes)
  const context = await handler.query(new Request(academy.siteUrl + path))
  if (context instanceof Response) throw new Error(`${path} leads to ${String(context.headers.get('location'))}`)
  if (context.errors !== null) throw new Error(`${path} cannot be rendered`, { cause: context.errors })
  const heads: PageHead[] = []
  const html = renderToString(
    <StrictMode>
      <HeadSink value={(head) => heads.push(head)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HeadSink>
    </StrictMode>,
  )
  const head = heads.at(-1)
  if (head?.description === undefined) throw new Error(`${path} has no description`)
  return { head, html }
}
