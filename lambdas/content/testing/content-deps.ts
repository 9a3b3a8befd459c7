import { testSigner } from '#lambdas/testing/test-signer.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { ContentDeps } from '../content-deps.ts'

let keys = 0

/** The authoring dependencies on this table, with sequential keys; `removed` collects removed files. */
export const contentDeps = (table: Table, removed: string[], now: () => number): ContentDeps => ({
  ...{ table, now },
  newKey: () => `k${(keys += 1)}`,
  retainImage: () => Promise.resolve(true),
  signPlayback: testSigner,
  removeFile: (key) => {
    removed.push(key)
    return Promise.resolve()
  },
})
