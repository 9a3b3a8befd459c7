import { OnCatalogueDocument } from '#generated/operations.ts'
import { fetchCatalogue, fetchCatalogueOf } from './catalogue-store.ts'
import { subscribe } from './subscribe.ts'

/** Hears of every new catalogue and fetches it; for who is signed in. Returns how to stop. */
export const hearCatalogue = (): (() => void) =>
  subscribe(
    OnCatalogueDocument,
    {},
    {
      onData: ({ onCatalogue }) => {
        if (onCatalogue) void fetchCatalogueOf(onCatalogue.generatedAt)
      },
      onReconnect: () => void fetchCatalogue(),
    },
  )
