import { Duration } from 'aws-cdk-lib'
import { FilterCriteria, type Function } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { accountChangesOf, paymentKey, userKey } from '#table/keys.ts'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { grantMail } from './grants.ts'
import { grantTable } from './table-grants.ts'
import { readStream } from './read-stream.ts'

/** Payments that were changed and are now paid or refunded; a record that is brought in whole (a restore) sends no receipt. */
const settled = FilterCriteria.filter({
  eventName: ['MODIFY'],
  dynamodb: {
    Keys: { pk: { S: [{ prefix: paymentKey('').pk }] }, sk: { S: [paymentKey('').sk] } },
    NewImage: { status: { S: ['paid', 'refunded'] } },
  },
})

/** New users; a record that is brought in (a restore) is older than what is greeted. */
const newUsers = FilterCriteria.filter({
  eventName: ['INSERT'],
  dynamodb: { Keys: { pk: { S: [{ prefix: userKey('').pk }] }, sk: { S: [userKey('').sk] } } },
})

/** Changes of accounts, whose owners are mailed (decision 0122). */
const accountChanges = FilterCriteria.filter({
  eventName: ['INSERT'],
  dynamodb: {
    Keys: { pk: { S: [{ prefix: userKey('').pk }] }, sk: { S: [{ prefix: accountChangesOf('').prefix }] } },
  },
})

/**
 * Mails receipts and refunds as payments are settled, greets new students, and says what of an account has changed, off everybody's way: neither checkout nor sign-up waits for a mail. A mail that
 * is not taken is tried again, ten times within six hours, and then lies in the queue, for the alarm.
 */
export function receiptSender(
  scope: Construct,
  { data, environment }: { data: DataStack; environment: Environment },
): { receipts: Function; deadReceipts: Queue } {
  const receipts = academyFunction(scope, 'receipts', environment)
  grantTable(receipts, data.table, 'receipts')
  grantMail(receipts, environment)
  const siteUrl = siteUrlOf(environment)
  if (siteUrl) receipts.addEnvironment('SITE_URL', siteUrl)
  const deadReceipts = readStream(scope, receipts, data.table, {
    queueId: 'DeadReceipts',
    batchSize: 10,
    filters: [settled, newUsers, accountChanges],
    maxRecordAge: Duration.hours(6),
    reportBatchItemFailures: true,
  })
  return { receipts, deadReceipts }
}
