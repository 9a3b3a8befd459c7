import { type Page, sequenceOf } from './stream-shards.ts'

/** The maximum number of cached pages; a stream's readers are seldom further apart. */
const mostPages = 8
/** How long a page is cached, in milliseconds, so that an idle stream caches none. */
const longestKept = 10_000

type Kept = { place: string; page: Page; until: number }

/** Stream pages shared between readers. */
export type SharedPages = {
  /** Returns the page after a record of a shard (prefixed with its table): the cached one, or the result of `load`. */
  read: (shard: string, after: string, load: () => Promise<Page>) => Promise<Page>
}

/**
 * Caches the latest pages by their start position, so that a stream's readers fetch its records from DynamoDB Local
 * only once. Readers at the same record receive the same page and thus stay in step; an empty page is never reused.
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
      // Another reader's pending request may miss records written since it started, so an empty result is requested
      // again.
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

/** The start position of the next page. */
export const placeAfter = (page: Page, before: string): string => sequenceOf(page.records.at(-1)) ?? before
