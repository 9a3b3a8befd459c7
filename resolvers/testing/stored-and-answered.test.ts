import { describe, expect, it } from 'vitest'
import { questionKey } from '#table/bank-keys.ts'
import { courseKey, notifications as notificationsOf, userKey } from '#table/keys.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { courseDepsOf, live } from '#lambdas/courses/testing/course-fixture.ts'
import { createCourse } from '#lambdas/courses/create-course.ts'
import { answerTrigger } from '#lambdas/users/accounts/answer-trigger.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { addDraft, aDraft, bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'
import { aLiveCourse, anAcademy, aUser, NOW as PAID } from '#lambdas/testing/an-academy.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { addNote } from '#lambdas/users/add-note.ts'
import { managedUser } from '#lambdas/users/managed-user.ts'
import { usersFixture, aPerson, NOW } from '#lambdas/users/testing/users-fixture.ts'
import { tableResolver } from './table-resolver.ts'

const NOON = Date.UTC(2026, 2, 5, 12)
const DAY = 86_400_000

const table = freshTable()

describe('a user', () => {
  const JANE = {
    ...{ uid: 'u1', firstName: 'Jane', lastName: "O'Neil", displayName: 'Jane O' },
    ...{ phone: '(305)555-0142', email: 'jane@example.com', dateCreated: 1_000 },
  }
  const signUp = () =>
    answerTrigger(
      {
        ...{ version: '1', region: 'us-east-1', userPoolId: 'pool', userName: 'u1' },
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        callerContext: { awsSdkVersion: '1', clientId: 'c' },
        request: {
          userAttributes: {
            ...{ sub: 'u1', given_name: 'jane', family_name: "o'neil" },
            ...{ phone_number: '+13055550142', email: 'Jane@Example.com' },
          },
        },
        response: {},
      },
      {
        ...{ table, now: () => 1_000, confirmByEmail: false, siteUrl: 'https://academy.example' },
        ...{ joinGroup: () => Promise.resolve(), signOut: () => Promise.resolve() },
        ...{
          hasSecondFactor: () => Promise.resolve(false),
          forgetOverSessions: () => Promise.resolve(),
          factorRequired: false,
          turnOffSecondFactor: () => Promise.resolve(),
        },
        voidPassword: () => Promise.resolve(),
      },
    )

  it('is stored at sign-up as a Student with names, phone, e-mail, date, and a lower-case search text [2.3.19]', async () => {
    await signUp()
    expect(await getItem(table, userKey('u1'))).toMatchObject({
      ...{ ...JANE, userType: 'Student' },
      data: "jane o'neil jane@example.com (305)555-0142 3055550142 student",
    })
    const answer = { ...JANE, type: 'Student', lastLogin: null, lastSeen: null, note: null }
    const reminders = { classTomorrow: true, daysLeft: true }
    expect(await tableResolver('users/Query.me.table.ts', 'u1')(table)).toEqual({ ...answer, reminders })
    // Reminder settings are private to the user.
    expect((await managedUser('u1', { table }))?.user).toEqual({ ...answer, reminders: null })
  })

  it('has the time of the last sign-in, and of the last visit', async () => {
    await signUp()
    const seen = tableResolver('users/Mutation.recordSeen.table.ts', 'u1')
    expect(await seen(table, { signedIn: false })).toMatchObject({ ...JANE, lastLogin: null, lastSeen: NOON })
    expect(await seen(table, { signedIn: true })).toMatchObject({ ...JANE, lastLogin: NOON, lastSeen: NOON })
    expect(await getItem(table, userKey('u1'))).toMatchObject({ lastLogin: NOON, lastSeen: NOON })
    expect((await managedUser('u1', { table }))?.user).toMatchObject({ lastLogin: NOON, lastSeen: NOON })
  })

  it('has the notes of administrators with key, user and text, the most recent first', async () => {
    const { deps, clock } = await usersFixture(table, [
      aPerson('ann', 'Admin', { firstName: 'Ann', lastName: 'Zimmer' }),
      aPerson('sam', 'Student'),
    ])
    await addNote({ uid: 'sam', text: 'Prefers evenings.', requestId: 'r1' }, 'ann', deps)
    clock.now += 5
    await addNote({ uid: 'sam', text: 'Called twice.', requestId: 'r2' }, 'ann', deps)
    const by = { uid: 'sam', author: 'Ann Zimmer' }
    const first = { ...by, key: String(NOW), text: 'Prefers evenings.', createdOn: NOW }
    const second = { ...by, key: String(NOW + 5), text: 'Called twice.', createdOn: NOW + 5 }
    expect(await queryItems(table, { pk: 'USER#sam', prefix: 'NOTE#' })).toMatchObject([first, second])
    expect(await managedUser('sam', deps)).toMatchObject({ user: { note: second }, notes: { items: [second, first] } })
  })
})

