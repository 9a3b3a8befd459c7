import { create } from 'zustand'
import type { Catalogue } from '#domain/courses/catalogue.ts'
import { syncClock } from './clock-store.ts'
import { isObject } from '#web/lib/json.ts'

type CatalogueState = { catalogue: Catalogue | undefined; failed: boolean }

/** How long to wait before fetching again, in milliseconds, because a cache may still hold the previous file. */
const AGAIN_MS = 1000
const TRIES = 6

function isCatalogue(value: unknown): value is Catalogue {
  return isObject(value) && 'courses' in value && 'seats' in value
}

export const useCatalogStore = create<CatalogueState>(() => ({ catalogue: undefined, failed: false }))

/** Ignores a file that isn't newer than the current one: caches differ, and a seat that was sold must not reappear. */
function take(value: Catalogue): void {
  const known = useCatalogStore.getState().catalogue
  const isNewer = known === undefined || value.generatedAt > known.generatedAt
  useCatalogStore.setState({ catalogue: isNewer ? value : known, failed: false })
}

/**
 * Fetches /catalogue.json, a static file, so that no GraphQL request or table read is needed. If a later fetch fails,
 * the current catalogue stays.
 */
export async function fetchCatalog(init?: RequestInit): Promise<void> {
  try {
    const sentAt = Date.now()
    const response = await fetch('/catalogue.json', init)
    const value: unknown = response.ok ? await response.json() : undefined
    if (!isCatalogue(value)) throw new Error('/catalogue.json cannot be read')
    syncClock(response, sentAt)
    take(value)
  } catch {
    useCatalogStore.setState({ failed: true })
  }
}

/** Fetches the file until it's from `generatedAt` (epoch milliseconds) or later; gives up after several seconds. */
export async function fetchCatalogueOf(generatedAt: number): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await fetchCatalog({ cache: 'no-cache' })
    if ((useCatalogStore.getState().catalogue?.generatedAt ?? 0) >= generatedAt) return
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
