import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAcademy } from './start-academy.ts'

/** The port of the academy that all browser stories share; the story of a restart has its own. */
export const BROWSER_PORT = Number(process.env.BROWSER_PORT ?? 4310)

/**
 * Playwright's global set-up: one academy with sample data for all stories, gone when they end. While writing a story,
 * ACADEMY_URL names one that runs already.
 */
export default async function browserAcademy(): Promise<() => Promise<void>> {
  if (process.env.ACADEMY_URL) return () => Promise.resolve()
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-browser-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  const academy = await startAcademy({ port: BROWSER_PORT, dataDir, fresh: true }).catch((error: unknown) => {
    removeData()
    throw error
  })
  return async () => {
    await academy.stop()
    removeData()
  }
}
