import {
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'

/** How a table stands; undefined where there is none of the name. */
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

/** A table's keys and indexes as a text, which is the same for two tables of one shape. */
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

/** What distinguishes a table from another of its name; DynamoDB Local gives tables no id. */
export const identityOf = ({ TableId, CreationDateTime }: TableDescription): string | undefined =>
  TableId ?? CreationDateTime?.toISOString()

/** Deletes the table of this name if it is still the one with this identity; another one of the name is left alone. Returns whether it did. */
export async function deleteOwnTable(client: DynamoDBClient, name: string, id: string | undefined): Promise<boolean> {
  const table = await describeTable(client, name)
  if (id === undefined || !table || identityOf(table) !== id) return false
  await client.send(new DeleteTableCommand({ TableName: name }))
  return true
}

/** The command that deletes a table by hand. */
export const deleteCommand = (name: string): string => `aws dynamodb delete-table --table-name ${name}`

/** The command that turns point-in-time recovery on; a deployment does not while the template is as it was. */
export const recoveryCommand = (name: string): string =>
  `aws dynamodb update-continuous-backups --table-name ${name} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`
