import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { AuditItem } from '#table/audit.ts'
import { contentKey } from '#table/keys.ts'
import { userItem } from '#table/user.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from './batch-fixture.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'

let numbers = 0
export const record = (
  before: object | undefined,
  after: object | undefined,
  seconds = 1_772_000_000,
): DynamoDBRecord =>
  aRecord(before, after, { ApproximateCreationDateTime: seconds, SequenceNumber: String((numbers += 1)) })

/** A stream batch as the audit receives it. */
export const auditBatch = (...records: DynamoDBRecord[]) => aBatch(ON.audit, ...records)

export const admin = userItem(
  aUser({ uid: 'admin-1', type: 'Admin', firstName: 'Avery', lastName: 'Moss', displayName: 'Avery M.' }),
)
export const content = { ...contentKey('c'), type: 'content', key: 'c', name: 'Basics', url: 'basics', version: 1 }

/** Returns all entries, newest first, as the screen requests them. */
export async function entries(table: Table): Promise<AuditItem[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :all',
      ExpressionAttributeValues: { ':all': 'AUDIT' },
      ScanIndexForward: false,
    }),
  )
  return Items as AuditItem[]
}
