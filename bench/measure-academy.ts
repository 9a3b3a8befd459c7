import { setTimeout as sleep } from 'node:timers/promises'
import { startAcademy, type Academy } from '#tests/client/academies/start-academy.ts'
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

/** Milliseconds are measured apart from what holds on any machine. */
const isTime = ({ measured }: Row): boolean => measured.endsWith(' ms')

async function countAll({ url }: Academy): Promise<Row[]> {
  const meter = openMeter(url)
  const job = await measureMainJob(url, meter)
  await measureUsage(url, meter)
  return [...job.filter((row) => !isTime(row)), ...(await measureAdministration(url, meter))]
}

async function measureAll({ url, pid, output }: Academy): Promise<Row[]> {
  const start = measureStart(output())
  await sleep(REST_MS)
  const fresh = measureMemory(pid, 'after the start')
  const meter = openMeter(url)
  const job = await measureMainJob(url, meter)
  const pages = await measurePages(url, meter)
  const answers = await measureAnswers(url)
  const home = await measureHome(url)
  await sleep(REST_MS)
  const used = measureMemory(pid, 'after the work')
  return [...job.filter(isTime), ...pages, ...answers, ...home, ...start, fresh, used]
}

/** Starts an academy of its own from a copy of the project. */
const inAcademy = (measure: (academy: Academy) => Promise<Row[]>): Promise<Row[]> =>
  inTemporaryFolder(async (folder) => {
    const root = copyProject(process.cwd(), folder)
    const academy = await startAcademy({ port: PORT, dataDir: `${folder}-data`, root })
    return measure(academy).finally(academy.stop)
  })

/** Request units and operations of the main job and of administrators' lists; those of the cost page go into units.json. */
export const measureUnits = (): Promise<Row[]> => inAcademy(countAll)

/** How long the main job, the pages and the start take, what pages load, and what the cloud needs of memory. */
export const measureAcademy = (): Promise<Row[]> => inAcademy(measureAll)
