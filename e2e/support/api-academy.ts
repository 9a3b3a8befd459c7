import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startAcademy } from './start-academy.ts'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface joins Vitest's own
  export interface ProvidedContext {
    /** Where the academy of the API tests keeps its data. */
    dataDir: string
  }
}

// Another port where two checkouts are tested at once.
const API_PORT = Number(process.env.API_PORT ?? 4320)

/** Where the API tests find their academy. */
export const API_URL = `http://localhost:${API_PORT}`

/** Vitest's global set-up for the API tests: one academy with sample data, gone when they end. */
export default async function apiAcademy(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-api-'))
  const academy = await startAcademy({ port: API_PORT, dataDir, fresh: true })
  project.provide('dataDir', dataDir)
  return async () => {
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
