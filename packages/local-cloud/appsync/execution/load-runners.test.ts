import { describe, expect, it } from 'vitest'
import type { ResolverOption } from '../options.ts'
import { createAppSync } from '../start-appsync.ts'
import { code, pipe, unit } from '../testing/sample-resolvers.ts'
import { testOptions } from '../testing/start-api.ts'

describe('an API that AppSync wouldn’t deploy', () => {
  const start = (resolver: ResolverOption) => () =>
    createAppSync(testOptions('type Query { a: String }', { resolvers: [resolver] }))
  it('is rejected with a specific message', () => {
    expect(start(unit('b', 'none', code('return 1')))).toThrow('No field named b found on type Query.')
    expect(start(unit('a', 'nowhere', code('return 1')))).toThrow(
      'Query.a names the data source nowhere, which the API has not.',
    )
    expect(start(unit('a', 'none'))).toThrow('only a Lambda data source can do without')
    expect(start(pipe('a', ['missing']))).toThrow('names the function missing')
    expect(start(unit('a', 'none', 'export const request = () => fetch()'))).toThrow("cannot find name 'fetch'")
    const fed = (mutation: string) => () =>
      createAppSync(
        testOptions(
          `type Query { a: Int } type Mutation { a: Int } type Subscription { s: String @aws_subscribe(mutations: ["${mutation}"]) }`,
        ),
      )
    expect(fed('b')).toThrow('Subscription.s listens to the mutation b, which the schema has not.')
    expect(fed('a')).toThrow('Subscription.s is of type String, its mutation a of type Int')
    expect(() => createAppSync(testOptions('type Query { a: Nope }'))).toThrow('Unknown type "Nope"')
  })
})
