import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentsDocument, StudentListDocument } from '#generated/admin-operations.ts'
import { type Academy, startAcademy } from '#tests/client/academies/start-academy.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { copyProject } from './copy-project.ts'
import { inTemporaryFolder } from './in-temporary-folder.ts'
import { measureAnswers } from './measure-answers.ts'
import { measureImport } from './measure-import.ts'
import { measureHome } from './measure-home.ts'
import { measureLecture } from './measure-lecture.ts'
import { measureMainJob } from './measure-main-job.ts'
import { measurePages } from './measure-pages.ts'
import { measureScreens } from './measure-screens.ts'
import { measureUsage } from './measure-usage.ts'
import { type MeterStep, openMeter } from './meter.ts'
import { atMost, figure, type Row } from './row.ts'

type Process = { pid: number; parent: number; kilobytes: number }

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    return { pid, parent, kilobytes }
  })
}

function treeOf(pid: number, all: readonly Process[]): Process[] {
  const own = all.filter((entry) => entry.pid === pid)
  return [...own, ...all.filter((entry) => entry.parent === pid).flatMap((child) => treeOf(child.pid, all))]
}

/** Resident memory of a process and all that it started. Pages that several share are counted for each. */
function measureMemory(pid: number, when: string): Row {
  const kilobytes = treeOf(pid, listProcesses()).reduce((sum, entry) => sum + entry.kilobytes, 0)
  return atMost(`local cloud at rest, all processes, ${when}`, 900, Math.round(kilobytes / 1024), 'MB')
}

/** An administrator's lists: what a page of each reads. */
async function measureAdministration(url: string, meter: MeterStep): Promise<Row[]> {
  const admin = await signIn(url, ADMIN.email, ADMIN.password)
  const payments = await meter(() => admin(PaymentsDocument, {}))
  const students = await meter(() => admin(StudentListDocument, { page: 1 }))
  const [paid, people] = [payments.result.payments.items.length, students.result.users.items.length]
  return [
    atMost(`administrator: page of payments (${paid} rows)`, 2, payments.reads, 'read'),
    atMost(`administrator: page of students (${people} rows)`, 0.5, students.reads, 'read'),
  ]
}

/** When the start printed a step, in seconds; throws when it never did. */
function secondsAt(printed: string, step: string): number {
  const line = printed.split('\n').find((candidate) => candidate.includes(` s  ${step}`))
  if (line === undefined) throw new Error(`The start did not say when it came to "${step}"`)
  return Number.parseFloat(line)
}

/** How long `npm start` took, by what it printed, and how it spent the time. */
function measureStart(printed: string): Row[] {
  const [services, filling, ready] = ['Reading the template', 'Filling in', 'Ready'].map((step) =>
    secondsAt(printed, step),
  ) as [number, number, number]
  const parts = [services, filling - services, ready - filling].map((seconds) => `${seconds.toFixed(1)} s`)
  return [
    atMost('npm start, packages installed, nothing built, empty data', 20, ready, 's'),
    figure('of it: build and synthesis / services / sample data', parts.join(' / ')),
  ]
}

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
    try {
      return await measure(academy)
    } finally {
      await academy.stop()
    }
  })

/** Request units and operations of the main job and of administrators' lists; those of the cost page go into units.json. */
export const measureUnits = (): Promise<Row[]> => inAcademy(countAll)

/** How the sample lecture plays on slow connections. */
export const measureLectures = (): Promise<Row[]> => inAcademy(({ url }) => measureLecture(url))

/** How long a file of 10,000 questions takes to import. */
export const measureImports = (): Promise<Row[]> => inAcademy(({ url }) => measureImport(url))

/** What a student waits for between press and screen on a slow phone. */
export const measureStudentScreens = (): Promise<Row[]> => inAcademy(({ url }) => measureScreens(url))

/** How long the main job, the pages and the start take, what pages load, and what the cloud needs of memory. */
export const measureAcademy = (): Promise<Row[]> => inAcademy(measureAll)
