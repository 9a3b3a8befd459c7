import type {
  QueryExportQuestionsArgs,
  QueryPaymentsArgs,
  QueryQuestionsArgs,
  QueryUsersArgs,
} from '../../generated/schema.ts'
import { fieldHandler, type FieldCall } from '../shared/field-handler.ts'
import { openSearchDeps } from './deps.ts'
import { exportQuestions } from './export-questions.ts'
import { listPayments } from './list-payments.ts'
import { listQuestions } from './list-questions.ts'
import { listUsers } from './list-users.ts'
import { readDashboard } from './read-dashboard.ts'

const deps = openSearchDeps()

export const handler = fieldHandler({
  'Query.questions': ({ args }: FieldCall<QueryQuestionsArgs>) => listQuestions(args, deps),
  'Query.users': ({ args }: FieldCall<QueryUsersArgs>) => listUsers(args, deps),
  'Query.payments': ({ args }: FieldCall<QueryPaymentsArgs>) => listPayments(args, deps),
  'Query.exportQuestions': ({ args }: FieldCall<QueryExportQuestionsArgs>) => exportQuestions(args, deps),
  'Query.dashboard': () => readDashboard(deps),
})
