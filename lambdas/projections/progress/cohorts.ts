import type { DynamoDBStreamEvent } from 'aws-lambda'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { cohortStudentKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Takes a student out of a course's cohort, provided that no later progress of theirs is counted there. */
async function removeStudent({ courseKey, studentId, key }: ProgressItem, { client, name }: Table): Promise<void> {
  const command = new DeleteCommand({
    TableName: name,
    Key: cohortStudentKey(courseKey, studentId),
    ...ifEqual({ progress: key }),
  })
  try {
    await client.send(command)
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/**
 * Takes a student whose progress is gone, with their account, out of the cohort of its course. It comes after all that the progress
 * changed there: the stream keeps the order of a student's items. Repeatable. 1 write unit a KB.
 */
export async function projectCohorts({ Records: records }: DynamoDBStreamEvent, table: Table): Promise<void> {
  for (const { dynamodb } of records) {
    const before = streamImage<ProgressItem>(dynamodb?.OldImage)
    if (before?.type === 'progress' && dynamodb?.NewImage === undefined) await removeStudent(before, table)
  }
}
