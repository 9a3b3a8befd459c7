import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Academy, isSeeded, startAcademy } from './start-academy.ts'

/** Academies that run in parallel: their data folders, in the order of their ports, and a function to stop them all. */
export type Academies = { dataDirs: string[]; stop: () => Promise<void> }

/**
 * Creates the sample academy with which all others of a run start, unless an earlier step did; it takes half a minute.
 * SAMPLE_DATA passes its folder to other processes; `folder` is the default.
 */
async function prepareSample(port: number, folder: string): Promise<void> {
  const sample = (process.env.SAMPLE_DATA ??= folder)
  if (isSeeded(sample)) return
  const academy = await startAcademy({ port, dataDir: sample, fresh: true })
  await academy.stop()
}

/**
 * Starts an unmodified sample academy on each port, one after the other, because simultaneous starts in one checkout
 * conflict.
 */
export async function startAcademies(ports: readonly number[]): Promise<Academies> {
  const folder = mkdtempSync(join(tmpdir(), 'academies-'))
  const dataDirs = ports.map((port) => join(folder, String(port)))
  const academies: Academy[] = []
  const stop = async () => {
    await Promise.all(academies.map((academy) => academy.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [first] = ports
    if (first !== undefined) await prepareSample(first, join(folder, 'sample'))
    for (const [n, port] of ports.entries())
      academies.push(await startAcademy({ port, dataDir: dataDirs[n] ?? '', fresh: true }))
  } catch (error) {
    await stop()
    throw error
  }
  return { dataDirs, stop }
}
