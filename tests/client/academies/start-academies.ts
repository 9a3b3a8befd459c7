import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Academy, isWhole, startAcademy } from './start-academy.ts'

/** Academies that run side by side: where each keeps its data, in the order of their ports, and an end for all. */
export type Academies = { dataDirs: string[]; stop: () => Promise<void> }

/**
 * Fills in the sample academy that all others of a run begin with, unless a step before has done so: it takes half a minute.
 * SAMPLE_DATA names its folder to those who start them; `folder` is its place where none is named.
 */
async function prepareSample(port: number, folder: string): Promise<void> {
  const sample = (process.env.SAMPLE_DATA ??= folder)
  if (isWhole(sample)) return
  const academy = await startAcademy({ port, dataDir: sample, fresh: true })
  await academy.stop()
}

/** Starts an untouched sample academy at each port, one after the other: two that start at once in a checkout are in each other's way. */
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
