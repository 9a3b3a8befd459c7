import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { code, pipe, unit } from '../testing/sample-resolvers.ts'
import { startApi, type TestApi, testOptions } from '../testing/start-api.ts'

/** A pipeline: its own handlers (if it has code) and the handlers of its functions, in order. */
type Pipeline = { own?: readonly [request: string, response?: string]; steps: readonly (readonly [string, string?])[] }
const seen = 'return { payload: { prev: ctx.prev.result, stash: ctx.stash, args: ctx.args, outErrors: ctx.outErrors } }'
const pipelines: Readonly<Record<string, Pipeline>> = {
  results: {
    own: ['return ctx.args.x', 'return { result: ctx.result, prev: ctx.prev.result }'],
    steps: [['return { payload: ctx.prev.result + 1 }'], ['return { payload: ctx.prev.result * 2 }']],
  },
  stash: {
    own: ["ctx.stash.trail = ['before']", "return [...ctx.stash.trail, 'after']"],
    steps: [
      ["ctx.stash.trail.push('request 1'); return {}", "ctx.stash.trail.push('response 1')"],
      ["ctx.stash.trail.push('request 2'); return {}", "ctx.stash.trail.push('response 2')"],
    ],
  },
  arguments: { own: ['return {}', 'return ctx.prev.result'], steps: [[seen]] },
  noCode: { steps: [["return { payload: 'one' }"], [seen]] },
  emptyBefore: { own: ['return', 'return ctx.prev.result'], steps: [[seen]] },
  responds: {
    own: ['return {}', 'return ctx.prev.result'],
    steps: [['return { payload: 1 }', 'return ctx.result + 41']],
  },
  early: {
    own: ['return {}', 'return ctx.prev.result'],
    steps: [["runtime.earlyReturn('early')", "return 'never'"], [seen]],
  },
  earlyLast: {
    own: ['return {}', 'return { after: ctx.prev.result }'],
    steps: [["runtime.earlyReturn('early')", "return 'never'"]],
  },
  earlyNext: {
    own: ['return {}', 'return ctx.prev.result'],
    steps: [["runtime.earlyReturn('next', { skipTo: 'NEXT' })", "return 'never'"], [seen]],
  },
  earlyEnd: {
    own: ['return {}', 'return { after: ctx.prev.result }'],
    steps: [["runtime.earlyReturn('end', { skipTo: 'END' })"], ["util.error('never')"]],
  },
  earlyBefore: {
    own: ["runtime.earlyReturn('at once')", 'return { after: ctx.prev.result }'],
    steps: [["util.error('never')"]],
  },
  earlyEmpty: { own: ['return {}', 'return { after: ctx.prev.result }'], steps: [['runtime.earlyReturn()']] },
  fails: {
    own: ['return {}', "return 'never'"],
    steps: [
      ["util.appendError('Careful', 'warning'); return {}"],
      ["util.error('Stop', 'stopped')"],
      ["util.error('never')"],
    ],
  },
  warns: { steps: [["util.appendError('Careful', 'warning', { a: 1 }, { b: 2 }); return { payload: 1 }"], [seen]] },
}

let api: TestApi
beforeAll(async () => {
  const entries = Object.entries(pipelines)
  api = await startApi(
    testOptions(`type Query { unit: AWSJSON ${entries.map(([name]) => `${name}(x: Int): AWSJSON`).join(' ')} }`, {
      functions: Object.fromEntries(
        entries.flatMap(([name, { steps }]) =>
          steps.map(([request, response], n) => [`${name}${n}`, { dataSource: 'none', code: code(request, response) }]),
        ),
      ),
      resolvers: [
        ...entries.map(([name, { own, steps }]) =>
          pipe(
            name,
            steps.map((_, n) => `${name}${n}`),
            own && code(...own),
          ),
        ),
        unit('unit', 'none', code('runtime.earlyReturn({ a: 1 })', "util.error('never')")),
      ],
    }),
  )
})
afterAll(() => api.close())

async function ask(selection: string) {
  const { data, errors } = await api.post(`{ ${selection} }`)
  const text = Object.values(data)[0]
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : text
  return { value, errors }
}

describe('resolver-reference-overview-js: pipelines', () => {
  it.each<[string, string, unknown]>([
    ['each function sees the previous function’s result', 'results(x: 3)', { result: 8, prev: 8 }],
    [
      'all handlers share the stash',
      'stash',
      ['before', 'request 1', 'response 1', 'request 2', 'response 2', 'after'],
    ],
    ['functions see the field’s arguments', 'arguments(x: 3)', { prev: {}, stash: {}, args: { x: 3 }, outErrors: [] }],
    [
      'a pipeline without code returns its last function’s result',
      'noCode',
      { prev: 'one', stash: {}, args: {}, outErrors: [] },
    ],
    [
      'a previous handler that returns nothing leaves null',
      'emptyBefore',
      { prev: null, stash: {}, args: {}, outErrors: [] },
    ],
    ['a function’s response handler sets its result', 'responds', 42],
  ])('%s', async (_title, selection, value) => {
    expect(await ask(selection)).toEqual({ value, errors: [] })
  })

  it('keeps each field’s stash separate', async () => {
    const { data } = await api.post('{ stash noCode }')
    expect(JSON.parse(String(data['noCode']))).toMatchObject({ stash: {} })
  })
})

describe('runtime-utils-js: early returns', () => {
  it.each<[string, string, unknown]>([
    ['from a function skips its data source and response handler', 'early', { prev: 'early' }],
    ['from the last function continues with the pipeline’s response handler', 'earlyLast', { after: 'early' }],
    ['with NEXT continues with the next function', 'earlyNext', { prev: 'next' }],
    ['with END continues with the pipeline’s response handler', 'earlyEnd', { after: 'end' }],
    ['from the pipeline’s request handler skips all functions', 'earlyBefore', { after: 'at once' }],
    ['without a value returns null', 'earlyEmpty', { after: null }],
    ['from a unit resolver is its result', 'unit', { a: 1 }],
  ])('%s', async (_title, selection, value) => {
    const answer = await ask(selection)
    expect(answer.errors).toEqual([])
    expect(answer.value).toMatchObject(Object(value))
  })
})

describe('built-in-util-js: errors in a pipeline', () => {
  it('util.error() stops the pipeline and keeps errors appended before it', async () => {
    expect(await ask('fails')).toMatchObject({
      value: null,
      errors: [
        { message: 'Stop', errorType: 'stopped' },
        { message: 'Careful', errorType: 'warning' },
      ],
    })
  })

  it('util.appendError() continues, and later functions see the error in ctx.outErrors', async () => {
    const raised = { message: 'Careful', type: 'warning' }
    expect(await ask('warns')).toMatchObject({
      value: { prev: 1, outErrors: [raised] },
      errors: [{ message: 'Careful', errorType: 'warning', errorInfo: { b: 2 } }],
    })
  })
})
