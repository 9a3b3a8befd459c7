import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../shared/json.ts'
import { readTemplates } from './read-cloud.ts'

const place = { origin: 'http://localhost:3000', region: 'us-east-1', account: '000000000000' }

const parts: JsonObject = {
  Parameters: { Size: { Type: 'Number', Default: 3 }, Env: { Type: 'String', Default: 'dev' } },
  Mappings: { Sizes: { dev: { memory: 128 } } },
  Conditions: {
    IsDev: { 'Fn::Equals': [{ Ref: 'Env' }, 'dev'] },
    IsProd: { 'Fn::Not': [{ Condition: 'IsDev' }] },
    IsEither: { 'Fn::Or': [{ Condition: 'IsDev' }, { Condition: 'IsProd' }] },
    IsBoth: { 'Fn::And': [{ Condition: 'IsDev' }, { Condition: 'IsProd' }] },
  },
  Resources: {
    Table: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: { 'Fn::Join': ['-', ['t', { Ref: 'Env' }]] } } },
    Prod: { Type: 'AWS::SNS::Topic', Condition: 'IsProd' },
  },
}

function resolve(value: Json): Json | undefined {
  return readTemplates([{ stack: 'stack', body: { ...parts, Outputs: { Out: { Value: value } } } }], new Map(), place)
    .outputs['Out']
}

describe('a template value', () => {
  it.each<[string, Json, Json]>([
    ['Ref to a parameter', { Ref: 'Size' }, 3],
    ['Ref to a named resource', { Ref: 'Table' }, 't-dev'],
    ['Ref to a pseudo parameter', { Ref: 'AWS::Partition' }, 'aws'],
    ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:aws:dynamodb:us-east-1:000000000000:table/t-dev'],
    ['Fn::GetAtt as a string', { 'Fn::GetAtt': 'Table.Arn' }, 'arn:aws:dynamodb:us-east-1:000000000000:table/t-dev'],
    ['Fn::Join', { 'Fn::Join': ['', ['a', { Ref: 'Size' }, { Ref: 'Env' }]] }, 'a3dev'],
    [
      'Fn::Sub',
      { 'Fn::Sub': '${Table}/${Table.Arn}/${AWS::Region}/${!kept}' },
      't-dev/arn:aws:dynamodb:us-east-1:000000000000:table/t-dev/us-east-1/${kept}',
    ],
    ['Fn::Sub with variables', { 'Fn::Sub': ['${a}-${Env}', { a: { Ref: 'Size' } }] }, '3-dev'],
    ['Fn::Select of Fn::Split', { 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    ['Fn::FindInMap', { 'Fn::FindInMap': ['Sizes', { Ref: 'Env' }, 'memory'] }, 128],
    ['Fn::Base64', { 'Fn::Base64': 'hi' }, 'aGk='],
    ['Fn::If with a true condition', { 'Fn::If': ['IsDev', 'yes', 'no'] }, 'yes'],
    ['Fn::If with Fn::Or', { 'Fn::If': ['IsEither', 'yes', 'no'] }, 'yes'],
    ['Fn::If with Fn::And', { 'Fn::If': ['IsBoth', 'yes', 'no'] }, 'no'],
    ['AWS::NoValue in an object', { a: { Ref: 'AWS::NoValue' }, b: 1 }, { b: 1 }],
    ['AWS::NoValue in a list', [{ Ref: 'AWS::NoValue' }, 1], [1]],
    [
      'an object with several keys, one named like an intrinsic function',
      { Ref: 'x', other: 1 },
      { Ref: 'x', other: 1 },
    ],
    ['a reference to a secret', '{{resolve:secretsmanager:x}}', '{{resolve:secretsmanager:x}}'],
  ])('resolves: %s', (_, value, expected) => expect(resolve(value)).toEqual(expected))

  it.each<[Json, string]>([
    [{ Ref: 'Nothing' }, 'refers to Nothing, which it does not declare'],
    [
      { 'Fn::GetAtt': ['Table', 'Colour'] },
      'asks for Table.Colour (AWS::DynamoDB::Table), which the local cloud cannot give',
    ],
    [{ 'Fn::ImportValue': 'Gone' }, 'imports Gone, which no stack exports'],
    [{ 'Fn::Transform': {} }, 'uses Fn::Transform, which the local cloud does not know'],
    [{ 'Fn::If': ['Unknown', 1, 2] }, 'condition Unknown is not declared'],
    [{ 'Fn::Select': [5, ['a']] }, 'selects item 5 of a shorter list'],
    [{ 'Fn::FindInMap': ['Sizes', 'prod', 'memory'] }, 'has no mapping Sizes / prod / memory'],
  ])('is rejected with a clear message: %j', (value, sentence) => expect(() => resolve(value)).toThrow(sentence))

  it('a resource is left out when its condition is false', () => {
    const model = readTemplates([{ stack: 'stack', body: parts }], new Map(), place)
    expect(model.resources.map(({ logicalId }) => logicalId)).toEqual(['Table'])
  })
})
