import { create } from 'zustand'
import type { Catalogue } from '#domain/courses/catalogue.ts'
import { syncClock } from './clock-store.ts'
import { isObject } from '#web/lib/json.ts'

type CatalogueState = { catalogue: Catalogue | undefined; failed: boolean }

/** A cache may still hold the previous file: it is fetched again after this long, milliseconds. */
const AGAIN_MS = 1000
const TRIES = 6

function isCatalogue(value: unknown): value is Catalogue {
  return isObject(value) && 'courses' in value && 'seats' in value
}

export const useCatalogueStore = create<CatalogueState>(() => ({ catalogue: undefined, failed: false }))

/** Takes a file only when it is newer than the one shown: caches differ, and a sold seat must not reappear. */
function take(value: Catalogue): void {
  const known = useCatalogueStore.getState().catalogue
  const isNewer = known === undefined || value.generatedAt > known.generatedAt
  useCatalogueStore.setState({ catalogue: isNewer ? value : known, failed: false })
}

/** Fetches /catalogue.json: a file, no GraphQL, no table read. What is shown stays when a later fetch fails. */
export async function fetchCatalogue(init?: RequestInit): Promise<void> {
  try {
    const sentAt = Date.now()
    const response = await fetch('/catalogue.json', init)
    const value: unknown = response.ok ? await response.json() : undefined
    if (!isCatalogue(value)) throw new Error('/catalogue.json cannot be read')
    syncClock(response, sentAt)
    take(value)
  } catch {
    useCatalogueStore.setState({ failed: true })
  }
}

/** Fetches the file until it is the one of `generatedAt` (epoch milliseconds) or newer; gives up after some seconds. */
export async function fetchCatalogueOf(generatedAt: number): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await fetchCatalogue({ cache: 'no-cache' })
    if ((useCatalogueStore.getState().catalogue?.generatedAt ?? 0) >= generatedAt) return
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
