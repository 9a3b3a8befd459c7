import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import pRetry from 'p-retry'
import { readRows } from '#domain/questions/read-row.ts'
import { SeedAreasDocument, SeedTagsDocument, SeedExamDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { EXAM_NAMES } from '#domain/exams/exam-item.ts'
import { MarkSampleDocument, QuestionScreenDocument } from '#generated/admin-operations.ts'
import { academy } from './academy.ts'
import { people } from './people.ts'
import { readCases, readNgnQuestions } from './read-ngn.ts'
import { readQuestions } from './read-questions.ts'
import { seedContents, seedTests } from './seed/seed-contents.ts'
import { seedCourses } from './seed/seed-courses.ts'
import { markSecondFactor, passwordFor, seedPeople } from './seed/seed-people.ts'
import { seedPurchases } from './seed/seed-purchases.ts'
import { minLengthOf, outputOf, type SeedTarget } from './seed/seed-target.ts'

/** The refs of the questions that visitors may try. */
const SAMPLE_REFS: readonly string[] = ['sample:bcc-01', 'sample:sic-01', 'sample:bcc-04', 'sample:bow-01']

/** Makes these questions of the bank public samples, as an administrator would. */
async function seedSamples(call: CallApi, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { question } = await call(QuestionScreenDocument, { id })
    if (question && !question.sample) await call(MarkSampleDocument, { id, version: question.version, sample: true })
  }
}

/** Makes the banks of the adaptive exams of the questions that are there, as an administrator would: calls until each is done. */
async function seedExams(call: CallApi): Promise<void> {
  for (const exam of EXAM_NAMES) {
    let status = 'running'
    while (status === 'running') ({ status } = (await call(SeedExamDocument, { exam })).calibrateExam)
  }
}

/** Brings the sample questions into the bank through the importer, as an administrator would. */
async function seedBank(call: CallApi, onProgress: (step: string) => void): Promise<void> {
  // On a busy machine a function may be late; the importer knows rows that come twice.
  const retrying: CallApi = (document, variables) =>
    pRetry(() => call(document, variables), { retries: 2, minTimeout: 100 })
  await call(SeedTagsDocument, { tags: academy.tags })
  await call(SeedAreasDocument, { areas: academy.nclexAreas })
  const rows = readRows([...readQuestions(), ...readNgnQuestions(), ...readCases()])
  const outcomes = await sendRows(retrying, rows, {
    dryRun: false,
    newTags: rows.flatMap((row) => (row.ok ? row.draft.tags : [])),
    newAreas: [],
    onProgress: (done) => onProgress(`${done} of ${rows.length} questions`),
  })
  const refused = outcomes.filter((row) => row.outcome === 'refused')
  const samples = outcomes.filter(({ ref }) => SAMPLE_REFS.includes(ref))
  await seedSamples(
    retrying,
    samples.flatMap(({ id }) => id ?? []),
  )
  await seedExams(retrying)
  if (refused.length > 0) throw new Error(`Sample questions were refused: ${JSON.stringify(refused.slice(0, 3))}`)
}

/** Who may sign in to the sample academy. */
export const demoAccounts = people.flatMap(({ type, email, password }) => (password ? [{ type, email, password }] : []))

const isAdmin = ({ type }: (typeof people)[number]) => type === 'Admin'

/**
 * Fills an empty local cloud with the sample academy: people sign up, then an administrator creates everything through the
 * API; only what lies in the past is written to the table. What needs nothing of another part is made at the same time.
 */
export async function seed(
  target: SeedTarget,
  onProgress: (step: string) => void = () => undefined,
): Promise<{ accounts: { role: string; email: string; password: string }[] }> {
  const now = Date.now()
  const dynamo = new DynamoDBClient({
    region: target.region,
    endpoint: target.endpoints.DYNAMODB ?? '',
    credentials: target.developer,
  })
  const table = { client: DynamoDBDocumentClient.from(dynamo), name: outputOf(target, 'TableName') }
  let marked = ''
  try {
    const admin = demoAccounts.find(({ type }) => type === 'Admin')
    if (!admin) throw new Error('The sample has no administrator')
    onProgress('its administrator')
    const [admins, students] = [people.filter(isAdmin), people.filter((person) => !isAdmin(person))]
    const adminUids = await seedPeople(admins, target, table, now)
    const adminUid = adminUids.get(admin.email) ?? ''
    const accounts = demoAccounts.map(({ type, email, password }) => ({
      role: type,
      email,
      password: passwordFor(password, minLengthOf(target)),
    }))
    const call = await signIn(target.url, admin.email, passwordFor(admin.password, minLengthOf(target)))
    // A sign-in notes that the pool asks for no second factor: the mark comes after it.
    marked = adminUid
    await markSecondFactor(table, adminUid, true)
    onProgress('questions, readings, courses and students')
    const authored = seedContents(call).then(async (seeded) => ({
      seeded,
      courses: await seedCourses(call, seeded.contents, now),
    }))
    const [studentUids, { seeded, courses }] = await Promise.all([
      seedPeople(students, target, table, now),
      authored,
      seedBank(call, onProgress),
    ])
    onProgress('tests, past payments and progress')
    const uids = new Map([...adminUids, ...studentUids])
    // An overview counts the tests too.
    await seedTests(call, seeded)
    await seedPurchases(table, { uids, courses, places: seeded.places }, now)
    return { accounts }
  } finally {
    if (marked !== '') await markSecondFactor(table, marked, false)
    dynamo.destroy()
  }
}
