import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { SeedCourseDocument, SeedPublishDocument, TestRegisterDocument } from '#generated/operations.ts'
import type { CreateCourseInput } from '#generated/schema.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { cardToken } from '#tests/client/people/people.ts'
import { packed, PLACEHOLDER } from './texts.ts'

const CONCURRENCY = 12
const DAY_MS = 86_400_000
/** The maximum number of contents in a course. */
const MAX_CONTENTS = 40
/** The maximum length of a location. */
const MAX_LOCATION_LENGTH = 190
/** How many courses named after payloads a student buys: one page. */
const BOUGHT = 20

/** Keys of the courses that represent all payloads, and of those named after payloads. */
export type SoldCourses = { online: string; live: string; named: string[] }

type CourseTexts = { names: readonly string[]; name: string; contents: readonly string[] }

/** Publishes an Online course for every name and a Live course for every location with payloads. */
export async function sellScriptCourses(admin: CallApi, { names, name, contents }: CourseTexts): Promise<SoldCourses> {
  const publish = async (input: Partial<CreateCourseInput> & { name: string }) => {
    const facts = { type: 'Online', subject: 'RN', price: '20', onlineDays: '30', content: contents.slice(0, 1) }
    const { key, version } = (await admin(SeedCourseDocument, { input: { ...facts, ...input } })).createCourse
    await admin(SeedPublishDocument, { input: { key, version, published: true } })
    return key
  }
  // Courses with the same day and time are linked, so this run uses its own minute.
  const startTime = `${String(1 + Math.floor(Math.random() * 11))}:${String(10 + Math.floor(Math.random() * 50))}AM`
  const live = (location: string, n: number) => {
    const date = new Date(Date.now() + (400 + n) * DAY_MS).toISOString().slice(0, 10)
    const times = { dates: [date], startTime, endTime: '4:00PM' }
    return publish({ type: 'Live', name: '', location, maxStudents: '3', instructor: PLACEHOLDER, ...times })
  }
  const places = packed(MAX_LOCATION_LENGTH)
  await pLimit(CONCURRENCY).map(places, (place, n) => live(place, n + 1))
  return {
    online: await publish({ name, instructor: name, content: contents.slice(0, MAX_CONTENTS) }),
    live: await live(PLACEHOLDER, 0),
    named: await pLimit(CONCURRENCY).map(names, (name) => publish({ name })),
  }
}

/** A student buys the courses that represent all payloads and some of the others. */
export async function buyScriptCourses(student: CallApi, url: string, { online, live, named }: SoldCourses) {
  const buy = async (courseKey: string) => {
    const input = { courseKey, token: await cardToken(url), requestId: randomUUID() }
    return (await student(TestRegisterDocument, { input })).registerCourse
  }
  // An account can have only one open payment at a time.
  for (const key of named.slice(0, BOUGHT)) await buy(key)
  const refundable = await buy(live)
  const { key, progressKey } = await buy(online)
  return { progressKey: progressKey ?? '', paymentKey: key, refundable: refundable.key }
}
