import { startAcademies } from './start-academies.ts'

/** How many browsers run stories in parallel, each with its own academy, so that none sees another's changes. */
export const BROWSERS = process.env.ACADEMY_URL ? 1 : 2

/** An academy uses its port and the next one. Set another first port to test two checkouts at once. */
const portOf = (browser: number) => Number(process.env.BROWSER_PORT ?? 4310) + 2 * browser

/** The URL of the academy for this process's stories; restart and script stories have their own. */
export const browserUrl = (): string =>
  process.env.ACADEMY_URL ?? `http://localhost:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`

/**
 * Playwright's global setup: starts an academy with sample data for each browser, and stops them at the end. While you
 * write a story, set ACADEMY_URL to a running one.
 */
export default async function browserAcademies(): Promise<() => Promise<void>> {
  if (process.env.ACADEMY_URL) return () => Promise.resolve()
  const { stop } = await startAcademies(Array.from({ length: BROWSERS }, (_, browser) => portOf(browser)))
  return stop
}
