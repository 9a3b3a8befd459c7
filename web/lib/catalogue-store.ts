import { create } from 'zustand'
import type { Catalogue } from '../../domain/courses/catalogue.ts'
import { syncClock } from './clock-store.ts'

type CatalogueState = { catalogue: Catalogue | undefined; failed: boolean }

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'courses' in value && 'seats' in value
}

export const useCatalogueStore = create<CatalogueState>(() => ({ catalogue: undefined, failed: false }))

/** Fetches /catalogue.json: a file, no GraphQL, no table read. What is shown stays when a later fetch fails. */
export async function fetchCatalogue(): Promise<void> {
  try {
    const sentAt = Date.now()
    const response = await fetch('/catalogue.json')
    const value: unknown = response.ok ? await response.json() : undefined
    if (!isCatalogue(value)) throw new Error('/catalogue.json cannot be read')
    syncClock(response, sentAt)
    const known = useCatalogueStore.getState().catalogue
    useCatalogueStore.setState({ catalogue: known?.generatedAt === value.generatedAt ? known : value, failed: false })
  } catch {
    useCatalogueStore.setState({ failed: true })
  }
}
