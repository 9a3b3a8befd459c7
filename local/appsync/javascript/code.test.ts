import { describe, expect, it } from 'vitest'
import { evaluateCode } from '../evaluate-code.ts'
import { asRecord } from '../shared/as-record.ts'

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

describe('what APPSYNC_JS refuses to deploy', () => {
  it.each([
    ['async function a() {}', 'async functions'],
    ['function* a() {}', 'generator functions'],
    ['const a = async () => 1', 'async functions'],
    ['class A {}', 'classes'],
    ['function a() { throw 1 }', 'throw is not supported'],
    ['function a() { try { a } catch { a } }', 'try statements'],
    ['function a() { while (true) {} }', 'while statements'],
    ['function a() { do {} while (true) }', 'do...while'],
    ['for (;;) {}', 'for statements'],
    ['for (const a of [1]) { continue }', 'continue statements'],
    ['a: for (const b of []) { break a }', 'labeled statements'],
    ['let a = 1; a++', 'operator ++'],
    ['let a = 1; --a', 'operator --'],
    ['const a = ~1', 'operator ~'],
    ["const a = 'b' in {}", 'in operator'],
    ['const a = {} instanceof Object', 'instanceof'],
    ['const a = this', 'this is not supported'],
    ['const a = /b/', 'regular expression'],
    ['const a = new Object()', 'new expressions'],
    ["const a = import('b')", 'dynamic import'],
    ["import fs from 'node:fs'", 'node:fs cannot be imported'],
    ["import { select } from '@aws-appsync/utils/rds'", 'no relational data source'],
    ['function a() { return a() }', 'recursive'],
    ['const a = () => b(); const b = () => a()', 'recursive'],
    ['function a(f) { return f } function b() { return a(() => 1) }', 'passing functions'],
    ['function a() { return () => 1 }', 'returning a function'],
    ['const a = {', 'expected'],
    ['function a() { debugger }', 'debugger'],
  ])('%s', (code, reason) => {
    expect(() =>
      evaluateCode(`${code}\nexport function request() {}\nexport function response() {}`, 'request', {}),
    ).toThrow(reason)
  })

  it('refuses a code over 32,768 characters and takes one of that length', () => {
    const code = 'export function request() { return 1 }\nexport function response() {}\n//'
    expect(evaluateCode(code.padEnd(32_768, 'x'), 'request', {}).result).toBe(1)
    expect(() => evaluateCode(code.padEnd(32_769, 'x'), 'request', {})).toThrow('32769 characters, 32768 are allowed')
  })

  it('refuses a code that does not export both handlers', () => {
    expect(() => evaluateCode('export function request() {}', 'request', {})).toThrow(
      'the function response is not exported',
    )
  })

  it('names the place of every fault', () => {
    expect(() =>
      evaluateCode('let a = 1\na++\nexport function request() {}\nexport const response = () => 1', 'request', {}),
    ).toThrow('the operator ++ is not supported (line 2, column 1)')
  })

  it('takes what AppSync takes', () => {
    expect(value('[1, 2].map((n) => n * 2).filter((n) => n > 2)')).toEqual([4])
    expect(value("`${[...'ab'].length}${{ a: { b: 1 } }.a?.b ?? 0}`")).toBe('21')
    expect(
      run(
        'const { a, ...rest } = ctx.args; let n = 0; for (const k in rest) { n += rest[k] } switch (a) { case 1: return n; default: return -1 }',
        { args: { a: 1, b: 2, c: 3 } },
      ).result,
    ).toBe(5)
  })
})

describe('the sandbox', () => {
  it.each([
    'fetch',
    'setTimeout',
    'Buffer',
    'process',
    'require("fs")',
    'globalThis',
    'Promise',
    'Date',
    'Map',
    'eval("1")',
    'Function',
    'Symbol',
  ])('does not know the name in %s', (name) => {
    expect(() => run(`return ${name}`)).toThrow('cannot find name')
  })

  it.each(['console.constructor("return 1")()', '(() => 1).constructor("return 1")()', 'util.error.call(1)'])(
    'has no %s',
    (call) => {
      expect(run(`return ${call}`)).toMatchObject({ result: null, error: { type: 'Code' } })
    },
  )

  it.each([
    "'a'.padStart(3)",
    "'a'.localeCompare('b')",
    "'a'.repeat(2)",
    'Object.freeze({})',
    'Array.from([1])',
    '[1].keys()',
  ])('has no %s', (call) => {
    expect(run(`return ${call}`).error?.message).toMatch(/is not a function/)
  })

  it('stops for…of, map and reduce at 1,000 elements, silently but for the log', () => {
    const { result, logs } = run(
      'let n = 0; for (const x of ctx.args.list) { n += 1 } return { n, m: ctx.args.list.map((x) => x).length, r: ctx.args.list.reduce((a) => a + 1, 0) }',
      { args: { list: new Array(1500).fill(0) } },
    )
    expect(result).toEqual({ n: 1000, m: 1000, r: 1000 })
    expect(logs).toHaveLength(3)
  })

  it('keeps nothing from one evaluation to the next', () => {
    const code = 'let n = 0\nexport function request(ctx) { n += 1; return n }\nexport function response() {}'
    expect([1, 2].map(() => evaluateCode(code, 'request', {}).result)).toEqual([1, 1])
  })
})

describe('ending an evaluation', () => {
  it('raises util.error with all it was given, and cannot be passed over', () => {
    expect(run("util.error('No', 'bad', { a: 1 }, { b: 2 }); return 1")).toMatchObject({
      result: null,
      error: { message: 'No', type: 'bad', data: { a: 1 }, info: { b: 2 } },
    })
  })

  it('collects appended errors and keeps the result', () => {
    expect(run("util.appendError('A', 'a'); util.appendError('B'); return 1")).toMatchObject({
      result: 1,
      outErrors: [{ message: 'A', type: 'a' }, { message: 'B' }],
    })
  })

  it('returns early, with its options', () => {
    expect(run('runtime.earlyReturn({ a: 1 }); return 2')).toMatchObject({ result: { a: 1 }, earlyReturn: {} })
    expect(run("runtime.earlyReturn(3, { skipTo: 'END' })")).toMatchObject({
      result: 3,
      earlyReturn: { skipTo: 'END' },
    })
  })

  it('refuses by util.unauthorized(), and validates', () => {
    expect(run('util.unauthorized()')).toMatchObject({ error: { type: 'Unauthorized' } })
    expect(run("util.validate(1 > 2, 'Not so', 'Wrong')")).toMatchObject({
      error: { message: 'Not so', type: 'Wrong' },
    })
  })

  it('gives back the stash, the subscription filter and the log', () => {
    const { stash, subscriptionFilter, logs } = run(
      "ctx.stash.a = 1; console.log('x', { y: 1 }); extensions.setSubscriptionFilter({ filterGroup: [] })",
      { stash: { b: 2 } },
    )
    expect([stash, subscriptionFilter, logs]).toEqual([{ a: 1, b: 2 }, { filterGroup: [] }, ['x', { y: 1 }]])
  })
})
