import type { TestProject } from 'vitest/node'
import { startAcademies } from './start-academies.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins Vitest's own
  export interface ProvidedContext {
    /** The data folders of the API tests' academies, indexed by API_WORKER. */
    dataDirs: string[]
  }
}

/** How many test files run in parallel, each with an academy of its own. */
export const API_WORKERS = 2

/** An academy uses its port and the next one. Set another first port to test two checkouts at once. */
const portOf = (worker: number) => Number(process.env.API_PORT ?? 4320) + 2 * worker

/** The index of this process's worker, from 0. */
export const API_WORKER = Number(process.env.VITEST_POOL_ID ?? 1) - 1

/** The URL of this worker's academy. */
export const API_URL = `http://localhost:${portOf(API_WORKER)}`

/**
 * Vitest's global setup for the API tests: starts an academy with sample data for each worker, and stops them at the
 * end.
 */
export default async function apiAcademies(project: TestProject): Promise<() => Promise<void>> {
  const { dataDirs, stop } = await startAcademies(Array.from({ length: API_WORKERS }, (_, n) => portOf(n)))
  project.provide('dataDirs', dataDirs)
  return stop
}
