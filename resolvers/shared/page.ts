import { pageToken } from './key-part.ts'

/** A page as returned by a DynamoDB Query. */
export type Found<Item> = { items?: Item[] | null; nextToken?: string | null }

/** Returns Query parameters for `limit` items after `nextToken`, in ascending or descending order of the sort key. */
export const pageOf = (limit: number, nextToken: string | null | undefined, newestFirst = false) => ({
  limit,
  scanIndexForward: !newestFirst,
  ...(nextToken ? { nextToken: pageToken(nextToken) } : {}),
})
