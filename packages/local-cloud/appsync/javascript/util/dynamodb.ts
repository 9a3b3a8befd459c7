import { asRecord, toText, tryParseJson } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'
import { toDynamoDb, toMapValues } from './to-dynamodb.ts'

const typed =
  (type: string): CodeFunction =>
  (_run, value) =>
    value === null || value === undefined ? null : { [type]: value }

const orNull = (convert: (value: unknown) => unknown) => (_run: unknown, value: unknown) =>
  value === null || value === undefined ? null : convert(value)

const toS3Object: CodeFunction = (_run, key, bucket, region, version) => ({
  S: JSON.stringify({ s3: { key, bucket, region, ...(version === null || version === undefined ? {} : { version }) } }),
})

/** `util.dynamodb`. */
export const dynamodbFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.dynamodb.toDynamoDB': (_run, value) => toDynamoDb(value),
  'util.dynamodb.toString': typed('S'),
  'util.dynamodb.toStringSet': typed('SS'),
  'util.dynamodb.toNumber': typed('N'),
  'util.dynamodb.toNumberSet': typed('NS'),
  'util.dynamodb.toBinary': typed('B'),
  'util.dynamodb.toBinarySet': typed('BS'),
  'util.dynamodb.toBoolean': typed('BOOL'),
  'util.dynamodb.toNull': () => ({ NULL: null }),
  'util.dynamodb.toList': orNull(toDynamoDb),
  'util.dynamodb.toMap': orNull((value) => ({ M: toMapValues(value) })),
  'util.dynamodb.toMapValues': orNull(toMapValues),
  'util.dynamodb.toS3Object': toS3Object,
  'util.dynamodb.fromS3ObjectJson': (_run, text) => asRecord(asRecord(tryParseJson(toText(text)))['s3']),
}
