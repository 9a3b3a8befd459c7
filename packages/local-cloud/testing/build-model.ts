import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../shared/json.ts'
import { readTemplates } from '../cloudformation/read-cloud.ts'
import type { CloudModel } from '../cloudformation/cloud-model.ts'

/** Creates a folder in the run's temporary folder, which is removed with it (tools/temp-dir.ts). */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'local-cloud-'))
}

const place = { origin: 'http://localhost:3000', region: 'us-east-1', account: '000000000000' }

export const testTable: JsonObject = {
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    TableName: 'test-table',
    AttributeDefinitions: ['pk', 'sk', 'gpk', 'gsk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi',
        KeySchema: [
          { AttributeName: 'gpk', KeyType: 'HASH' },
          { AttributeName: 'gsk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  },
}

/** A cloud with the test table and other given resources. */
export function testModel(Resources: JsonObject = {}): CloudModel {
  return readTemplates([{ stack: 'test', body: { Resources: { Table: testTable, ...Resources } } }], new Map(), place)
}

/** A role (`<name>Role`) that may perform these actions on these resources. */
export function testRole(name: string, Action: string[], Resource: string[]): JsonObject {
  const statement = { Effect: 'Allow', Action, Resource }
  return {
    [`${name}Role`]: {
      Type: 'AWS::IAM::Role',
      Properties: { Policies: [{ PolicyName: 'p', PolicyDocument: { Statement: [statement] } }] },
    },
  }
}
