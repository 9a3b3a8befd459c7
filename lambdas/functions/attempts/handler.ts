import type {
  MutationCreateTaskProgressArgs,
  MutationUpdateTaskProgressArgs,
  QueryAttemptReviewArgs,
  QueryPoolShortageArgs,
  QueryPreviewMoreArgs,
  QueryPreviewTestArgs,
  QueryStudentAttemptArgs,
} from '#generated/schema.ts'
import { type FieldCall, unauditedFieldHandler } from '#lambdas/field/field-handler.ts'
import { createTaskProgress } from '#lambdas/attempts/create-task-progress.ts'
import { createAttemptDeps } from './deps.ts'
import { poolShortage } from '#lambdas/attempts/pool-shortage.ts'
import { previewMore, previewTest } from '#lambdas/attempts/preview-test.ts'
import { reviewAttempt, reviewStudentAttempt } from '#lambdas/attempts/review-attempt.ts'
import { updateTaskProgress } from '#lambdas/attempts/update-task-progress.ts'

const deps = createAttemptDeps()

export const handler = unauditedFieldHandler({
  'Mutation.createTaskProgress': ({ args, identity }: FieldCall<MutationCreateTaskProgressArgs>) =>
    createTaskProgress(identity.sub, args.input, deps),
  'Mutation.updateTaskProgress': ({ args, identity }: FieldCall<MutationUpdateTaskProgressArgs>) =>
    updateTaskProgress(identity.sub, args.input, deps),
  'Query.attemptReview': ({ args, identity }: FieldCall<QueryAttemptReviewArgs>) =>
    reviewAttempt({ uid: identity.sub, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.studentAttempt': ({ args }: FieldCall<QueryStudentAttemptArgs>) =>
    reviewStudentAttempt({ uid: args.uid, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.poolShortage': ({ args }: FieldCall<QueryPoolShortageArgs>) => poolShortage(args, deps),
  'Query.previewTest': ({ args }: FieldCall<QueryPreviewTestArgs>) => previewTest(args, deps),
  'Query.previewMore': ({ args }: FieldCall<QueryPreviewMoreArgs>) => previewMore(args, deps),
})
