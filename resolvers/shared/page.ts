import { pageToken } from './key-part.ts'

/** A page as DynamoDB answers a Query. */
export type Found<Item> = { items?: Item[] | null; nextToken?: string | null }

/** `limit` items after `nextToken`, in the order of the sort key or against it. */
export const pageOf = (limit: number, nextToken: string | null | undefined, newestFirst = false) => ({
  limit,
  scanIndexForward: !newestFirst,
  ...(nextToken ? { nextToken: pageToken(nextToken) } : {}),
})
