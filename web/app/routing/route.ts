import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, redirect, replace, type RouteObject } from 'react-router-dom'
import { fieldOf } from '#web/lib/json.ts'
import { showError } from '#web/lib/message-store.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { currentSession, signedOutElsewhere } from '#web/lib/session/session-store.ts'
import { pendingSession } from '#web/lib/session/share-session.ts'
import type * as Prefetching from './prefetch-screen.ts'
import { type Access, type AccessHandle, checkAccess } from './access.ts'

/**
 * A feature's screen: its path, who may open it, and how its code is loaded. Place screens that send requests to the
 * server under `serverRoutes`. The first query of a student screen is sent while its code loads.
 */
export function route(path: string, access: Access, load: () => Promise<ComponentType>): RouteObject {
  const handle: AccessHandle = { access }
  const lazy = async () => {
    const Component = await load()
    if (access === 'guest') ahead(async ({ prepareSignIn }) => prepareSignIn())
    return { Component }
  }
  // A public page has no loader, so nothing delays it and a pre-rendered page hydrates as is.
  return access === 'public' ? { path, handle, lazy } : { path, handle, loader: guard(access), lazy }
}

/** Runs work that only saves time. If it fails, the screen does the work itself. */
function ahead(work: (prefetching: typeof Prefetching) => unknown): void {
  void import('./prefetch-screen.ts').then(work).catch(() => undefined)
}

/** Creates a loader that admits users whom `access` allows and redirects all others as the specification requires. */
function guard(access: Access) {
  const decide = (request: Request) => {
    const verdict = checkAccess(access, currentSession())
    const { pathname, search } = new URL(request.url)
    if (verdict.ok) {
      if (access === 'member') ahead(({ prefetchScreen }) => prefetchScreen(pathname))
      return null
    }
    // Back from the first page after a sign-up leads to the entry of its first step.
    if (access === 'guest' && fieldOf(fieldOf(window.history.state, 'usr'), 'step')) return replace(verdict.to)
    // The sign-in page then says that the user signed out.
    if (verdict.remember !== true || signedOutElsewhere.read() === undefined) showError(verdict.message)
    if (verdict.remember === true) storeRoute({ route: pathname + search })
    return redirect(verdict.to)
  }
  // A new tab first requests the session from the other tabs.
  return ({ request }: LoaderFunctionArgs) => pendingSession()?.then(() => decide(request)) ?? decide(request)
}
