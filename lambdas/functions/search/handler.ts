import type {
  QueryExportQuestionsArgs,
  QueryPaymentsArgs,
  QueryQuestionsArgs,
  QueryUsersArgs,
} from '#generated/schema.ts'
import { unauditedFieldHandler, type FieldCall } from '#lambdas/field/field-handler.ts'
import { createSearchDeps } from './deps.ts'
import { exportQuestions, listQuestions } from '#lambdas/search/list-questions.ts'
import { listPayments } from '#lambdas/search/list-payments.ts'
import { listUsers } from '#lambdas/search/list-users.ts'
import { readDashboard } from '#lambdas/search/read-dashboard.ts'

const deps = createSearchDeps()

export const handler = unauditedFieldHandler({
  'Query.questions': ({ args }: FieldCall<QueryQuestionsArgs>) => listQuestions(args, deps),
  'Query.users': ({ args }: FieldCall<QueryUsersArgs>) => listUsers(args, deps),
  'Query.payments': ({ args }: FieldCall<QueryPaymentsArgs>) => listPayments(args, deps),
  'Query.exportQuestions': ({ args }: FieldCall<QueryExportQuestionsArgs>) => exportQuestions(args, deps),
  'Query.dashboard': () => readDashboard(deps),
})
