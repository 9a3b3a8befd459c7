import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { type GraphqlApi, NoneDataSource } from 'aws-cdk-lib/aws-appsync'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { apiHosts, guardAppSyncRoles } from '../api/graphql-api.ts'
import { academyFunction } from '../functions/academy-function.ts'
import { type FunctionFields, FIELD_FUNCTIONS, type FieldFunction } from '../functions/functions.ts'
import { attachFields, codeResolvers, FieldResolvers } from '../api/resolvers.ts'
import { projector } from '../functions/projector.ts'
import { budget } from '#infra/alarms/budget.ts'
import { apiFirewall, usersFirewall } from '#infra/firewall/firewalls.ts'
import {
  grantAccounts,
  grantMail,
  grantMedia,
  grantPublish,
  grantSearch,
  grantSecret,
  grantSharedCertificates,
} from '../functions/grants.ts'
import { grantTable } from '../functions/table-grants.ts'
import { calendarFunctions } from '#infra/functions/calendar-functions.ts'
import { examFunction } from '#infra/functions/exam-function.ts'
import { graphqlApi } from '#infra/api/graphql-api.ts'
import { operatorTopic } from '../alarms/operator.ts'
import { paymentFunctions } from '#infra/functions/payment-functions.ts'
import { releases } from '#infra/functions/release.ts'
import { receiptSender } from '#infra/functions/receipt-sender.ts'
import { TableSource } from '#infra/api/table-source.ts'
import { upkeepFunctions } from '#infra/functions/upkeep-functions.ts'
import type { Environment } from '#infra/environments.ts'
import type { DataStack } from './data-stack.ts'

type ApiStackProps = StackProps & { environment: Environment; data: DataStack; fields: FunctionFields }

/** The GraphQL API with its resolvers, the functions, the card service's webhook, and the schedules. */
export class ApiStack extends Stack {
  readonly api: GraphqlApi
  /** Host names of the API and of its subscriptions. */
  readonly hosts: { graphql: string; realtime: string }
  /** The address of the function that takes messages of the contact form. */
  readonly contactUrl: string
  /** The operator's alarm topic, if the environment names an operator. */
  readonly operator: Topic | undefined
  /** What alarms and the dashboard monitor: every function by its name, and the dead-letter queues. */
  readonly watched: {
    functions: Record<string, Function> & Record<'webhook' | 'reconcile', Function>
    dead: Record<string, Queue>
  }

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props)
    const { environment, data, fields } = props
    this.api = graphqlApi(this, data.users, environment)
    this.hosts = apiHosts(this.api)
    const table = new TableSource(this, 'TableSource', { api: this.api, table: data.table })
    const resolvers = new FieldResolvers(this.api, table)
    codeResolvers(resolvers, { table, none: new NoneDataSource(this, 'NoneSource', { api: this.api, name: 'none' }) })
    const payments = paymentFunctions(this, { api: this.api, data, environment })
    const { receipts, deadReceipts } = receiptSender(this, { data, environment })
    const { projections, deadLetterQueue } = projector(this, { api: this.api, data, environment })
    const { linksUrl, ...upkeep } = upkeepFunctions(this, { api: this.api, data, environment })
    const { planning, calendar } = calendarFunctions(this, { data, environment })
    const functions = { registration: payments.registration, planning, ...this.tableFunctions(data, environment) }
    functions.users.addEnvironment('INVITATION_URL', linksUrl)
    this.contactUrl = `${linksUrl}contact`
    const release = releases(this, environment)
    const attach = (name: FieldFunction) =>
      attachFields(this.api, resolvers, {
        name,
        fn: release(name, functions[name]),
        behind: functions[name],
        fields: fields[name],
      })
    for (const name of FIELD_FUNCTIONS) attach(name)
    const { webhook, reconcile } = payments
    const watched = {
      ...functions,
      webhook,
      reconcile,
      receipts,
      bookkeeping: projections,
      ...upkeep,
      calendar,
      accounts: data.accounts,
    }
    apiFirewall(this, this.api.arn, environment)
    usersFirewall(this, data.users.pool.userPoolArn, environment)
    this.watched = { functions: watched, dead: { deadReceipts, deadBooks: deadLetterQueue } }
    this.operator = operatorTopic(this, environment)
    budget(this, this.operator, environment)
    guardAppSyncRoles(this)
    new CfnOutput(this, 'ReceiptsFunction', { value: receipts.functionName })
    new CfnOutput(this, 'ReconcileFunction', { value: reconcile.functionName })
    new CfnOutput(this, 'DeadReceiptsUrl', { value: deadReceipts.queueUrl })
    new CfnOutput(this, 'BookkeepingFunction', { value: projections.functionName })
    new CfnOutput(this, 'DeadBooksUrl', { value: deadLetterQueue.queueUrl })
    new CfnOutput(this, 'GraphqlUrl', { value: this.api.graphqlUrl })
    new CfnOutput(this, 'WebhookUrl', { value: payments.webhookUrl })
  }

  /** Adds the field functions that need little besides the table. */
  private tableFunctions(data: DataStack, environment: Environment) {
    const withTable = (name: FieldFunction) => {
      const fn = academyFunction(this, name, environment)
      grantTable(fn, data.table, name)
      return fn
    }
    const learning = withTable('learning')
    grantSecret(learning, data.videoKey, 'VIDEO_KEY_ARN')
    grantPublish(learning, this.api, 'publishProgress')
    const certificates = withTable('certificates')
    grantSecret(certificates, data.linkKey, 'LINK_SECRET_ARN')
    grantSharedCertificates(certificates, data.web)
    const authoring = withTable('authoring')
    grantMedia(authoring, data.media, 'remove', 'keepImages')
    grantSecret(authoring, data.videoKey, 'VIDEO_KEY_ARN')
    const enrolment = withTable('enrolment')
    grantPublish(enrolment, this.api, 'publishProgress')
    const uploads = withTable('uploads')
    grantMedia(uploads, data.media, 'read', 'write', 'remove', 'parts', 'pending', 'publishImages')
    const search = withTable('search')
    grantSearch(search, data.search, 'read')
    const quizzes = withTable('quizzes')
    grantSearch(quizzes, data.search, 'read')
    const users = withTable('users')
    grantAccounts(users, data.users.pool, 'move')
    grantPublish(users, this.api, 'publishProgress')
    grantMail(users, environment)
    grantSharedCertificates(users, data.web)
    const questions = withTable('questions')
    // A dry run of an import looks for questions that the bank already has.
    grantSearch(questions, data.search, 'read')
    grantMedia(questions, data.media, 'keepImages')
    return {
      testing: withTable('testing'),
      learning,
      certificates,
      authoring,
      enrolment,
      uploads,
      questions,
      quizzes,
      search,
      exams: examFunction(this, { data, environment }),
      users,
    }
  }
}
