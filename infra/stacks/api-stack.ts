import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { type GraphqlApi, NoneDataSource } from 'aws-cdk-lib/aws-appsync'
import type { Construct } from 'constructs'
import { alarms } from '../constructs/alarms.ts'
import { apiHosts } from '../constructs/api-hosts.ts'
import { areaFunction } from '../constructs/area-function.ts'
import type { AreaFields, FieldArea } from '../constructs/areas.ts'
import { attachFields } from '../constructs/attach-fields.ts'
import { cataloguePublisher } from '../constructs/catalogue-publisher.ts'
import { codeResolvers } from '../constructs/code-resolvers.ts'
import { grantMedia } from '../constructs/grant-media.ts'
import { grantPublish } from '../constructs/grant-publish.ts'
import { grantTable } from '../constructs/grant-table.ts'
import { graphqlApi } from '../constructs/graphql-api.ts'
import { paymentFunctions } from '../constructs/payment-functions.ts'
import { receiptSender } from '../constructs/receipt-sender.ts'
import { searchFunctions } from '../constructs/search-functions.ts'
import { TableSource } from '../constructs/table-source.ts'
import type { Environment } from '../environments.ts'
import type { DataStack } from './data-stack.ts'

type ApiStackProps = StackProps & { environment: Environment; data: DataStack; fields: AreaFields }

/** What runs: the GraphQL API with its resolvers, the functions, the card service's webhook, the schedule. */
export class ApiStack extends Stack {
  readonly api: GraphqlApi
  /** Host names of the API and of its subscriptions. */
  readonly hosts: { graphql: string; realtime: string }

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props)
    const { environment, data, fields } = props
    this.api = graphqlApi(this, data.users.pool, environment)
    this.hosts = apiHosts(this.api)
    codeResolvers(this.api, {
      table: new TableSource(this, 'TableSource', { api: this.api, table: data.table }),
      none: new NoneDataSource(this, 'NoneSource', { api: this.api, name: 'none' }),
    })
    const payments = paymentFunctions(this, { api: this.api, data, environment })
    const catalogue = cataloguePublisher(this, { api: this.api, data, environment })
    const { receipts, deadReceipts } = receiptSender(this, { data, environment })
    const { search, snapshots, deadSnapshots } = searchFunctions(this, { data, environment })
    const functions = { registration: payments.registration, search, ...this.tableFunctions(data, environment) }
    const attach = (area: FieldArea) => attachFields(this.api, area, functions[area], fields[area])
    for (const area of [
      'registration',
      'testing',
      'learning',
      'authoring',
      'uploads',
      'questions',
      'enrolment',
      'search',
    ] as const)
      attach(area)
    const { webhook, reconcile } = payments
    const watched = { ...functions, webhook, reconcile, catalogue, receipts, snapshots }
    alarms(this, { api: this.api, functions: watched, dead: { deadReceipts, deadSnapshots }, environment })
    new CfnOutput(this, 'ReceiptsFunction', { value: receipts.functionName })
    new CfnOutput(this, 'ReconcileFunction', { value: reconcile.functionName })
    new CfnOutput(this, 'DeadReceiptsUrl', { value: deadReceipts.queueUrl })
    new CfnOutput(this, 'SnapshotsFunction', { value: snapshots.functionName })
    new CfnOutput(this, 'DeadSnapshotsUrl', { value: deadSnapshots.queueUrl })
    new CfnOutput(this, 'GraphqlUrl', { value: this.api.graphqlUrl })
    new CfnOutput(this, 'WebhookUrl', { value: payments.webhookUrl })
  }

  /** The functions of fields that need the table and little more. */
  private tableFunctions(data: DataStack, environment: Environment) {
    const withTable = (area: FieldArea) => {
      const fn = areaFunction(this, area, environment)
      grantTable(fn, data.table, area)
      return fn
    }
    const learning = withTable('learning')
    grantMedia(learning, data.media, 'read')
    grantPublish(learning, this.api, 'publishProgress')
    const authoring = withTable('authoring')
    grantMedia(authoring, data.media, 'read')
    grantMedia(authoring, data.media, 'write')
    const enrolment = withTable('enrolment')
    grantPublish(enrolment, this.api, 'publishProgress')
    const uploads = withTable('uploads')
    for (const kind of ['read', 'write', 'parts'] as const) grantMedia(uploads, data.media, kind)
    return { testing: withTable('testing'), learning, authoring, enrolment, uploads, questions: withTable('questions') }
  }
}
