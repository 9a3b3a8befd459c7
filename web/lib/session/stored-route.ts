import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

/** The page that a user wanted to open before signing in, and the course they had chosen (spec 1.4.4, 1.4.17). */
export type StoredRoute = { route: string; courseKey?: string }

function isStoredRoute(value: unknown): value is StoredRoute {
  return isObject(value) && 'route' in value && typeof value.route === 'string'
}

const stored = storedValue(() => window.sessionStorage, 'academy.remembered', isStoredRoute)

export const storeRoute = (route: StoredRoute): void => stored.write(route)

export const storedRoute = (): StoredRoute | undefined => stored.read()

export const clearRoute = (): void => stored.write(undefined)
