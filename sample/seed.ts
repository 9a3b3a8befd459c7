import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { signIn } from '../scripts/api/sign-in.ts'
import { people } from './people.ts'
import { seedBank } from './seed/seed-bank.ts'
import { seedContents } from './seed/seed-contents.ts'
import { seedCourses } from './seed/seed-courses.ts'
import { seedPeople } from './seed/seed-people.ts'
import { seedPurchases } from './seed/seed-purchases.ts'
import { outputOf, type SeedTarget } from './seed/seed-target.ts'

/** Who may sign in to the sample academy. */
export const demoAccounts = people.flatMap(({ type, email, password }) => (password ? [{ type, email, password }] : []))

/**
 * Fills an empty local cloud with the sample academy: people sign up, then an administrator creates everything through the
 * API; only what lies in the past is written to the table.
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
  try {
    onProgress('people')
    const uids = await seedPeople(target, table, now)
    const admin = demoAccounts.find(({ type }) => type === 'Admin')
    if (!admin) throw new Error('The sample has no administrator')
    const call = await signIn(target.url, admin.email, admin.password)
    await seedBank(call, onProgress)
    onProgress('contents, sections and tasks')
    const { contents, places } = await seedContents(call)
    onProgress('courses')
    const courses = await seedCourses(call, contents, now)
    onProgress('past payments and progress')
    await seedPurchases(table, { uids, courses, places }, now)
    return { accounts: demoAccounts.map(({ type, email, password }) => ({ role: type, email, password })) }
  } finally {
    dynamo.destroy()
  }
}
