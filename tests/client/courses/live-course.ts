import { randomInt, randomUUID } from 'node:crypto'
import { SeedContentDocument, SeedCourseDocument, SeedPublishDocument } from '#generated/operations.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { ADMIN } from '#tests/client/people/people.ts'

const DAY_MS = 86_400_000
const two = (n: number) => String(n).padStart(2, '0')

/**
 * An administrator publishes Live courses with the same date (YYYY-MM-DD, in the distant future by default) and time,
 * one per subject. They are linked and share their seats.
 */
export async function publishLiveCourses(
  url: string,
  maxStudents: number,
  subjects: readonly ('RN' | 'PN')[] = ['RN'],
  date = new Date(Date.now() + randomInt(40, 300) * DAY_MS).toISOString().slice(0, 10),
) {
  const call = await signIn(url, ADMIN.email, ADMIN.password)
  const words = 'Made by a test.'
  const { createContent } = await call(SeedContentDocument, {
    input: { name: `Live ${randomUUID().slice(0, 8)}`, instructions: words, descText: `<p>${words}</p>` },
  })
  const startTime = `${randomInt(1, 12)}:${two(randomInt(0, 60))}AM`
  const when = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  )
  const courses = []
  for (const subject of subjects) {
    const input = {
      type: 'Live',
      name: '',
      subject,
      price: '150',
      onlineDays: '30',
      dates: [date],
      startTime,
      endTime: '11:59PM',
      location: 'Main Hall',
      maxStudents: String(maxStudents),
      content: [createContent.key],
    }
    const { createCourse } = await call(SeedCourseDocument, { input })
    const { key, version } = createCourse
    await call(SeedPublishDocument, { input: { key, version, published: true } })
    courses.push({ key, name: `${subject} Review ${when} ${startTime}` })
  }
  return courses
}
