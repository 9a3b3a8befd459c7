import { setTimeout as sleep } from 'node:timers/promises'
import { startAcademy, type Academy } from '../e2e/support/start-academy.ts'
import { copyProject } from './copy-project.ts'
import { inTemporaryFolder } from './in-temporary-folder.ts'
import { measureAdministration } from './measure-administration.ts'
import { measureAnswers } from './measure-answers.ts'
import { measureHome } from './measure-home.ts'
import { measureMainJob } from './measure-main-job.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePages } from './measure-pages.ts'
import { measureStart } from './measure-start.ts'
import { measureUsage } from './measure-usage.ts'
import { openMeter } from './meter.ts'
import type { Row } from './row.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4340)
const REST_MS = 15_000

async function measureAll({ url, pid, output }: Academy): Promise<Row[]> {
  const start = measureStart(output())
  await sleep(REST_MS)
  const fresh = measureMemory(pid, 'after the start')
  const meter = openMeter(url)
  const job = await measureMainJob(url, meter)
  await measureUsage(url, meter)
  const administration = await measureAdministration(url, meter)
  const pages = await measurePages(url, meter)
  const answers = await measureAnswers(url)
  const home = await measureHome(url)
  await sleep(REST_MS)
  const used = measureMemory(pid, 'after the work')
  return [...job, ...administration, ...pages, ...answers, ...home, ...start, fresh, used]
}

/** Starts an academy of its own from a copy of the project and does the main job in it. */
export const measureAcademy = (): Promise<Row[]> =>
  inTemporaryFolder(async (folder) => {
    const root = copyProject(process.cwd(), folder)
    const academy = await startAcademy({ port: PORT, dataDir: `${folder}-data`, root })
    return measureAll(academy).finally(academy.stop)
  })
