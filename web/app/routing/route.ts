import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import { showError } from '#web/lib/message-store.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { pendingSession } from '#web/lib/session/share-session.ts'
import type * as Prefetching from './prefetch-screen.ts'
import { type Access, type AccessHandle, checkAccess } from './access.ts'

/**
 * A screen of a feature: its path, who may open it, and how its code is loaded. Put the routes of screens that send
 * requests to the server under `serverRoutes`. What a student's screen requests first is on its way while its code loads.
 */
export function route(path: string, access: Access, load: () => Promise<ComponentType>): RouteObject {
  const handle: AccessHandle = { access }
  const lazy = async () => {
    const Component = await load()
    if (access === 'guest') ahead(async ({ prepareSignIn }) => prepareSignIn())
    return { Component }
  }
  // A public page has no loader: there is nothing to wait for, and a pre-rendered one is hydrated as it is.
  return access === 'public' ? { path, handle, lazy } : { path, handle, loader: guard(access), lazy }
}

/** Work that only saves time: when it fails, the screen does it itself. */
function ahead(work: (prefetching: typeof Prefetching) => unknown): void {
  void import('./prefetch-screen.ts').then(work).catch(() => undefined)
}

/** A loader that lets in whom `access` allows and sends the others where the specification says. */
function guard(access: Access) {
  const decide = (request: Request) => {
    const verdict = checkAccess(access, currentSession())
    const { pathname, search } = new URL(request.url)
    if (verdict.ok) {
      if (access === 'member') ahead(({ prefetchScreen }) => prefetchScreen(pathname))
      return null
    }
    showError(verdict.message)
    if (verdict.remember === true) storeRoute({ route: pathname + search })
    return redirect(verdict.to)
  }
  // A new tab first asks the other tabs for a session.
  return ({ request }: LoaderFunctionArgs) => pendingSession()?.then(() => decide(request)) ?? decide(request)
}
