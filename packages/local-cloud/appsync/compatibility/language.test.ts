import { describe, expect, it } from 'vitest'
import { evaluateCode } from '../evaluate-code.ts'
import { evaluateBody as run, evaluateExpression as value } from '../testing/evaluate-body.ts'

describe('supported-features: code that APPSYNC_JS rejects', () => {
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

  it('rejects code that doesn’t export both handlers', () => {
    expect(() => evaluateCode('export function request() {}', 'request', {})).toThrow(
      'the function response is not exported',
    )
  })

  it('reports the line and column of every error', () => {
    expect(() =>
      evaluateCode('let a = 1\na++\nexport function request() {}\nexport const response = () => 1', 'request', {}),
    ).toThrow('the operator ++ is not supported (line 2, column 1)')
  })

  it.each<[string, unknown]>([
    ['7 % 4 + 2 ** 3', 11],
    ['(6 & 3) | (1 << 3) ^ 1', 11],
    ['[typeof 1, typeof void 0]', ['number', 'undefined']],
    ['null ?? 1', 1],
    ['({ a: null }).a?.b', undefined],
    ['[...[1], ...[2]]', [1, 2]],
    ['((a, ...rest) => rest.length)(1, 2, 3)', 2],
    ['Object.assign({ a: 1 }, { b: 2 })', { a: 1, b: 2 }],
    ['Object.entries({ a: 1 })', [['a', 1]]],
    ["Object.hasOwn({ a: 1 }, 'a')", true],
    ['Object.keys({ a: 1 })', ['a']],
    ['Object.values({ a: 1 })', [1]],
    ["['abc'.length, 'abc'.charAt(1), 'a'.concat('b'), 'abc'.endsWith('c')]", [3, 'b', 'ab', true]],
    ["['abc'.indexOf('b'), 'aba'.lastIndexOf('a'), 'abc'.includes('d')]", [1, 2, false]],
    [
      "['aba'.replace('a', 'x'), 'aba'.replaceAll('a', 'x'), 'abc'.slice(1), 'a,b'.split(',')]",
      ['xba', 'xbx', 'bc', ['a', 'b']],
    ],
    ["['abc'.startsWith('a'), 'abc'.substring(1, 2), 'aB'.toLowerCase(), 'aB'.toUpperCase()]", [true, 'b', 'ab', 'AB']],
    ["[' a '.trim(), ' a '.trimEnd(), ' a '.trimStart()]", ['a', ' a', 'a ']],
    [
      '[(1.25).toFixed(1), (255).toString(16), (1.25).toPrecision(2), (10).toExponential(1)]',
      ['1.3', 'ff', '1.3', '1.0e+1'],
    ],
    ["[Number.isInteger(1), Number.isFinite(1), Number.parseInt('7'), Number.parseFloat('1.5')]", [true, true, 7, 1.5]],
    ['[1, 2, 3].filter((n) => n > 1).map((n) => n * 2).reduce((sum, n) => sum + n, 0)', 10],
    ['[[1, [2]]].flat(2).concat([3]).join("-")', '1-2-3'],
    ['[1, 2].find((n) => n > 1) + [1, 2].findIndex((n) => n > 1) + [1, 2].indexOf(2)', 4],
    [
      '[[3, 1, 2].sort(), [1, 2].reverse(), [1, 2, 3].slice(1), [1, 2].some((n) => n > 1)]',
      [[1, 2, 3], [2, 1], [2, 3], true],
    ],
    ['[[1, 2].includes(2), [1].push(2), [1, 2].pop(), [1, 2].shift(), [1].unshift(0)]', [true, 2, 2, 1, 2]],
    [
      '[Math.max(1, 2), Math.floor(1.5), Math.ceil(1.5), Math.abs(-1), Math.sqrt(4), Math.trunc(1.9)]',
      [2, 1, 2, 1, 2, 1],
    ],
    ['JSON.parse(JSON.stringify({ a: [1] }))', { a: [1] }],
    ["[parseInt('7'), parseFloat('1.5'), isNaN(NaN), isFinite(1)]", [7, 1.5, true, true]],
    [
      "[encodeURIComponent('ä/'), decodeURIComponent('%C3%A4'), encodeURI('ä/'), decodeURI('%C3%A4')]",
      ['%C3%A4%2F', 'ä', '%C3%A4/', 'ä'],
    ],
  ])('supports %s', (expression, expected) => expect(value(expression)).toEqual(expected))

  it('supports loops over keys and elements, rest, and switch', () => {
    expect(value("`${[...'ab'].length}${{ a: { b: 1 } }.a?.b ?? 0}`")).toBe('21')
    expect(
      run(
        'const { a, ...rest } = ctx.args; let n = 0; for (const k in rest) { n += rest[k] } switch (a) { case 1: return n; default: return -1 }',
        { args: { a: 1, b: 2, c: 3 } },
      ).result,
    ).toBe(5)
  })
})

describe('supported-features: names, methods and iterations', () => {
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
  ])('doesn’t define the name in %s', (name) => expect(() => run(`return ${name}`)).toThrow('cannot find name'))

  it.each(['console.constructor("return 1")()', '(() => 1).constructor("return 1")()', 'util.error.call(1)'])(
    'doesn’t support %s',
    (call) => expect(run(`return ${call}`)).toMatchObject({ result: null, error: { type: 'Code' } }),
  )

  it.each([
    "'a'.padStart(3)",
    "'a'.localeCompare('b')",
    "'a'.repeat(2)",
    'Object.freeze({})',
    'Array.from([1])',
    '[1].keys()',
  ])('doesn’t have the method in %s', (call) =>
    expect(run(`return ${call}`).error?.message).toMatch(/is not a function/),
  )

  it('stops for…of, map, and reduce after 1,000 elements and only logs it', () => {
    const { result, logs } = run(
      'let n = 0; for (const x of ctx.args.list) { n += 1 } return { n, m: ctx.args.list.map((x) => x).length, r: ctx.args.list.reduce((a) => a + 1, 0) }',
      { args: { list: new Array(1500).fill(0) } },
    )
    expect(result).toEqual({ n: 1000, m: 1000, r: 1000 })
    expect(logs).toHaveLength(3)
  })

  it('keeps no state between evaluations', () => {
    const code = 'let n = 0\nexport function request(ctx) { n += 1; return n }\nexport function response() {}'
    expect([1, 2].map(() => evaluateCode(code, 'request', {}).result)).toEqual([1, 1])
  })
})

describe('resolver-context-reference-js: the context', () => {
  it('keeps the changes that a handler makes to the stash', () => {
    expect(run('ctx.stash.a = 1', { stash: { b: 2 } }).stash).toEqual({ a: 1, b: 2 })
  })

  it('provides the arguments under both names', () => {
    expect(value('[ctx.args.a, ctx.arguments.a]', { args: { a: 1 } })).toEqual([1, 1])
  })
})
