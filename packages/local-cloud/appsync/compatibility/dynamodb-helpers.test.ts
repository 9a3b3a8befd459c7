import { describe, expect, it } from 'vitest'
import { evaluateExpression } from '../testing/evaluate-body.ts'

// The calls and values come from the documentation page, with null and nesting markers added.
describe('dynamodb-helpers-in-util-dynamodb-js: typed values', () => {
  it.each<[string, unknown]>([
    ["util.dynamodb.toDynamoDB('foo')", { S: 'foo' }],
    ['util.dynamodb.toDynamoDB(12345)', { N: 12345 }],
    ['util.dynamodb.toDynamoDB(true)', { BOOL: true }],
    ['util.dynamodb.toDynamoDB(null)', { NULL: null }],
    [
      "util.dynamodb.toDynamoDB(['foo', 123, { bar: 'baz' }])",
      { L: [{ S: 'foo' }, { N: 123 }, { M: { bar: { S: 'baz' } } }] },
    ],
    [
      "util.dynamodb.toDynamoDB({ foo: 'bar', baz: 1234, beep: ['boop'] })",
      { M: { foo: { S: 'bar' }, baz: { N: 1234 }, beep: { L: [{ S: 'boop' }] } } },
    ],
    ["util.dynamodb.toString('foo')", { S: 'foo' }],
    ["util.dynamodb.toStringSet(['foo', 'bar', 'baz'])", { SS: ['foo', 'bar', 'baz'] }],
    ['util.dynamodb.toNumber(12345)', { N: 12345 }],
    ['util.dynamodb.toNumberSet([1, 23, 4.56])', { NS: [1, 23, 4.56] }],
    ["util.dynamodb.toBinary('foo')", { B: 'foo' }],
    ["util.dynamodb.toBinarySet(['foo', 'bar', 'baz'])", { BS: ['foo', 'bar', 'baz'] }],
    ['util.dynamodb.toBoolean(true)', { BOOL: true }],
    ['util.dynamodb.toNull()', { NULL: null }],
    [
      "util.dynamodb.toList(['foo', 123, { bar: 'baz' }])",
      { L: [{ S: 'foo' }, { N: 123 }, { M: { bar: { S: 'baz' } } }] },
    ],
    [
      "util.dynamodb.toMap({ foo: 'bar', baz: 1234, beep: ['boop'] })",
      { M: { foo: { S: 'bar' }, baz: { N: 1234 }, beep: { L: [{ S: 'boop' }] } } },
    ],
    [
      "util.dynamodb.toMapValues({ foo: 'bar', baz: 1234, beep: ['boop'] })",
      { foo: { S: 'bar' }, baz: { N: 1234 }, beep: { L: [{ S: 'boop' }] } },
    ],
  ])('%s', (expression, value) => expect(evaluateExpression(expression)).toEqual(value))

  it.each([
    'toString',
    'toStringSet',
    'toNumber',
    'toNumberSet',
    'toBinary',
    'toBinarySet',
    'toBoolean',
    'toList',
    'toMap',
  ])('%s converts null to null', (name) => expect(evaluateExpression(`util.dynamodb.${name}(null)`)).toBeNull())

  it.each<[string, unknown]>([
    ["util.dynamodb.toS3Object('foo', 'bar', 'baz')", { key: 'foo', bucket: 'bar', region: 'baz' }],
    [
      "util.dynamodb.toS3Object('foo', 'bar', 'baz', 'beep')",
      { key: 'foo', bucket: 'bar', region: 'baz', version: 'beep' },
    ],
  ])('%s returns text that util.dynamodb.fromS3ObjectJson() reads', (expression, value) => {
    const text = evaluateExpression(`${expression}.S`)
    expect(JSON.parse(String(text))).toEqual({ s3: value })
    expect(evaluateExpression(`util.dynamodb.fromS3ObjectJson(${expression}.S)`)).toEqual(value)
  })
})
