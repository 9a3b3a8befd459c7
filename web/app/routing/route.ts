import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Access } from './access.ts'
import { guard } from './guard.ts'

/**
 * A screen of a feature: its path, who may open it, and how its code is loaded. Put the routes of screens that ask the
 * server under `serverRoutes`.
 */
export function route(path: string, access: Access, load: () => Promise<ComponentType>): RouteObject {
  return { path, loader: guard(access), lazy: async () => ({ Component: await load() }) }
}
