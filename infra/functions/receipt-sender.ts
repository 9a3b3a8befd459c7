import { Duration } from 'aws-cdk-lib'
import { FilterCriteria, type Function } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { accountChangesOf, contactMessageKey, paymentKey, userKey } from '#table/keys.ts'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { grantMail } from './grants.ts'
import { grantTable } from './table-grants.ts'
import { readStream } from './read-stream.ts'

/** Matches changed payments that are now paid or refunded; a record inserted by a restore sends no receipt. */
const settled = FilterCriteria.filter({
  eventName: ['MODIFY'],
  dynamodb: {
    Keys: { pk: { S: [{ prefix: paymentKey('').pk }] }, sk: { S: [paymentKey('').sk] } },
    NewImage: { status: { S: ['paid', 'refunded'] } },
  },
})

/** Matches new users; an inserted (restored) record is too old for a welcome e-mail. */
const newUsers = FilterCriteria.filter({
  eventName: ['INSERT'],
  dynamodb: { Keys: { pk: { S: [{ prefix: userKey('').pk }] }, sk: { S: [userKey('').sk] } } },
})

/** Matches account changes, whose owners are e-mailed (decision 0122). */
const accountChanges = FilterCriteria.filter({
  eventName: ['INSERT'],
  dynamodb: {
    Keys: { pk: { S: [{ prefix: userKey('').pk }] }, sk: { S: [{ prefix: accountChangesOf('').prefix }] } },
  },
})

/** Matches messages of the contact form, which the academy is e-mailed. */
const contactMessages = FilterCriteria.filter({
  eventName: ['INSERT'],
  dynamodb: {
    Keys: {
      pk: { S: [{ prefix: contactMessageKey('', '').pk }] },
      sk: { S: [{ prefix: contactMessageKey('', '').sk }] },
    },
  },
})

/**
 * Adds the function that e-mails receipts, refunds, welcomes, account changes, and contact messages, separately from the checkout and the
 * sign-up, so that these never wait for an e-mail. Retries a rejected e-mail for up to six hours (`readStream`), then
 * moves its record to the queue, for the alarm.
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
    filters: [settled, newUsers, accountChanges, contactMessages],
    maxRecordAge: Duration.hours(6),
    reportBatchItemFailures: true,
  })
  return { receipts, deadReceipts }
}
