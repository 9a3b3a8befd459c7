import {
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'

/** Describes a table; undefined if it doesn't exist. */
export async function describeTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

/** Whether a table and all its indexes can be read. */
export const isActive = ({ TableStatus: status, GlobalSecondaryIndexes: indexes = [] }: TableDescription): boolean =>
  status === 'ACTIVE' && indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')

const keysOf = (schema: readonly KeySchemaElement[] = []) => schema.map((key) => `${key.AttributeName} ${key.KeyType}`)

/** A table's keys and indexes as text, equal for tables of the same shape. */
export const shapeOf = ({ KeySchema: keys, GlobalSecondaryIndexes: indexes = [] }: TableDescription): string =>
  [
    keysOf(keys).join(', '),
    ...indexes
      .map(({ IndexName: name, KeySchema: schema, Projection: projection }) =>
        [name, ...keysOf(schema), projection?.ProjectionType, ...(projection?.NonKeyAttributes ?? []).sort()].join(
          ', ',
        ),
      )
      .sort(),
  ].join('\n')

/** Distinguishes a table from another one with the same name; DynamoDB Local assigns no table IDs. */
export const identityOf = ({ TableId, CreationDateTime }: TableDescription): string | undefined =>
  TableId ?? CreationDateTime?.toISOString()

/** Deletes the table with this name only if it still has this identity. Returns whether it did. */
export async function deleteOwnTable(client: DynamoDBClient, name: string, id: string | undefined): Promise<boolean> {
  const table = await describeTable(client, name)
  if (id === undefined || !table || identityOf(table) !== id) return false
  await client.send(new DeleteTableCommand({ TableName: name }))
  return true
}

/** The command to delete a table manually. */
export const deleteCommand = (name: string): string => `aws dynamodb delete-table --table-name ${name}`

/** The command to turn on point-in-time recovery; a deployment with an unchanged template doesn't. */
export const recoveryCommand = (name: string): string =>
  `aws dynamodb update-continuous-backups --table-name ${name} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`
