import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RegisterCourseDocument } from '#generated/operations.ts'
import { cardToken, type newStudent } from '#tests/client/people/people.ts'
import type { Metered, MeterStep } from './meter.ts'

export type Student = Awaited<ReturnType<typeof newStudent>>
type Catalogue = { courses: { key: string; name: string; group: string; subject: string; type: string }[] }

export type Purchase = Metered<{ progressKey: string; name: string; type: string }>

/** The file follows the sample data through the stream: on a busy machine it comes some seconds after the start. */
const CATALOGUE_MS = 60_000

async function fetchCourses(url: string): Promise<Catalogue['courses']> {
  const since = performance.now()
  for (;;) {
    const response = await fetch(`${url}/catalogue.json`)
    if (response.headers.get('content-type')?.includes('json')) return ((await response.json()) as Catalogue).courses
    if (performance.now() - since > CATALOGUE_MS) throw new Error('The catalogue of courses did not come')
    await sleep(500)
  }
}

/** Buys five courses that do not exclude one another, Live ones with seats among them, each metered with its webhook. */
export async function buyCourses(url: string, student: Student, meter: MeterStep): Promise<Purchase[]> {
  const bought = new Set<string>()
  const courses = (await fetchCourses(url)).filter(({ type, name, group }) => {
    // Options of one card exclude one another too.
    const among = type === 'Online' ? name : group
    return !bought.has(among) && bought.add(among)
  })
  const purchases: Purchase[] = []
  for (const { key: courseKey, name, type } of courses.slice(-5)) {
    const token = await cardToken(url)
    const register = async () => {
      const input = { courseKey, token, requestId: randomUUID() }
      const { progressKey, status } = (await student.call(RegisterCourseDocument, { input })).registerCourse
      if (!progressKey) throw new Error(`${name} was not paid: ${status ?? 'no status'}`)
      return { progressKey, name, type }
    }
    purchases.push(await meter(register, { follows: true }))
  }
  if (purchases.length < 5) throw new Error(`The catalogue offers ${purchases.length} courses to buy; 5 are needed`)
  return purchases
}
