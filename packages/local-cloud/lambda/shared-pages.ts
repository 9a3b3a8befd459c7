import { type Page, sequenceOf } from './stream-shards.ts'

/** Pages that are kept, at most: the readers of a stream are seldom further apart. */
const mostPages = 8
/** How long a page is kept, in milliseconds: at rest none is. */
const longestKept = 10_000

type Kept = { place: string; page: Page; until: number }

/** Pages of streams that one reader has read and another one asks for. */
export type SharedPages = {
  /** The page behind a record of a shard, which is named with its table: the one that another reader got there, or what `load` gives. */
  read: (shard: string, after: string, load: () => Promise<Page>) => Promise<Page>
}

/**
 * Keeps the last pages of records by where they begin, so that the readers of one stream ask DynamoDB Local for its records once.
 * Readers that stand behind the same record get the same page, so they stay side by side; a page without records is never given twice.
 */
export function createSharedPages(now: () => number = Date.now): SharedPages {
  let pages: Kept[] = []
  const loading = new Map<string, Promise<Page>>()
  return {
    read: async (shard, after, load) => {
      const place = `${shard} ${after}`
      pages = pages.filter(({ until }) => until > now())
      const known = pages.find((entry) => entry.place === place)
      if (known) return known.page
      // What another reader asked for a moment earlier may not have what was written since: without a record it is asked again.
      const running = loading.get(place)
      if (running) {
        const page = await running.catch(() => undefined)
        if (page && page.records.length > 0) return page
      }
      const request = load().finally(() => loading.delete(place))
      loading.set(place, request)
      const page = await request
      if (page.records.length > 0) pages = [...pages.slice(1 - mostPages), { place, page, until: now() + longestKept }]
      return page
    },
  }
}

/** Where the page after this one begins. */
export const placeAfter = (page: Page, before: string): string => sequenceOf(page.records.at(-1)) ?? before
