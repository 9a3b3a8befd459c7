import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, type Page, type Request } from '@playwright/test'
import { buildWeb, synthesize } from 'local-cloud/boot/build.ts'
import { seedOnce } from 'local-cloud/boot/seed-once.ts'
import { type LocalCloud, startLocalCloud } from 'local-cloud/boot/start-local-cloud.ts'
import type { AreaCount } from '#domain/courses/cohorts/cohort.ts'
import { courseStudentItem } from '#table/course.ts'
import { newCohortStudent, withAttempt, withOverview } from '#table/cohort.ts'
import { progressItem } from '#table/progress.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { catalogueCourse } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { copyProject } from './copy-project.ts'
import { inTemporaryFolder } from './in-temporary-folder.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { atMost, type Row } from './row.ts'
import { withoutStream } from './without-stream.ts'

const STUDENTS = 500
const TESTS = 12
const AREAS = 8
const CONTENTS = 6
const DAY_MS = 86_400_000
const COURSE = 'RN Online Review'
const REPEATS = 5
const LONGEST_WAIT_MS = 60_000

type EnrolledCourse = Awaited<ReturnType<typeof catalogueCourse>>

/** What the stream has counted of a student: tasks of six contents, and twelve tests over eight areas. */
function countedStudent(course: string, uid: string, n: number, now: number) {
  const opened = now - 30 * DAY_MS
  const begun = withOverview(newCohortStudent(course, uid, { progress: `p-${uid}`, opened }), {
    ...{
      startedOn: opened,
      completed: n % 60,
      total: 60,
      average: 50 + (n % 50),
      lastActivity: now - (n % 14) * DAY_MS,
    },
    contents: Array.from({ length: CONTENTS }, (_, i) => ({ key: `content-${i}`, completed: n % 10, total: 10 })),
  })
  const areas = Array.from({ length: AREAS }, (_, area): AreaCount => ({
    area,
    items: 9,
    points: (n + area) % 10,
    max: 9,
  }))
  return Array.from({ length: TESTS }, (_, i) => Uint8Array.from({ length: 6 }, () => i)).reduce(
    (student, name) => withAttempt(student, { name, n: 1 }, areas) ?? student,
    begun,
  )
}

function writeStudents(table: Table, course: EnrolledCourse): Promise<void> {
  const now = Date.now()
  const facts = { endTime: now + 30 * DAY_MS, dateCreated: now - 30 * DAY_MS }
  return batchPut(
    table,
    Array.from({ length: STUDENTS }, (_, n) => {
      const [uid, lastName] = [`cohort-${n}`, `Student ${n}`]
      const progress = { uid, name: `Ann ${lastName}`, lastName, listed: true, progressKey: `p-${uid}`, ...facts }
      return [
        userItem(aUser({ uid, firstName: 'Ann', lastName, email: `${uid}@academy.example` })),
        progressItem({
          ...{ key: `p-${uid}`, studentId: uid, courseKey: course.key, name: course.name, url: 'rn-online-review-1' },
          ...{ group: 'online#rn', onlineDays: 60, complete: false, content: [], courseType: 'Online', subject: 'RN' },
          ...facts,
        }),
        courseStudentItem(course.key, progress),
        countedStudent(course.key, uid, n, now),
      ]
    }).flat(),
  )
}

/** Counts calls of the API for a cohort: the clock's and the page's own are no part of the tab. */
const requests = (page: Page): { count: () => number; stop: () => void } => {
  let count = 0
  const hear = (request: Request) => {
    if (request.postData()?.includes('query CourseCohort')) count += 1
  }
  page.on('request', hear)
  return { count: () => count, stop: () => page.off('request', hear) }
}

/** From the press on a course's tab Progress to the rows: time, operations and read units. */
async function openCohort(page: Page, cloud: LocalCloud, course: EnrolledCourse) {
  await page.goto(`/manage-courses/${course.key}`)
  await page.waitForLoadState('networkidle')
  const operations = requests(page)
  cloud.table.meter.reset()
  const began = performance.now()
  await page.getByRole('tab', { name: 'Progress' }).click()
  // With those of the sample academy.
  await expect(page.getByText(/^5\d\d students$/)).toBeVisible({ timeout: LONGEST_WAIT_MS })
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const milliseconds = performance.now() - began
  await page.waitForLoadState('networkidle')
  operations.stop()
  const own = cloud.table.meter.read().operations.filter(({ caller }) => /enrolment/i.test(caller))
  const reads = own.reduce((sum, operation) => sum + operation.reads, 0)
  return { milliseconds, operations: operations.count(), reads }
}

/** The course, once the stream has published the catalogue of the new academy. */
async function publishedCourse(url: string): Promise<EnrolledCourse> {
  for (let tries = 0; tries < 60; tries += 1) {
    const course = await catalogueCourse(url, COURSE).catch(() => undefined)
    if (course) return course
    await setTimeout(500)
  }
  throw new Error(`The catalogue has no ${COURSE} after half a minute`)
}

async function measure(cloud: LocalCloud): Promise<Row[]> {
  const dynamo = new DynamoDBClient({
    region: cloud.region,
    endpoint: cloud.endpoints['DYNAMODB'] ?? '',
    credentials: cloud.developer,
  })
  const name = cloud.outputs['TableName']
  if (typeof name !== 'string') throw new Error('The table has no name')
  const table = { client: DynamoDBDocumentClient.from(dynamo), name }
  const course = await publishedCourse(cloud.url)
  await withoutStream(dynamo, name, () => writeStudents(table, course))
  const browser = await openBrowser()
  try {
    const page = await (
      await browser.newContext({ baseURL: cloud.url, viewport: { width: 1280, height: 860 } })
    ).newPage()
    await signIn(page, ADMIN)
    const views = []
    for (let i = 0; i < REPEATS; i += 1) views.push(await openCohort(page, cloud, course))
    const what = `progress of the ${STUDENTS} students of a course`
    return [
      atMost(what, 1, Math.max(...views.map(({ operations }) => operations)), 'operations'),
      atMost(what, 50, median(views.map(({ reads }) => reads)), 'read'),
      atMost(
        `${what}: from the press to the rows, median`,
        1_000,
        median(views.map((view) => view.milliseconds)),
        'ms',
      ),
    ]
  } finally {
    await browser.close()
    dynamo.destroy()
  }
}

/** What an administrator waits for who opens the progress of 500 students, in a local cloud of its own. */
export const measureCohort = (): Promise<Row[]> =>
  inTemporaryFolder(async (folder) => {
    const root = copyProject(process.cwd(), folder)
    const dataDir = mkdtempSync(join(tmpdir(), 'academy-cohort-'))
    const report = (step: string) => void process.stderr.write(`cohort: ${step}\n`)
    const webDir = await buildWeb(root, report)
    const assembly = synthesize(root, report)
    const cloud = await startLocalCloud({ port: 0, dataDir, assembly, webDir, quiet: true, onProgress: report })
    try {
      await seedOnce(root, dataDir, cloud, report)
      return await measure(cloud)
    } finally {
      await cloud.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
