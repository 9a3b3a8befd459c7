import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { AuditItem } from '#table/audit.ts'
import { contentKey } from '#table/keys.ts'
import { userItem } from '#table/user.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>
const image = (item: object) => marshall(item) as Image
let numbers = 0
export const record = (
  before: object | undefined,
  after: object | undefined,
  seconds = 1_772_000_000,
): DynamoDBRecord => ({
  dynamodb: {
    ApproximateCreationDateTime: seconds,
    SequenceNumber: String((numbers += 1)),
    ...(before && { OldImage: image(before) }),
    ...(after && { NewImage: image(after) }),
  },
})
export const admin = userItem({
  uid: 'admin-1',
  type: 'Admin',
  firstName: 'Avery',
  lastName: 'Moss',
  displayName: 'Avery M.',
  phone: '(212)555-0123',
  email: 'avery@academy.example',
  data: 'avery moss',
  dateCreated: 1,
})
export const content = { ...contentKey('c'), type: 'content', key: 'c', name: 'Basics', url: 'basics', version: 1 }

/** All entries, newest first, as the screen asks for them. */
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
