import { describe, expect, it } from 'vitest'
import { evaluateBody, evaluateExpression, testClock } from '../testing/evaluate-body.ts'

type Case = readonly [expression: string, value: unknown]
const isEach = (cases: readonly Case[]) =>
  it.each(cases)('%s', (expression, value) => expect(evaluateExpression(expression)).toEqual(value))

describe('built-in-util-js: encoding', () => {
  isEach([
    ["util.urlEncode('a b&c/ä')", 'a+b%26c%2F%C3%A4'],
    ["util.urlDecode('a+b%26c%2F%C3%A4')", 'a b&c/ä'],
    ["util.base64Encode('häß')", 'aMOkw58='],
    ["util.base64Decode('aMOkw58=')", 'häß'],
    [`util.escapeJavaScript("it's\\n\\"/\\"")`, `it\\'s\\n\\"\\/\\"`],
  ])
})

describe('built-in-util-js: ids', () => {
  it.each([
    ['util.autoId()', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['util.autoUlid()', /^[0-9A-HJKMNP-TV-Z]{26}$/],
    ['util.autoKsuid()', /^[0-9A-Za-z]{27}$/],
  ])('%s returns a new ID in its format on every call', (call, format) => {
    const ids = [evaluateExpression(call), evaluateExpression(call)]
    expect(ids[0]).toMatch(format)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('util.autoUlid() starts with the time, so IDs sort chronologically', () => {
    const digits = Array.from(String(evaluateExpression('util.autoUlid()')).slice(0, 10), (char) =>
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(char),
    )
    expect(digits.reduce((sum, digit) => sum * 32 + digit, 0)).toBe(testClock())
  })
})

describe('built-in-util-js: errors', () => {
  it.each([
    ["util.error('No')", { message: 'No' }],
    ["util.error('No', 'bad')", { message: 'No', type: 'bad' }],
    ["util.error('No', 'bad', { a: 1 }, { b: 2 })", { message: 'No', type: 'bad', data: { a: 1 }, info: { b: 2 } }],
  ])('%s stops the evaluation with its error', (call, error) => {
    expect(evaluateBody(`${call}; return 1`)).toMatchObject({ result: null, error })
  })

  it('util.appendError() collects errors and keeps the result', () => {
    expect(
      evaluateBody("util.appendError('A', 'a', { d: 1 }, { i: 2 }); util.appendError('B'); return 1"),
    ).toMatchObject({
      result: 1,
      outErrors: [{ message: 'A', type: 'a', data: { d: 1 }, info: { i: 2 } }, { message: 'B' }],
    })
  })

  it('util.unauthorized() stops the evaluation with an Unauthorized error', () => {
    expect(evaluateBody('util.unauthorized(); return 1')).toMatchObject({
      result: null,
      error: { type: 'Unauthorized' },
    })
  })
})

describe('built-in-util-js: matching', () => {
  isEach([
    ["util.matches('a*b', 'aaaaab')", true],
    ["util.matches('a*b', 'xaaab')", false],
    ["util.matches('[a-z]+', 'abc1')", false],
  ])
})

const user = { sub: 'a', issuer: 'i', username: 'u', claims: {}, sourceIp: ['1.1.1.1'], defaultAuthStrategy: 'ALLOW' }
describe('built-in-util-js: the caller’s authorization mode', () => {
  it.each([
    ['User Pool Authorization', { ...user, groups: null }],
    ['IAM Authorization', { accountId: '1', userArn: 'arn', username: 'u', sourceIp: ['1.1.1.1'] }],
    ['Open ID Connect Authorization', { sub: 'a', issuer: 'i', claims: {} }],
    ['API Key Authorization', null],
    ['Lambda Authorization', { resolverContext: {} }],
  ])('util.authType() reads %s from the identity', (mode, identity) => {
    expect(evaluateExpression('util.authType()', { identity })).toBe(mode)
  })
})

describe('math-helpers-in-util-math: numbers', () => {
  isEach([
    ['util.math.roundNum(1.5)', 2],
    ['util.math.roundNum(1.49)', 1],
    ['util.math.minVal(1, 2)', 1],
    ['util.math.maxVal(1, 2)', 2],
  ])

  it('util.math.randomDouble() returns a number from 0 to less than 1', () => {
    const value = Number(evaluateExpression('util.math.randomDouble()'))
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThan(1)
  })

  it('util.math.randomWithinRange() returns an integer in the range', () => {
    const values = evaluateExpression("[...'abcdefghijklmnopqrst'].map(() => util.math.randomWithinRange(3, 5))")
    expect(values).toHaveLength(20)
    expect([3, 4]).toEqual(expect.arrayContaining([values].flat()))
  })
})

describe('string-helpers-in-util-str: text', () => {
  isEach([
    ["util.str.normalize('e\\u0301', 'nfc')", '\u00e9'],
    ["util.str.normalize('\\u00e9', 'nfd')", 'e\u0301'],
    ["util.str.normalize('\\ufb01', 'nfkc')", 'fi'],
    ["util.str.normalize('\\ufb01', 'nfkd')", 'fi'],
  ])
})

describe('http-helpers-in-utils-http-js: headers', () => {
  it.each([
    ...['Transfer-Encoding', 'connection', 'host', 'expect', 'keep-alive', 'upgrade', 'proxy-authenticate'],
    ...['proxy-authorization', 'te', 'content-length'],
  ])('util.http.copyHeaders() omits %s, which code can’t set either', (header) => {
    expect(evaluateExpression(`util.http.copyHeaders({ '${header}': 'x', 'x-mine': 'y' })`)).toEqual({ 'x-mine': 'y' })
    expect(evaluateBody(`util.http.addResponseHeader('${header}', 1)`).error?.type).toBe('Code')
  })

  it.each([
    ...['Access-Control-Allow-Credentials', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'],
    ...['Access-Control-Max-Age', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers', 'Vary'],
    ...['Content-Type', 'x-amzn-mine', 'x-amz-mine'],
  ])('util.http.addResponseHeaders() rejects %s', (header) => {
    expect(evaluateBody(`util.http.addResponseHeaders({ '${header}': 1 })`).error?.type).toBe('Code')
  })

  it.each([
    ["util.http.addResponseHeader('name', 'x'.concat(ctx.args.rest))", 4091, true],
    ["util.http.addResponseHeader('name', 'x'.concat(ctx.args.rest))", 4092, false],
    [
      "util.http.addResponseHeader('name', ctx.args.rest); util.http.addResponseHeader('name', ctx.args.rest)",
      2050,
      false,
    ],
  ])(
    'response headers are limited to 4 KB of names and values, counting every definition: %s of %i',
    (call, length, isTaken) => {
      const { error } = evaluateBody(call, { args: { rest: 'x'.repeat(length) } })
      expect(error === undefined).toBe(isTaken)
    },
  )
})

describe('runtime-utils-js: returning early', () => {
  it('runtime.earlyReturn() ends the handler with its value', () => {
    expect(evaluateBody('runtime.earlyReturn({ a: 1 }); return 2')).toMatchObject({ result: { a: 1 }, earlyReturn: {} })
    expect(evaluateBody('runtime.earlyReturn()')).toMatchObject({ result: null, earlyReturn: {} })
  })

  it.each(['END', 'NEXT'])('runtime.earlyReturn() passes skipTo %s through', (skipTo) => {
    expect(evaluateBody(`runtime.earlyReturn(3, { skipTo: '${skipTo}' })`)).toMatchObject({
      result: 3,
      earlyReturn: { skipTo },
    })
  })
})

describe('extensions-js: what a handler requests from AppSync', () => {
  const filter = "{ filterGroup: [{ filters: [{ fieldName: 'userId', operator: 'eq', value: 1 }] }] }"
  it('extensions.setSubscriptionFilter() applies the filter with the result', () => {
    expect(evaluateBody(`extensions.setSubscriptionFilter(${filter}); return null`).subscriptionFilter).toEqual({
      filterGroup: [{ filters: [{ fieldName: 'userId', operator: 'eq', value: 1 }] }],
    })
  })

  it.each([
    `extensions.setSubscriptionInvalidationFilter(${filter})`,
    "extensions.evictFromApiCache('Query', 'a', { 'context.arguments.id': 1 })",
  ])('%s returns nothing and reports no error', (call) => {
    expect(evaluateBody(`${call}; return 1`)).toMatchObject({ result: 1, outErrors: [] })
  })

  const invalidate = (ids: readonly number[]) =>
    ids.map((id) => `extensions.invalidateSubscriptions({ subscriptionField: 's', payload: { id: ${id} } })`).join('; ')
  it('a request can invalidate five different subscriptions and repeat the same invalidation', () => {
    expect(evaluateBody(invalidate([1, 2, 3, 4, 5, 5, 1])).error).toBeUndefined()
    expect(evaluateBody(invalidate([1, 2, 3, 4, 5, 6])).error?.message).toContain('5 times')
  })
})

describe('supported-features: the log', () => {
  it.each(['console.log(', 'console.info(', 'console.debug(', 'console.warn(', 'console.error('])(
    '%s…) is logged',
    (call) => expect(evaluateBody(`${call}"x", { y: 1 })`).logs).toEqual(['x', { y: 1 }]),
  )
})

describe('resolver-util-reference-js: unsupported functions', () => {
  it.each(["util.xml.toMap('<a/>')", "util.xml.toJsonString('<a/>')", "util.rds.toJsonObject('{}')"])(
    '%s fails with a message that it isn’t supported',
    (call) => {
      expect(evaluateBody(`return ${call}`).error?.message).toContain('is not offered by the local AppSync runtime')
    },
  )

  it.each([
    'util.isNull(null)',
    "util.validate(true, 'x')",
    'util.toJson({})',
    "util.dynamodb.toStringJson('a')",
    "util.str.toUpper('a')",
  ])('%s belongs to VTL and doesn’t exist in JavaScript', (call) => {
    expect(evaluateBody(`return ${call}`).error?.message).toContain('is not a function')
  })
})
