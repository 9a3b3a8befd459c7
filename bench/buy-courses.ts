import { randomUUID } from 'node:crypto'
import { RegisterCourseDocument } from '#generated/operations.ts'
import { cardToken, type newStudent } from '#tests/client/people/people.ts'
import type { Metered, MeterStep } from './meter.ts'

export type Student = Awaited<ReturnType<typeof newStudent>>
type Catalogue = { courses: { key: string; name: string; group: string; subject: string; type: string }[] }

export type Purchase = Metered<{ progressKey: string; name: string; type: string }>

const fetchCourses = async (url: string) => ((await (await fetch(`${url}/catalogue.json`)).json()) as Catalogue).courses

/** Buys five courses that do not exclude one another, Live ones with seats among them, each metered with its webhook. */
export async function buyCourses(url: string, student: Student, meter: MeterStep): Promise<Purchase[]> {
  const groups = new Set<string>()
  const courses = (await fetchCourses(url)).filter(({ group }) => !groups.has(group) && groups.add(group))
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
