import { OnCatalogueDocument } from '#generated/operations.ts'
import { fetchCatalog, fetchCatalogSince } from './catalog-store.ts'
import { subscribe } from './subscribe.ts'

/** Fetches every new catalog as soon as it's published, for signed-in users. Returns a function that unsubscribes. */
export const subscribeToCatalog = (): (() => void) =>
  subscribe(
    OnCatalogueDocument,
    {},
    {
      onData: ({ onCatalogue }) => {
        if (onCatalogue) void fetchCatalogSince(onCatalogue.generatedAt)
      },
      onSubscribed: () => void fetchCatalog(),
    },
  )
