import { generateKeyPairSync, sign } from 'node:crypto'
import { RemoveCourseStudentDocument } from '#generated/admin-operations.ts'
import { MoveTestDocument, StartTestDocument } from '#generated/operations.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { errorTypes } from '#tests/client/api/error-types.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import type { Role } from './cells.ts'

type ServedQuestion = { n: number; position: number; questionId: number; choice: readonly number[] }

/** A student, their data, and their current question. */
export type StudentCaller = {
  uid: string
  email: string
  paymentKey: string
  courseKey: string
  test: { progressKey: string; contentKey: string; sectionKey: string; taskKey: string }
  served: ServedQuestion
}

/** All callers with their tokens, and the two students whose data they request. */
export type Callers = { tokens: Readonly<Record<Role, string>>; owner: StudentCaller; ended: StudentCaller }

type StudentAtTest = { call: Awaited<ReturnType<typeof testStudent>>['call']; test: StudentCaller['test'] }

async function start({ call, test }: StudentAtTest): Promise<ServedQuestion> {
  const { attempt } = (await call(StartTestDocument, { input: test })).createTaskProgress
  const question = attempt?.question
  if (!attempt || !question) throw new Error('The test did not start')
  const choice = question.matches ? question.answers.map(() => 0) : [0]
  return { n: attempt.n, position: attempt.currentQuestion, questionId: question.id, choice }
}

/** A student who has finished a test of their course; with `again`, they have started it once more. */
async function runningTest(url: string, again: boolean): Promise<StudentCaller> {
  const student = await testStudent(url, { ownCourse: true })
  const first = await start(student)
  const { progressKey, taskKey } = student.test
  await student.call(MoveTestDocument, { input: { progressKey, taskKey, n: 1, action: 'finish' } })
  const { uid, email, paymentKey, test } = student
  const served = again ? await start(student) : first
  return { uid, email, paymentKey, courseKey: student.course.courseKey, test, served }
}

const PASSWORD = 'Student-Pass-1'

/** The claims of a valid token with the group Admin, signed with another pool's key. */
function foreignToken(token: string): string {
  const [header = '', body = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const iss = String(claims['iss']).replace(/[^_]+$/, 'OTHERPOOL')
  const foreign = Buffer.from(JSON.stringify({ ...claims, iss, 'cognito:groups': ['Admin'] })).toString('base64url')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return `${header}.${foreign}.${sign('RSA-SHA256', Buffer.from(`${header}.${foreign}`), privateKey).toString('base64url')}`
}

/** A token of a new administrator; with `demoted`, of a former one. */
async function administratorToken(url: string, admin: string, demoted = false): Promise<string> {
  const { uid, email } = await newStudent(url)
  const become = async (type: string) => {
    const types = await errorTypes(url, admin, `mutation { updateUser(input: {uid: "${uid}", type: ${type}}) { uid } }`)
    if (types.length > 0) throw new Error(`${email} did not become ${type}: ${types.join()}`)
  }
  await become('Admin')
  const token = await signInForToken(url, email, PASSWORD)
  if (demoted) await become('Student')
  return token
}

/** Tokens of other callers with the same roles, for fields that end the caller's sessions. */
export async function separateTokens(url: string, { tokens }: Callers): Promise<Callers['tokens']> {
  const student = async () => signInForToken(url, (await newStudent(url)).email, PASSWORD)
  const [owner, other, otherCourse, ended] = [await student(), await student(), await student(), await student()]
  const admin = await administratorToken(url, tokens.admin)
  return {
    ...tokens,
    owner,
    other,
    otherCourse,
    ended,
    admin,
    demoted: await administratorToken(url, admin, true),
  }
}

/** Creates the matrix's callers in an academy with sample data. */
export async function createCallers(url: string): Promise<Callers> {
  const call = await signIn(url, ADMIN.email, ADMIN.password)
  const admin = await signInForToken(url, ADMIN.email, ADMIN.password)
  const [owner, ended, other, otherCourse, demoted] = await Promise.all([
    runningTest(url, true),
    runningTest(url, false),
    newStudent(url),
    enrolledStudent(url, 'Practice'),
    administratorToken(url, admin, true),
  ])
  const input = { key: ended.test.progressKey, studentId: ended.uid, action: 'end' as const }
  await call(RemoveCourseStudentDocument, { input })
  const token = ({ email }: { email: string }) => signInForToken(url, email, PASSWORD)
  const [ownerToken, otherToken, otherCourseToken, endedToken] = await Promise.all(
    [owner, other, otherCourse, ended].map(token),
  )
  const tokens = {
    nobody: '',
    owner: ownerToken ?? '',
    other: otherToken ?? '',
    otherCourse: otherCourseToken ?? '',
    ended: endedToken ?? '',
    admin,
    demoted,
    otherPool: foreignToken(ownerToken ?? ''),
  }
  return { tokens, owner, ended }
}
