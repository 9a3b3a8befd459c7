import { setTimeout as sleep } from 'node:timers/promises'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, type Page } from '@playwright/test'
import type { AreaCount } from '#domain/courses/cohorts/cohort.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { newCohortStudent, withAttempt, withOverview } from '#table/cohort.ts'
import { courseStudentItem } from '#table/course.ts'
import { progressItem } from '#table/progress.ts'
import { questionItem } from '#table/question.ts'
import { userItem } from '#table/user.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { putMany, runningCourses, someQuestions, someUsers, STUDYING } from './bank.ts'
import { type Cloud, inBrowser, inCloud, openPage, textOf, withoutStream } from './places.ts'
import { atMost, figure, median, type Row, row } from './rows.ts'
import { type Call, runSearch, searchEnvironment } from './search-process.ts'
import { fetchCatalogue, unitsOf } from './student.ts'

const QUESTIONS = 10_000
const USERS = 50_000
/** Users who sign up at once while the stream's functions are running, so that each causes the work of a sign-up. */
const SIGN_UPS = 500
/** Users with an active course. */
const LEARNERS = (USERS - SIGN_UPS) / STUDYING
const REPEATS = 15
const MAX_WAIT_MS = 300_000

const questions = (search: object | null, page = 1): Call => ({ field: 'Query.questions', arguments: { search, page } })
const users = (args: object): Call => ({ field: 'Query.users', arguments: { search: null, page: 1, ...args } })

/** Each with its expected number of rows. */
const CALLS: [string, Call, number][] = [
  ['page of questions, the first', questions(null), QUESTIONS],
  ['page of questions, the last', questions(null, QUESTIONS / 50), QUESTIONS],
  ['search of questions by words', questions({ type: 'Default', text: 'rareword' }), QUESTIONS / 1_000],
  ['search of questions by number', questions({ type: 'Number', text: '5101' }), 1],
  ['search of questions by tags', questions({ type: 'Tag', tags: ['RN', 'Topic 6'] }), QUESTIONS / 40],
  ['search of questions by area', questions({ type: 'Areas', subject: 'PN', areas: ['Basic Care'] }), QUESTIONS / 10],
  ['page of users, the last', users({ page: USERS / 20 }), USERS],
  ['search of users', users({ search: 'person49999@' }), 1],
  ['users with an active course', users({ courses: 'active' }), LEARNERS],
  ['users without an active course', users({ courses: 'none' }), USERS - LEARNERS],
]

async function ask({ cloud }: Cloud, call: Call): Promise<number> {
  const reply = await cloud.invoke('search', { ...call, identity: { sub: 'bench' } } as never)
  return (reply as { data: { total: number } }).data.total
}

/** The time until a call finds this many rows; throws if it never does. */
async function untilFound(place: Cloud, call: Call, wanted: number, pause: number): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < MAX_WAIT_MS) {
    if ((await ask(place, call)) === wanted) return performance.now() - start
    await sleep(pause)
  }
  throw new Error(`${call.field} never found ${wanted}`)
}

async function callRow(place: Cloud, [what, call, wanted]: (typeof CALLS)[number]): Promise<Row> {
  const { meter } = place.cloud.table
  meter.reset()
  const times: number[] = []
  for (let i = 0; i < REPEATS; i += 1) {
    const start = performance.now()
    if ((await ask(place, call)) !== wanted) throw new Error(`${what} did not find ${wanted}`)
    times.push(performance.now() - start)
  }
  const { reads } = unitsOf(meter.read().operations.filter(({ caller }) => caller.includes('Search')))
  return row(`${what} (${wanted} found)`, atMost(2, reads / REPEATS, 'read'), figure(`${median(times).toFixed(1)} ms`))
}

