import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE_INDEXES } from '#table/keys.ts'
import type { Environment } from '#infra/environments.ts'

const text = (name: string) => ({ name, type: AttributeType.STRING })

/**
 * Creates the one table (docs/data-model.md): on demand, both indexes, TTL, a stream of both images, point-in-time
 * recovery, and the environment's limit of request units per second.
 */
export function academyTable(scope: Construct, environment: Environment): Table {
  const { tableCeiling } = environment
  const ceiling = tableCeiling && {
    maxReadRequestUnits: tableCeiling.readUnits,
    maxWriteRequestUnits: tableCeiling.writeUnits,
  }
  const table = new Table(scope, 'Table', {
    partitionKey: text('pk'),
    sortKey: text('sk'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: 'ttl',
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    // Uses the account's AWS managed key: its uses are in CloudTrail, and it needs no key policy.
    encryption: environment.isProtected ? TableEncryption.AWS_MANAGED : TableEncryption.DEFAULT,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    ...ceiling,
    deletionProtection: environment.deletionProtection,
    removalPolicy: environment.removal,
  })
  for (const indexName of Object.values(TABLE_INDEXES)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: text(`${indexName}pk`),
      sortKey: text(`${indexName}sk`),
      projectionType: ProjectionType.ALL,
      ...ceiling,
    })
  }
  return table
}
