import { create } from 'zustand'
import type { Catalogue } from '#domain/courses/catalogue.ts'
import { syncClock } from './clock-store.ts'
import { isObject } from '#web/lib/json.ts'

type CatalogState = { catalog: Catalogue | undefined; failed: boolean }

/** How long to wait before fetching again, in milliseconds, because a cache may still hold the previous file. */
const RETRY_MS = 1000
const MAX_ATTEMPTS = 6

function isCatalog(value: unknown): value is Catalogue {
  return isObject(value) && 'courses' in value && 'seats' in value
}

export const useCatalogStore = create<CatalogState>(() => ({ catalog: undefined, failed: false }))

/** Ignores a file that isn't newer than the current one: caches differ, and a seat that was sold must not reappear. */
function storeIfNewer(value: Catalogue): void {
  const current = useCatalogStore.getState().catalog
  const isNewer = current === undefined || value.generatedAt > current.generatedAt
  useCatalogStore.setState({ catalog: isNewer ? value : current, failed: false })
}

/**
 * Fetches /catalogue.json, a static file, so that no GraphQL request or table read is needed. If a later fetch fails,
 * the current catalog stays.
 */
export async function fetchCatalog(init?: RequestInit): Promise<void> {
  try {
    const sentAt = Date.now()
    const response = await fetch('/catalogue.json', init)
    const value: unknown = response.ok ? await response.json() : undefined
    if (!isCatalog(value)) throw new Error('/catalogue.json cannot be read')
    syncClock(response, sentAt)
    storeIfNewer(value)
  } catch {
    useCatalogStore.setState({ failed: true })
  }
}

/** Fetches the file until it's from `generatedAt` (epoch milliseconds) or later; gives up after several seconds. */
export async function fetchCatalogSince(generatedAt: number): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await fetchCatalog({ cache: 'no-cache' })
    if ((useCatalogStore.getState().catalog?.generatedAt ?? 0) >= generatedAt) return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}
