import { describe, expect, it } from 'vitest'
import { evaluateCode } from '../../evaluate-code.ts'
import { asRecord } from '../../shared/as-record.ts'

const head = `import { util, runtime, extensions } from '@aws-appsync/utils'
import * as ddb from '@aws-appsync/utils/dynamodb'
`
const clock = () => Date.UTC(2024, 1, 29, 13, 4, 5, 678)
const run = (body: string, context: Record<string, unknown> = {}) =>
  evaluateCode(
    `${head}export function request(ctx) { ${body} }\nexport function response(ctx) { return ctx.result }`,
    'request',
    context,
    clock,
  )
const value = (expression: string, context: Record<string, unknown> = {}) => {
  const { result, error } = run(`return { it: ${expression} }`, context)
  if (error) throw new Error(error.message)
  return asRecord(result)['it']
}

describe('util', () => {
  it.each<[string, unknown]>([
    ["util.base64Encode('häß')", 'aMOkw58='],
    ["util.base64Decode('aMOkw58=')", 'häß'],
    ["util.urlEncode('a b&c/ä')", 'a+b%26c%2F%C3%A4'],
    ["util.urlDecode('a+b%26c')", 'a b&c'],
    [`util.escapeJavaScript("it's\\n\\"/\\"")`, `it\\'s\\n\\"\\/\\"`],
    ["util.matches('a*b', 'aaaaab')", true],
    ["util.matches('a*b', 'xaaab')", false],
    ["util.isNull(null) && util.isNullOrEmpty('') && util.isNullOrBlank(' ')", true],
    ["util.defaultIfNull(null, 'd') + util.defaultIfNullOrBlank(' ', 'e')", 'de'],
    [
      "[util.typeOf(null), util.typeOf([]), util.typeOf({}), util.typeOf(1), util.typeOf('a'), util.typeOf(true)]",
      ['Null', 'List', 'Map', 'Number', 'String', 'Boolean'],
    ],
    ["util.map.copyAndRetainAllKeys({ a: 1, b: 2 }, ['a'])", { a: 1 }],
    ["util.map.copyAndRemoveAllKeys({ a: 1, b: 2 }, ['a'])", { b: 2 }],
    ['[util.math.roundNum(1.5), util.math.minVal(1, 2), util.math.maxVal(1, 2)]', [2, 1, 2]],
    ["util.str.normalize('e\\u0301', 'nfc').length", 1],
    ["util.http.copyHeaders({ host: 'x', a: 'b' })", { a: 'b' }],
  ])('%s', (expression, expected) => {
    expect(value(expression)).toEqual(expected)
  })

  it('makes ids of their formats, all different', () => {
    for (const [name, pattern] of [
      ['autoId', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
      ['autoUlid', /^[0-9A-HJKMNP-TV-Z]{26}$/],
      ['autoKsuid', /^[0-9A-Za-z]{27}$/],
    ] as const) {
      const ids = [value(`util.${name}()`), value(`util.${name}()`)]
      expect(ids[0]).toMatch(pattern)
      expect(ids[0]).not.toBe(ids[1])
    }
    const digits = Array.from(String(value('util.autoUlid()')).slice(0, 10), (char) =>
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(char),
    )
    expect(digits.reduce((sum, digit) => sum * 32 + digit, 0)).toBe(clock())
  })

  it.each([
    [
      'User Pool Authorization',
      {
        sub: 'a',
        issuer: 'i',
        username: 'u',
        claims: {},
        sourceIp: ['1.1.1.1'],
        defaultAuthStrategy: 'ALLOW',
        groups: null,
      },
    ],
    ['IAM Authorization', { accountId: '1', userArn: 'arn', username: 'u', sourceIp: ['1.1.1.1'] }],
    ['Open ID Connect Authorization', { sub: 'a', issuer: 'i', claims: {} }],
    ['API Key Authorization', null],
    ['Lambda Authorization', { resolverContext: {} }],
  ])('reads %s from the identity', (mode, identity) => {
    expect(value('util.authType()', { identity })).toBe(mode)
  })

  it.each<[string, unknown]>([
    ['nowISO8601()', '2024-02-29T13:04:05.678Z'],
    ['nowEpochSeconds()', 1709211845],
    ['nowEpochMilliSeconds()', 1709211845678],
    ["nowFormatted('yyyy-MM-dd HH:mm:ssZ')", '2024-02-29 13:04:05+0000'],
    ["nowFormatted('yyyy-MM-dd HH:mm:ssZ', 'Australia/Perth')", '2024-02-29 21:04:05+0800'],
    [
      "nowFormatted(\"EEE, d MMM yyyy h:mm a 'at' SSS XXX\", 'America/New_York')",
      'Thu, 29 Feb 2024 8:04 AM at 678 -05:00',
    ],
    ["parseFormattedToEpochMilliSeconds('2018-02-01 17:21:05.180+08:00', 'yyyy-MM-dd HH:mm:ss.SSSXXX')", 1517476865180],
    [
      "parseFormattedToEpochMilliSeconds('2018-02-01 17:21:05.180', 'yyyy-MM-dd HH:mm:ss.SSS', 'Australia/Perth')",
      1517476865180,
    ],
    [
      "parseFormattedToEpochMilliSeconds('1 Jul 2024 8 PM', 'd MMM yyyy h a', 'America/New_York')",
      Date.UTC(2024, 6, 2),
    ],
    ["parseISO8601ToEpochMilliSeconds('2018-02-01T17:21:05.180+08:00')", 1517476865180],
    ['epochMilliSecondsToSeconds(1517943695750)', 1517943695],
    ['epochMilliSecondsToISO8601(1517943695750)', '2018-02-06T19:01:35.750Z'],
    ["epochMilliSecondsToFormatted(1517943695750, 'yyyy-MM-dd HH:mm:ssZ')", '2018-02-06 19:01:35+0000'],
    [
      "epochMilliSecondsToFormatted(1517943695750, 'yyyy-MM-dd HH:mm:ssZ', 'Australia/Perth')",
      '2018-02-07 03:01:35+0800',
    ],
  ])('util.time.%s', (call, expected) => {
    expect(value(`util.time.${call}`)).toBe(expected)
  })

  it('fails on a time that does not fit its pattern', () => {
    expect(run("return util.time.parseFormattedToEpochMilliSeconds('yesterday', 'yyyy')").error?.type).toBe('Code')
  })

  it.each<[string, unknown]>([
    [
      "toDynamoDB({ foo: 'bar', baz: 1234, beep: ['boop'], no: null, yes: true })",
      {
        M: {
          foo: { S: 'bar' },
          baz: { N: 1234 },
          beep: { L: [{ S: 'boop' }] },
          no: { NULL: null },
          yes: { BOOL: true },
        },
      },
    ],
    ["toString('a')", { S: 'a' }],
    ['toString(null)', null],
    ["toStringSet(['a'])", { SS: ['a'] }],
    ['toNumber(1)', { N: 1 }],
    ['toNumberSet([1, 2.5])', { NS: [1, 2.5] }],
    ["toBinary('Zm9v')", { B: 'Zm9v' }],
    ["toBinarySet(['Zm9v'])", { BS: ['Zm9v'] }],
    ['toBoolean(false)', { BOOL: false }],
    ['toNull()', { NULL: null }],
    ["toList(['a', 1])", { L: [{ S: 'a' }, { N: 1 }] }],
    ['toMap({ a: 1 })', { M: { a: { N: 1 } } }],
    ['toMapValues({ a: 1 })', { a: { N: 1 } }],
    ["toS3Object('k', 'b', 'r')", { S: '{"s3":{"key":"k","bucket":"b","region":"r"}}' }],
    ["toS3Object('k', 'b', 'r', 'v')", { S: '{"s3":{"key":"k","bucket":"b","region":"r","version":"v"}}' }],
    ["fromS3ObjectJson(util.dynamodb.toS3Object('k', 'b', 'r').S)", { key: 'k', bucket: 'b', region: 'r' }],
    ["toMapValuesJson({ a: 'b' })", '{"a":{"S":"b"}}'],
  ])('util.dynamodb.%s', (call, expected) => {
    expect(value(`util.dynamodb.${call}`)).toEqual(expected)
  })

  it('says clearly what it does not offer', () => {
    expect(run("return util.xml.toMap('<a/>')").error?.message).toContain('util.xml is not offered')
  })
})
