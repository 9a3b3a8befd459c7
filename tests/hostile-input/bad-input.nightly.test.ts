import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { certificateMessages } from '#domain/messages/certificates.ts'
import { contentMessages } from '#domain/messages/content.ts'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import { examMessages } from '#domain/messages/exam-settings.ts'
import { extensionMessages } from '#domain/messages/extensions.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { invitationMessages } from '#domain/messages/invitations.ts'
import { labelMessages } from '#domain/messages/labels.ts'
import { planMessages } from '#domain/messages/plan.ts'
import { flawMessages, mistakeMessages } from '#domain/messages/mistake-reports.ts'
import { regradeMessages } from '#domain/messages/regrades.ts'
import { paymentMessages } from '#domain/messages/payments.ts'
import { progressMessages } from '#domain/messages/progress.ts'
import { quizMessages } from '#domain/messages/quizzes.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { registrationRefusals } from '#domain/messages/registration.ts'
import { studentViewMessages } from '#domain/messages/student-views.ts'
import { studyMessages } from '#domain/messages/study.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { userMessages } from '#domain/messages/users.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { mutationDocuments } from './mutation-documents.ts'
import { type TestAcademy, openAcademy } from './academy-fixture.ts'
import { STUDENT_MUTATIONS } from './student-arguments.ts'
import { invalidArguments } from './invalid-arguments.ts'

const resources = vi.hoisted((): { table?: unknown; gateway?: unknown } => ({}))
vi.mock('#lambdas/dynamodb/table.ts', () => ({ getTable: () => resources.table }))
vi.mock('#lambdas/payments/stripe/connect-stripe.ts', () => ({
  stripeConnector: () => undefined,
  lazyGateway: () => resources.gateway,
}))
vi.mock('#lambdas/aws/search-files.ts', async () => {
  const { memoryFiles } = await import('#lambdas/testing/memory-files.ts')
  return { createSearchFiles: memoryFiles }
})
vi.mock('#lambdas/aws/read-secret.ts', () => ({
  cachedSecret: (_: string, read: (text: string) => unknown) => () =>
    Promise.resolve(read(JSON.stringify({ key: 'k'.repeat(64) }))),
}))
vi.mock('#lambdas/aws/publish.ts', () => ({ publish: () => Promise.resolve() }))
vi.mock('#lambdas/users/accounts.ts', async () => {
  const { fakeAccounts } = await import('#lambdas/users/testing/users-fixture.ts')
  return { createAccounts: () => ({ ...fakeAccounts(), exists: () => Promise.resolve(true) }) }
})

/** The number of inputs per mutation. */
const INPUTS = atDepth({ quick: 20, nightly: 300 })
/**
 * Change it to try other inputs. With the mutation's name and the input's number, it identifies each input permanently.
 */
const SEED = 20_261_121

/** Errors that have messages for users, and AppSync's own for requests that don't match the schema. */
const KNOWN = new Set([
  ...[accountRefusals, contentMessages, courseMessages, failureMessages, paymentMessages, progressMessages].flatMap(
    Object.keys,
  ),
  ...Object.keys(courseNoticeMessages),
  ...[
    certificateMessages,
    examMessages,
    extensionMessages,
    invitationMessages,
    labelMessages,
    flawMessages,
    mistakeMessages,
    regradeMessages,
    planMessages,
    quizMessages,
    questionMessages,
    registrationRefusals,
    studentViewMessages,
    studyMessages,
    testingMessages,
    userMessages,
  ].flatMap(Object.keys),
  // Their messages contain a number or a list.
  ...['course-linked-seats', 'course-linked-content'],
  ...['ValidationError', 'MalformedHttpRequestException', 'RequestEntityTooLargeException'],
])

/** Writes that a rejected call makes and reverts by design: the claim on a Lecture (claim-lecture.ts). */
const UNDOES_WRITES = new Set(['finishVideoUpload'])

let academy: TestAcademy
let logged: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void logged.push(String(line)))
  academy = await openAcademy(resources)
})
afterAll(() => academy.close())

const errorText = (line: string) => (/"name":.*?(?=,"stack)/.exec(line) ?? [line.slice(0, 200)])[0].slice(0, 300)
const clipped = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && part.length > 60 ? `${part.slice(0, 20)}… (${part.length})` : part,
  ).slice(0, 600)

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
/** The version after an accepted change, to which the next change applies. */
const versionOf = (data: unknown): Values | undefined =>
  isValues(data) && typeof data.version === 'number' ? { version: data.version } : undefined
const withVersion = (args: Values, latest: Values): Values => ({
  ...args,
  ...('version' in args ? latest : {}),
  ...(isValues(args.input) && 'version' in args.input ? { input: { ...args.input, ...latest } } : {}),
})

it('exactly the student mutations are sent with a student’s token', () => {
  const forStudents = mutationDocuments().filter((mutation) => mutation.forStudents)
  expect([...STUDENT_MUTATIONS].sort()).toEqual(forStudents.map(({ name }) => name).sort())
})

it.each(mutationDocuments())(
  '$name refuses bad input in known words and writes nothing then',
  async ({ name, args, document, forFunctions }) => {
    const problems: string[] = []
    const valid = academy.valid[name]
    if (!valid) throw new Error(`valid-arguments.ts does not say how ${name} is rightly called`)
    let refused = 0
    let latest: Values = {}
    for (let n = 1; n <= INPUTS && problems.length < 5; n += 1) {
      const arbitrary = invalidArguments(args, withVersion(valid(n), latest))
      const [variables = {}] = fc.sample(arbitrary, { numRuns: 1, seed: SEED + n * 1_009 + name.length })
      logged = []
      const { codes, messages, writes, data } = await academy.call(name, document, variables, forFunctions)
      if (codes.length === 0) {
        latest = versionOf(data[name]) ?? latest
        continue
      }
      refused += 1
      if (codes.some((code) => !KNOWN.has(code)))
        problems.push(`${codes.join()} ${messages.join()} ${logged.map(errorText).join()} ${clipped(variables)}`)
      else if (writes > 0 && !UNDOES_WRITES.has(name))
        problems.push(`${codes.join()} after ${writes} writes ${clipped(variables)}`)
    }
    expect(problems).toEqual([])
    expect(refused).toBeGreaterThan(0)
  },
  300_000,
)
