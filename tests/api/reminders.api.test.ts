import { expect, it } from 'vitest'
import { AddCourseStudentDocument } from '#generated/admin-operations.ts'
import { OwnFactsDocument } from '#generated/account-operations.ts'
import { academy } from '#domain/academy.ts'
import { dayIn, daysBefore, isHourOfReminders } from '#domain/progress/reminder.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signIn } from '#tools/api/sign-in.ts'

const runUpkeep = async () => {
  const reply = await fetch(`${API_URL}/_local/schedules/UpkeepEvery`, { method: 'POST' })
  expect(reply.ok).toBe(true)
}

// Nothing is sent before 9:00 AM in the academy's time zone; lambdas/notifications/send-reminders.test.ts sets the
// clock.
const { timeZone } = academy
const isEarly = !isHourOfReminders(Date.now(), timeZone)

it.skipIf(isEarly)(
  'a student is mailed once about tomorrow’s class, and stops it by the link of the mail',
  async () => {
    const tomorrow = daysBefore(dayIn(Date.now(), timeZone), -1)
    const [course] = await publishLiveCourses(API_URL, 5, ['RN'], tomorrow)
    const student = await newStudent(API_URL)
    const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    await admin(AddCourseStudentDocument, { input: { courseKey: course?.key ?? '', studentId: student.uid } })
    const reminders = async () =>
      (await mailsTo(API_URL, student.email)).filter(({ subject }) => subject.endsWith('your class is tomorrow'))
    await expect
      .poll(
        async () => {
          await runUpkeep()
          return (await reminders()).length
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1)
    await runUpkeep()
    const [mail, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Main Hall')
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ name, value }) => [name, value]))
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = /^<(https?:.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

    const wishes = async () => (await student.call(OwnFactsDocument, {})).me?.reminders
    expect(await (await fetch(link)).text()).toContain('Stop these reminders?')
    expect(await wishes()).toEqual({ classTomorrow: true, daysLeft: true })
    const broken = link.replace('k=classTomorrow', 'k=daysLeft')
    expect((await fetch(broken, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(403)
    expect(await wishes()).toEqual({ classTomorrow: true, daysLeft: true })
    expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
    expect(await wishes()).toEqual({ classTomorrow: false, daysLeft: true })
  },
)
