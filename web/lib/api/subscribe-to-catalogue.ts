import { OnCatalogueDocument } from '#generated/operations.ts'
import { fetchCatalogue, fetchCatalogueOf } from './catalogue-store.ts'
import { subscribe } from './subscribe.ts'

/** Fetches every new catalogue as soon as it is published; for signed-in users. Returns how to unsubscribe. */
export const subscribeToCatalogue = (): (() => void) =>
  subscribe(
    OnCatalogueDocument,
    {},
    {
      onData: ({ onCatalogue }) => {
        if (onCatalogue) void fetchCatalogueOf(onCatalogue.generatedAt)
      },
      onSubscribed: () => void fetchCatalogue(),
    },
  )
