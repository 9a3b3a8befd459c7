import type { TestProject } from 'vitest/node'
import { startAcademies } from './start-academies.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins Vitest's own
  export interface ProvidedContext {
    /** Where the academies of the API tests keep their data, that of API_WORKER at its place. */
    dataDirs: string[]
  }
}

/** How many test files run at once, each on an academy that no other uses in the meantime. */
export const API_WORKERS = 2

/** An academy listens at its port and the next one. Another first port where two checkouts are tested at once. */
const portOf = (worker: number) => Number(process.env.API_PORT ?? 4320) + 2 * worker

/** Which of them this process is, counted from 0. */
export const API_WORKER = Number(process.env.VITEST_POOL_ID ?? 1) - 1

/** Where the API tests of this worker find their academy. */
export const API_URL = `http://localhost:${portOf(API_WORKER)}`

/** Vitest's global set-up for the API tests: an academy with sample data for each worker, gone when they end. */
export default async function apiAcademies(project: TestProject): Promise<() => Promise<void>> {
  const { dataDirs, stop } = await startAcademies(Array.from({ length: API_WORKERS }, (_, n) => portOf(n)))
  project.provide('dataDirs', dataDirs)
  return stop
}
