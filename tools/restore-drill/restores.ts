import {
  DescribeContinuousBackupsCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { identityOf } from './tables.ts'

/** The operations that DynamoDB Local lacks: restoring a table to an earlier state. */
export type Restores = {
  /** The time window in which a table can be restored; undefined while point-in-time recovery is off. */
  window: (table: string) => Promise<{ from: Date; to: Date } | undefined>
  /** Starts restoring a table to a new one and returns the new table's identity. Throws if it already exists. */
  begin: (source: string, target: string, at: Date) => Promise<string | undefined>
}

/** Restores with DynamoDB's point-in-time recovery. */
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
