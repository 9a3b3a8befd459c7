import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Grant } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, type Function } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { EDITOR } from '#table/audit.ts'
import { questionKey } from '#table/bank-keys.ts'
import {
  attemptsOfUser,
  courseKey,
  paymentKey,
  progressesOf,
  seatsKey,
  studentsOfCourse,
  taskSummariesOfUser,
  userKey,
} from '#table/keys.ts'
import { PARTITIONS } from '#table/partitions.ts'
import type { Environment } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { CATALOGUE_FILE, WRITTEN_FILES } from '../site/deploy-bundle.ts'
import { grantPublish, grantSearch, grantSharedCertificates } from './grants.ts'
import { grantTable } from './table-grants.ts'
import { readStream } from './read-stream.ts'

const prefix = (partition: string) => ({ prefix: partition.replace('*', '') })

/** Questions with reports and decisions, users, payments, courses and seats as they are; versions and what lies beside them are left out. */
const currentItems = FilterCriteria.filter({
  dynamodb: {
    Keys: {
      pk: {
        S: [
          ...[PARTITIONS.questions, PARTITIONS.mistakeReports, PARTITIONS.flawCases],
          ...[PARTITIONS.users, PARTITIONS.payments, PARTITIONS.courses, PARTITIONS.seats],
        ].map(prefix),
      },
      sk: {
        S: [
          ...new Set([questionKey(0), userKey(''), paymentKey(''), courseKey(''), seatsKey('')].map(({ sk }) => sk)),
          // A student's courses and tasks, for the overviews; the students of a course, for the list of courses.
          ...[progressesOf(''), taskSummariesOfUser(''), studentsOfCourse('')].map(({ prefix: begin }) => ({
            prefix: begin,
          })),
        ],
      },
    },
  },
})

/** What an administrator wrote: its editor is in the item (table/audit.ts). */
const edited = FilterCriteria.filter({ dynamodb: { NewImage: { [EDITOR]: { S: [{ exists: true }] } } } })

/** What an administrator may have deleted, of what is not named above, and attempts: their answers then name nobody. */
const removed = FilterCriteria.filter({
  eventName: ['REMOVE'],
  dynamodb: {
    Keys: {
      pk: { S: [PARTITIONS.contents, PARTITIONS.taskTexts, PARTITIONS.notifications, PARTITIONS.users].map(prefix) },
    },
  },
})

/** Notifications, for the administrators' screens, the lists (a new area may leave tests short of questions), and public samples. */
const notifications = FilterCriteria.filter({
  dynamodb: { Keys: { pk: { S: [PARTITIONS.notifications, PARTITIONS.lists, PARTITIONS.samples] } } },
})

/** Tests that ended: an answer within a running one starts no run. */
const endedAttempts = FilterCriteria.filter({
  dynamodb: {
    Keys: { pk: { S: [prefix(PARTITIONS.users)] }, sk: { S: [{ prefix: attemptsOfUser('').prefix }] } },
    NewImage: { endTime: { N: [{ exists: true }] } },
  },
})

/** Lets the function read and replace the catalogue, and publish it, notifications and the end of sessions; WEB_BUCKET names the bucket. */
function grantCatalogue(grantee: Function, api: GraphqlApi, { web }: DataStack): void {
  const actions = ['s3:GetObject', 's3:PutObject']
  Grant.addToPrincipal({ grantee, actions, resourceArns: [web.arnForObjects(CATALOGUE_FILE)] })
  Grant.addToPrincipal({
    grantee,
    actions: [...actions, 's3:DeleteObject'],
    resourceArns: WRITTEN_FILES.map((path) => web.arnForObjects(path)),
  })
  grantee.addEnvironment('WEB_BUCKET', web.bucketName)
  grantPublish(
    grantee,
    api,
    'publishCatalogue',
    'publishNotification',
    'publishSignOut',
    'publishDismissal',
    'publishProgress',
  )
}

/**
 * Keeps what others read in place of the table as the table's stream says: the search files (decision 0015),
 * `catalogue.json` (0012) and the audit (0028). One run at a time. What cannot be applied after ten tries lies in the queue, for the alarm.
 */
export function projector(
  scope: Construct,
  { api, data, environment }: { api: GraphqlApi; data: DataStack; environment: Environment },
): { bookkeeping: Function; deadBooks: Queue } {
  const bookkeeping = academyFunction(scope, 'bookkeeping', environment)
  grantTable(bookkeeping, data.table, 'bookkeeping')
  grantSearch(bookkeeping, data.search, 'write')
  grantCatalogue(bookkeeping, api, data)
  grantSharedCertificates(bookkeeping, data.web)
  const deadBooks = readStream(scope, bookkeeping, data.table, {
    queueId: 'DeadBooks',
    batchSize: 500,
    maxBatchingWindow: Duration.seconds(0),
    filters: [currentItems, notifications, edited, removed, endedAttempts],
  })
  return { bookkeeping, deadBooks }
}
