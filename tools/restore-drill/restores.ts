import {
  DescribeContinuousBackupsCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { identityOf } from './tables.ts'

/** What DynamoDB does and DynamoDB Local does not: restoring a table as it was. */
export type Restores = {
  /** From when to when a table can be restored; undefined while point-in-time recovery is off. */
  window: (table: string) => Promise<{ from: Date; to: Date } | undefined>
  /** Begins to restore a table into a new one, whose identity it returns. Throws where the new one exists already. */
  begin: (source: string, target: string, at: Date) => Promise<string | undefined>
}

/** Restores by DynamoDB's point-in-time recovery. */
export const pointInTimeRestores = (client: DynamoDBClient): Restores => ({
  window: async (table) => {
    const { ContinuousBackupsDescription: backups } = await client.send(
      new DescribeContinuousBackupsCommand({ TableName: table }),
    )
    const recovery = backups?.PointInTimeRecoveryDescription
    const { EarliestRestorableDateTime: from, LatestRestorableDateTime: to } = recovery ?? {}
    return recovery?.PointInTimeRecoveryStatus === 'ENABLED' && from && to ? { from, to } : undefined
  },
  begin: async (source, target, at) => {
    const { TableDescription: made } = await client.send(
      new RestoreTableToPointInTimeCommand({ SourceTableName: source, TargetTableName: target, RestoreDateTime: at }),
    )
    return made && identityOf(made)
  },
})
