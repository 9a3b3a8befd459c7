import { randomInt } from 'node:crypto'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { requireEnv } from '#lambdas/aws/env.ts'
import { publish, type Publish } from '#lambdas/aws/publish.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import type { TestingDeps } from '#lambdas/functions/attempts/deps.ts'
import { presignGet } from '#lambdas/aws/s3.ts'

/** A presigned address to GET a lecture's file from. */
export type SignPlayback = (taskKey: string, fileName: string) => Promise<string>

/** What the learning use cases need beside what tests need. */
export type LearningDeps = TestingDeps & { publish: Publish; signPlayback: SignPlayback }

export const createLearningDeps = (): LearningDeps => ({
  table: getTable(),
  now: () => Date.now(),
  random: (max) => randomInt(max),
  rulesOf,
  publish,
  signPlayback: (taskKey, fileName) => presignGet(requireEnv('MEDIA_BUCKET'), `lectures/${taskKey}/${fileName}`),
})
