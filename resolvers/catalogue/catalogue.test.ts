import { expect, it } from 'vitest'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

it('the mutation passes the catalogue’s time to subscribers and stores nothing', () => {
  const publish = openResolver('catalogue/Mutation.publishCatalogue.none.ts')
  expect(publish.request({ args: { generatedAt: 9 } }).result).toEqual({ payload: null })
  expect(publish.response({ args: { generatedAt: 9 } }).result).toEqual({ generatedAt: 9 })
})