describe('a course', () => {
  it('is answered to administrators as it was written', async () => {
    const dates = ['2027-03-05', '2027-03-06']
    const made = await createCourse(live({ dates, content: ['c3', 'c1'] }), await courseDepsOf(table))
    const seen = await tableResolver('courses/Query.course.table.ts', 'admin')(table, { key: 'k1' })
    expect(seen).toEqual(made)
    expect(seen).toMatchObject({
      ...{ key: 'k1', name: 'RN Review March 5 9:00AM', type: 'Live', onlineDays: 30, price: 120, subject: 'RN' },
      ...{ dates, startTime: '9:00AM', endTime: '4:00PM', location: 'Campus', content: ['c3', 'c1'] },
    })
    expect(await getItem(table, courseKey('k1'))).toMatchObject({ key: 'k1', courseType: 'Live', dates })
  })
})

describe('a question', () => {
  it('is answered to administrators under its number, with every field as it was written', async () => {
    const answers = [{ text: 'Pallor', correct: true }, { text: 'Flush' }, { text: 'Thready pulse', correct: true }]
    const draft = aDraft({ type: 'Select All That Apply', answers, tags: ['RN', 'Easy'], area: ['Safety', 'Comfort'] })
    const made = await addDraft(draft, bankDeps(table))
    expect(await getItem(table, questionKey(101))).toMatchObject({ pk: 'QUESTION#101', id: 101 })
    const seen = await tableResolver('questions/Query.question.table.ts', 'admin')(table, { id: 101 })
    expect(seen).toEqual(made)
    expect(seen).toMatchObject({
      ...{ id: 101, type: 'Select All That Apply', body: 'Which?', rationale: 'Because.' },
      ...{ tags: ['RN', 'Easy'], area: ['Safety', 'Comfort'] },
      answers: [
        { letter: 'A', text: 'Pallor', correct: true },
        { letter: 'B', text: 'Flush', correct: false },
        { letter: 'C', text: 'Thready pulse', correct: true },
      ],
    })
  })
})

describe('a registration', () => {
  const course = aLiveCourse()
  const NAME = 'RN Review March 5 9:00AM'
  async function aRegistration() {
    const academy = anAcademy(table)
    await academy.add(course, aUser())
    const { payment } = await register(academy)
    return { academy, payment }
  }

  it('leaves a payment with its course, student, amount, date and charge', async () => {
    const { academy, payment } = await aRegistration()
    const facts = {
      ...{ key: payment.key, courseKey: 'live-rn', courseName: NAME, studentId: 'jane', studentName: 'Jane Doe' },
      ...{ amount: 39_900, description: `${NAME} - 90 days online`, date: PAID, processing: false, status: 'paid' },
      charge: { id: 'ch_pi_1' },
      courseYear: course.dates?.[0]?.slice(0, 4),
    }
    expect(await academy.payment(payment.key)).toMatchObject({ ...facts, token: 'pm_ok' })
    const myPayment = tableResolver('payments/Query.myPayment.table.ts', 'jane')
    const charge = { ...facts.charge, failure_message: null }
    expect(await myPayment(table, { key: payment.key })).toMatchObject({ ...facts, charge })
  })

  it('leaves a progress that has not started; started it ends after its days, and it is complete with its tasks [3.3.12]', async () => {
    const { academy, payment } = await aRegistration()
    const facts = {
      ...{ key: payment.progressKey, name: NAME, url: 'rn-review-march-5-9-00am-1', courseKey: 'live-rn' },
      ...{ studentId: 'jane', onlineDays: 90 },
    }
    const myProgress = tableResolver('progress/Query.myProgress.table.ts', 'jane')
    const holds = async (more: { endTime: number; complete: boolean }) => {
      expect(await academy.progress('jane')).toMatchObject([{ ...facts, ...more }])
      expect(await myProgress(table)).toMatchObject({ items: [{ ...facts, ...more }] })
    }
    await holds({ endTime: 0, complete: false })
    const key = String(payment.progressKey)
    await updateProgress({ key, action: 'start' }, { sub: 'jane' }, academy)
    // From its first class, March 5 at 9 AM in Miami.
    const endTime = Date.parse('2026-03-05T14:00:00Z') + 90 * DAY
    await holds({ endTime, complete: false })
    await batchPut(table, [aContent('c1'), aSection('c1', 's1'), aTask('c1', 's1', 'read'), aContent('c2')])
    const opened = { progressKey: key, contentKey: 'c1', sectionKey: 's1', taskKey: 'read' }
    await createTaskProgress(opened, 'jane', { ...academy, random: Math.random, rulesOf })
    await updateProgress({ key, action: 'complete' }, { sub: 'jane' }, academy)
    await holds({ endTime, complete: true })
  })

  it('leaves a notification with its key, message and time [1.3.2]', async () => {
    await aRegistration()
    const [stored] = await queryItems<{ pk: string; sk: string; key: string }>(table, notificationsOf)
    const facts = { key: stored?.sk, message: `Jane Doe registered for ${NAME}`, createdOn: PAID }
    expect(stored).toMatchObject(facts)
    expect(facts.key).toMatch(/\S/)
    const shown = tableResolver('notifications/Query.notifications.table.ts', 'admin')
    expect(await shown(table)).toMatchObject({ items: [facts] })
  })
})
