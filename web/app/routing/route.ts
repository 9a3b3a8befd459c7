import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Access, type AccessHandle } from './access.ts'
import { guard } from './guard.ts'

/**
 * A screen of a feature: its path, who may open it, and how its code is loaded. Put the routes of screens that ask the
 * server under `serverRoutes`.
 */
export function route(path: string, access: Access, load: () => Promise<ComponentType>): RouteObject {
  const handle: AccessHandle = { access }
  const lazy = async () => ({ Component: await load() })
  // A public page has no loader: there is nothing to wait for, and a pre-rendered one is taken over as it is.
  return access === 'public' ? { path, handle, lazy } : { path, handle, loader: guard(access), lazy }
}
