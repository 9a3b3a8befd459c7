import { asRecord } from '../../shared/as-record.ts'
import { parseJson } from '../../shared/parse-json.ts'
import { toText } from '../../shared/to-text.ts'
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

const each: Readonly<Record<string, CodeFunction>> = {
  toDynamoDB: (_run, value) => toDynamoDb(value),
  toString: typed('S'),
  toStringSet: typed('SS'),
  toNumber: typed('N'),
  toNumberSet: typed('NS'),
  toBinary: typed('B'),
  toBinarySet: typed('BS'),
  toBoolean: typed('BOOL'),
  toNull: () => ({ NULL: null }),
  toList: orNull(toDynamoDb),
  toMap: orNull((value) => ({ M: toMapValues(value) })),
  toMapValues: orNull(toMapValues),
  toS3Object,
}

const json: Readonly<Record<string, CodeFunction>> = Object.fromEntries(
  Object.entries(each).map(([name, convert]) => [
    `util.dynamodb.${name}Json`,
    (run, ...args) => JSON.stringify(convert(run, ...args)),
  ]),
)

/** `util.dynamodb`, with the `…Json` twins of the template language. */
export const dynamodbFunctions: Readonly<Record<string, CodeFunction>> = {
  ...Object.fromEntries(Object.entries(each).map(([name, convert]) => [`util.dynamodb.${name}`, convert])),
  ...json,
  'util.dynamodb.fromS3ObjectJson': (_run, text) => asRecord(asRecord(parseJson(toText(text)))['s3']),
}