/** The time to rebuild all search files. Under load it may exceed the function's timeout, so it is retried. */
async function rebuild(place: Cloud, tries = 3): Promise<number> {
  const { cloud, report } = place
  report('making all search files')
  const start = performance.now()
  try {
    await cloud.invoke('bookkeeping', { rebuild: true })
    return performance.now() - start
  } catch (error) {
    if (tries === 1) throw error
    report(String(error))
    return rebuild(place, tries - 1)
  }
}

/** Peak resident memory of a Node process that serves these calls, in MB. */
async function searchMemory({ cloud, table }: Cloud, calls: readonly Call[]): Promise<number> {
  const { endpoints, developer, outputs } = cloud
  const { memory } = await runSearch(`for (const call of ${JSON.stringify(calls)}) await ask(call)`, {
    ...searchEnvironment(endpoints.S3 ?? '', endpoints.DYNAMODB),
    AWS_ACCESS_KEY_ID: developer.accessKeyId,
    AWS_SECRET_ACCESS_KEY: developer.secretAccessKey,
    TABLE_NAME: table.name,
    SEARCH_BUCKET: textOf(outputs.SearchBucket),
  })
  return memory
}

/**
 * Lists and searches over 10,000 questions and 50,000 users. All but 500 users are written before the stream's
 * functions start and reach the search files like those of a restored table, because each sign-up costs a query and a
 * write, and 50,000 never occur at once.
 */
async function searchRows(place: Cloud): Promise<Row[]> {
  const { table, report } = place
  const [bank, known] = [someQuestions(QUESTIONS), someUsers(USERS - SIGN_UPS)]
  const stored = bank.map((question) => questionItem(question, { version: 1, time: 1, ref: `bench:${question.id}` }))
  const items = [...stored, ...runningCourses(known), ...known.map(userItem)]
  await withoutStream(table, () => putMany(table, items, report))
  const rebuilt = await rebuild(place)
  report(`writing ${SIGN_UPS} users whom the stream follows`)
  await putMany(table, someUsers(SIGN_UPS, USERS - SIGN_UPS).map(userItem))
  const caughtUp = await untilFound(place, users({}), USERS, 200)
  const rows: Row[] = []
  for (const call of CALLS) {
    report(call[0])
    rows.push(await callRow(place, call))
  }
  const lags: number[] = []
  for (const question of bank.slice(0, 7)) {
    report(`a write to its place in a search, ${lags.length + 1} of 7`)
    const text = `marker${question.id}`
    const Item = questionItem({ ...question, body: `${question.body} ${text}` }, { version: 2, time: 2 })
    await table.client.send(new PutCommand({ TableName: table.name, Item }))
    lags.push(await untilFound(place, questions({ type: 'Default', text }), 1, 20))
  }
  report('memory')
  const all = CALLS.map(([, call]) => call)
  const ofQuestions = all.filter(({ field }) => field === 'Query.questions')
  return [
    ...rows,
    row('a write to its place in a search: median', atMost(1_000, median(lags), 'ms')),
    row(
      `${SIGN_UPS} users written at once, then in the lists; all search files made again`,
      figure(`${(caughtUp / 1_000).toFixed(1)} s; ${(rebuilt / 1_000).toFixed(1)} s`),
    ),
    row(
      `memory of the search function, ${QUESTIONS} questions; and ${USERS} users`,
      atMost(256, await searchMemory(place, ofQuestions), 'MB'),
      atMost(256, await searchMemory(place, all), 'MB'),
    ),
  ]
}

export const measureSearch = (): Promise<Row[]> => inCloud(false, searchRows)

const STUDENTS = 500
const DAY_MS = 86_400_000

type Course = Awaited<ReturnType<typeof fetchCatalogue>>[number]

