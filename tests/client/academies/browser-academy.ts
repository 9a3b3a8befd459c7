import { startAcademies } from './start-academies.ts'

/** How many browsers run stories at once, each with an academy of its own: what one changes no other sees. */
export const BROWSERS = process.env.ACADEMY_URL ? 1 : 2

/** An academy listens at its port and the next one. Another first port where two checkouts are tested at once. */
const portOf = (browser: number) => Number(process.env.BROWSER_PORT ?? 4310) + 2 * browser

/** Where the stories of this process find their academy; those of a restart and of scripts have their own. */
export const browserUrl = (): string =>
  process.env.ACADEMY_URL ?? `http://localhost:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`

/**
 * Playwright's global set-up: an academy with sample data for each browser, gone when the stories end. While writing a story,
 * ACADEMY_URL names one that runs already.
 */
export default async function browserAcademies(): Promise<() => Promise<void>> {
  if (process.env.ACADEMY_URL) return () => Promise.resolve()
  const { stop } = await startAcademies(Array.from({ length: BROWSERS }, (_, browser) => portOf(browser)))
  return stop
}
