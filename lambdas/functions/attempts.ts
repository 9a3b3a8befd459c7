import { randomInt } from 'node:crypto'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { attemptMarks, markQuestion } from '#lambdas/attempts/marks/mark-question.ts'
import { markedQuestions, ownMarks } from '#lambdas/attempts/marks/own-marks.ts'
import { ownReports } from '#lambdas/attempts/marks/own-reports.ts'
import { poolShortage } from '#lambdas/attempts/start/pool-shortage.ts'
import { previewMore, previewTest } from '#lambdas/attempts/start/preview-test.ts'
import { questionAsServed } from '#lambdas/attempts/review/question-as-served.ts'
import { reportExam, reportStudentExam } from '#lambdas/attempts/review/report-exam.ts'
import { reportMistake, sentReport } from '#lambdas/attempts/marks/report-mistake.ts'
import { openReview, reviewStudentAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { dueReviews } from '#lambdas/study/due-reviews.ts'
import { countOutcomes, myExamOutcomes, recordExamOutcome, withdrawExamOutcome } from '#lambdas/study/exam-outcomes.ts'
import { ownCards } from '#lambdas/study/own-cards.ts'
import { myActivity } from '#lambdas/study/my-activity.ts'
import { myRetention } from '#lambdas/study/my-retention.ts'
import { answerCard, rateCard } from '#lambdas/study/review-card.ts'
import { shareActivity } from '#lambdas/study/share-activity.ts'
import { studyQueue } from '#lambdas/study/study-queue.ts'
import { updateStudySettings } from '#lambdas/study/update-settings.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { unauditedFieldHandler } from '#lambdas/field/field-handler.ts'
import { attemptsFields } from './fields.ts'

const deps: AttemptDeps = { table: getTable(), now: () => Date.now(), random: (max) => randomInt(max), rulesOf }

export const handler = unauditedFieldHandler(attemptsFields, {
  'Mutation.createTaskProgress': ({ args, identity }) => createTaskProgress(args.input, identity.sub, deps),
  'Mutation.updateTaskProgress': ({ args, identity }) => updateTaskProgress(args.input, identity.sub, deps),
  'Mutation.answerCard': ({ args, identity }) => answerCard(identity.sub, args.input, deps),
  'Mutation.rateCard': ({ args, identity }) => rateCard(identity.sub, args.input, deps),
  'Mutation.updateStudySettings': ({ args, identity }) => updateStudySettings(identity.sub, args.input, deps),
  'Query.studyQueue': ({ args, identity }) =>
    studyQueue({ uid: identity.sub, progress: args.progressKey }, args.limit ?? undefined, deps),
  'Query.dueReviews': ({ identity }) => dueReviews(identity.sub, deps),
  'Query.myActivity': ({ identity }) => myActivity(identity.sub, deps),
  'Query.myRetention': ({ identity }) => myRetention(identity.sub, deps),
  'Query.ownCards': ({ args, identity }) => ownCards(args, identity.sub, deps),
  'Query.ownReports': ({ args, identity }) => ownReports(args, identity.sub, deps),
  'Query.myExamOutcomes': ({ identity }) => myExamOutcomes(identity.sub, deps),
  'Query.examOutcomeCounts': () => countOutcomes(deps),
  'Mutation.shareActivity': ({ args, identity }) => shareActivity(identity.sub, args.shared, deps),
  'Mutation.recordExamOutcome': ({ args, identity }) => recordExamOutcome(identity.sub, args.input, deps),
  'Mutation.withdrawExamOutcome': ({ args, identity }) => withdrawExamOutcome(identity.sub, args.day, deps),
  'Mutation.markQuestion': ({ args, identity }) => markQuestion(args.input, identity.sub, deps),
  'Query.attemptMarks': ({ args, identity }) =>
    attemptMarks({ uid: identity.sub, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.ownMarks': ({ args, identity }) => ownMarks(args.nextToken, identity.sub, deps),
  'Query.markedQuestions': ({ args, identity }) => markedQuestions(args.places, identity.sub, deps),
  'Mutation.reportMistake': ({ args, identity }) => reportMistake(args.input, identity.sub, deps),
  'Query.sentReport': ({ args, identity }) => sentReport(args, identity.sub, deps),
  'Query.questionVersion': ({ args }) => questionAsServed(args, deps),
  'Query.attemptReview': ({ args, identity }) =>
    openReview({ uid: identity.sub, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.studentAttempt': ({ args }) =>
    reviewStudentAttempt({ uid: args.uid, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.examReport': ({ args, identity }) =>
    reportExam({ uid: identity.sub, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.studentExamReport': ({ args }) =>
    reportStudentExam({ uid: args.uid, progress: args.progressKey, task: args.taskKey, n: args.n }, deps),
  'Query.poolShortage': ({ args }) => poolShortage(args, deps),
  'Query.previewTest': ({ args }) => previewTest(args, deps),
  'Query.previewMore': ({ args }) => previewMore(args, deps),
})
