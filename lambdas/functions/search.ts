import { COURSE_CHUNKS, QUESTION_CHUNKS, STATISTICS_LIST, USER_CHUNKS } from '#table/search-files.ts'
import { academy } from '#domain/academy.ts'
import { byCourseName } from '#domain/search/course-entry.ts'
import { byNumber } from '#domain/search/question-entry.ts'
import { byPlace } from '#domain/item-analysis/question-sums.ts'
import { byName } from '#domain/search/user-entry.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { unauditedFieldHandler } from '#lambdas/field/field-handler.ts'
import { listCourses } from '#lambdas/search/list-courses.ts'
import { listPayments } from '#lambdas/search/list-payments.ts'
import { exportQuestions } from '#lambdas/search/export-questions.ts'
import { findPosition, listQuestionIds, listQuestions } from '#lambdas/search/list-questions.ts'
import { listStatistics } from '#lambdas/search/list-statistics.ts'
import { exportUsers, listUsers } from '#lambdas/search/list-users.ts'
import { createPaymentDays } from '#lambdas/search/payment-days.ts'
import { readDashboard } from '#lambdas/search/read-dashboard.ts'
import { createSalesMonths } from '#lambdas/search/sales-months.ts'
import { readStatistics } from '#lambdas/search/read-statistics.ts'
import type { SearchDeps } from '#lambdas/search/search-deps.ts'
import { createSnapshots } from '#lambdas/search/snapshots.ts'
import { searchFields } from './fields.ts'

const files = createSearchFiles()

const deps: SearchDeps = {
  table: getTable(),
  files,
  now: () => Date.now(),
  timeZone: academy.timeZone,
  questions: createSnapshots(files, { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
  statistics: createSnapshots(files, { prefix: STATISTICS_LIST, compare: byPlace, now: Date.now }),
  users: createSnapshots(files, { prefix: USER_CHUNKS, compare: byName, now: Date.now }),
  courses: createSnapshots(files, { prefix: COURSE_CHUNKS, compare: byCourseName, now: Date.now }),
  payments: createPaymentDays(files, Date.now),
  sales: createSalesMonths(files),
}

export const handler = unauditedFieldHandler(searchFields, {
  'Query.questions': ({ args }) => listQuestions(args, deps),
  'Query.questionIds': ({ args }) => listQuestionIds(args, deps),
  'Query.questionPlace': ({ args }) => findPosition(args, deps),
  'Query.questionStatistics': ({ args }) => listStatistics(args, deps),
  'Query.statisticsOfQuestion': ({ args }) => readStatistics(args, deps),
  'Query.users': ({ args }) => listUsers(args, deps),
  'Query.exportUsers': ({ args }) => exportUsers(args, deps),
  'Query.courseList': () => listCourses(deps),
  'Query.payments': ({ args }) => listPayments(args, deps),
  'Query.exportQuestions': ({ args }) => exportQuestions(args, deps),
  'Query.dashboard': () => readDashboard(deps),
})
