import { expect, it } from 'vitest'
import { evaluateCode } from '../evaluate-code.ts'

const info = { fieldName: 'f', parentTypeName: 'Query', variables: { v: [1] } }

/** Returns the result of a request handler with this body, in a context with arguments and variables. */
const run = (body: string, context: Record<string, unknown> = {}) =>
  evaluateCode(`export function request(ctx) { ${body} }\nexport function response() {}`, 'request', {
    arguments: { a: { b: 1 } },
    info,
    ...context,
  })

it('lazily parsed arguments and variables look like the rest of the context', () => {
  expect(run('return [ctx.arguments, ctx.args, ctx.info.variables, ctx.info.fieldName]').result).toEqual([
    { a: { b: 1 } },
    { a: { b: 1 } },
    { v: [1] },
    'f',
  ])
  expect(run('return { names: Object.keys(ctx), info: ctx.info }').result).toMatchObject({
    names: expect.arrayContaining(['arguments', 'args', 'identity', 'info']) as string[],
    info,
  })
  expect(run('return JSON.stringify({ ...ctx }.args) + JSON.stringify(ctx.info)').result).toBe(
    `{"a":{"b":1}}${JSON.stringify(info)}`,
  )
})

it('args and arguments are one object, which code can change or replace', () => {
  expect(run('ctx.args.a.b = 2; return ctx.arguments').result).toEqual({ a: { b: 2 } })
  expect(run("ctx.args = 'other'; return [ctx.args, ctx.arguments]").result).toEqual(['other', { a: { b: 1 } }])
  expect(run("ctx.info.variables = 'other'; return ctx.info").result).toMatchObject({ variables: 'other' })
})

it('each evaluation gets its own copy of the arguments', () => {
  const shared = { a: 1 }
  expect(run('ctx.args.a = 2; return ctx.args', { arguments: shared }).result).toEqual({ a: 2 })
  expect(run('return ctx.args', { arguments: shared }).result).toEqual({ a: 1 })
})

it('a context without variables has none', () => {
  expect(run('return ctx.info', { info: { fieldName: 'f' } }).result).toEqual({ fieldName: 'f' })
  expect(run('return ctx.args', { arguments: undefined }).result).toEqual({})
})
