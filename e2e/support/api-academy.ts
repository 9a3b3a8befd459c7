import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startAcademy } from './start-academy.ts'

const API_PORT = 4320

declare module 'vitest' {
  export type ProvidedContext = { academyUrl: string }
}

/** Vitest's global set-up for the API tests: one academy with sample data, gone when they end. */
export default async function apiAcademy(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-api-'))
  const academy = await startAcademy({ port: API_PORT, dataDir, fresh: true })
  project.provide('academyUrl', academy.url)
  return async () => {
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
