import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAcademy } from './start-academy.ts'

const API_PORT = 4320

/** Where the API tests find their academy. */
export const API_URL = `http://localhost:${API_PORT}`

/** Vitest's global set-up for the API tests: one academy with sample data, gone when they end. */
export default async function apiAcademy(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-api-'))
  const academy = await startAcademy({ port: API_PORT, dataDir, fresh: true })
  return async () => {
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