/** A student's data counted by the stream: tasks of six contents, and twelve tests over eight areas. */
function countedStudent(course: string, uid: string, n: number, now: number) {
  const startedOn = now - 30 * DAY_MS
  const begun = withOverview(newCohortStudent(course, uid, { progress: `p-${uid}`, opened: startedOn }), {
    ...{ startedOn, completed: n % 60, total: 60, average: 50 + (n % 50), lastActivity: now - (n % 14) * DAY_MS },
    contents: Array.from({ length: 6 }, (_, i) => ({ key: `content-${i}`, completed: n % 10, total: 10 })),
  })
  const area = (area: number): AreaCount => ({ area, items: 9, points: (n + area) % 10, max: 9 })
  const areas = Array.from({ length: 8 }, (_, i) => area(i))
  return Array.from({ length: 12 }, (_, i) => Uint8Array.from({ length: 6 }, () => i)).reduce(
    (student, name) => withAttempt(student, { name, n: 1 }, areas) ?? student,
    begun,
  )
}

/** A user in the course, its progress, and the counted data. */
function courseStudent({ key: courseKey, name }: Course, n: number, now: number) {
  const [uid, lastName] = [`cohort-${n}`, `Student ${n}`]
  const facts = { endTime: now + 30 * DAY_MS, dateCreated: now - 30 * DAY_MS }
  const student = { uid, name: `Ann ${lastName}`, lastName, listed: true, progressKey: `p-${uid}`, ...facts }
  return [
    userItem(aUser({ uid, firstName: 'Ann', lastName, email: `${uid}@academy.example` })),
    progressItem({
      ...{ key: `p-${uid}`, studentId: uid, courseKey, name, url: 'rn-online-review-1', group: 'online#rn' },
      ...{ onlineDays: 60, complete: false, content: [], courseType: 'Online', subject: 'RN', ...facts },
    }),
    courseStudentItem(courseKey, student),
    countedStudent(courseKey, uid, n, now),
  ]
}

/** From the press on a course's Progress tab to the rows: time, operations, and read units. */
async function openCohort(page: Page, { cloud }: Cloud, course: Course) {
  await page.goto(`/manage-courses/${course.key}`)
  await page.waitForLoadState('networkidle')
  let operations = 0
  const hear = (request: { postData: () => string | null }) => {
    if (request.postData()?.includes('query CourseCohort')) operations += 1
  }
  page.on('request', hear)
  cloud.table.meter.reset()
  const began = performance.now()
  await page.getByRole('tab', { name: 'Progress' }).click()
  // Includes the sample academy's students.
  await expect(page.getByText(/^5\d\d students$/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const milliseconds = performance.now() - began
  await page.waitForLoadState('networkidle')
  page.off('request', hear)
  const own = cloud.table.meter.read().operations.filter(({ caller }) => /enrolment/i.test(caller))
  return { milliseconds, operations, reads: unitsOf(own).reads }
}

async function cohortRows(place: Cloud): Promise<Row[]> {
  const { cloud, table } = place
  const course = (await fetchCatalogue(cloud.url)).find(({ name }) => name === 'RN Online Review')
  if (!course) throw new Error('The sample course is not in the catalogue')
  await withoutStream(table, () => writeCohort(table, course))
  return inBrowser(async (browser) => {
    const page = await openPage(browser, cloud.url)
    await signIn(page, ADMIN)
    const views = []
    while (views.length < 5) views.push(await openCohort(page, place, course))
    return [
      row(
        `progress of the ${STUDENTS} students of a course: from the press to the rows, median`,
        atMost(1, Math.max(...views.map(({ operations }) => operations)), 'operations'),
        atMost(50, median(views.map(({ reads }) => reads)), 'read'),
        atMost(1_000, median(views.map(({ milliseconds }) => milliseconds)), 'ms'),
      ),
    ]
  })
}

const writeCohort = (table: Table, course: Course) => {
  const now = Date.now()
  return batchPut(table, Array.from({ length: STUDENTS }, (_, n) => courseStudent(course, n, now)).flat())
}

/** An administrator's wait for the progress of 500 students. */
export const measureCohort = (): Promise<Row[]> => inCloud(true, cohortRows)
