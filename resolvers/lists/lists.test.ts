import { describe, expect, it } from 'vitest'
import { queriedValues } from '#resolvers/testing/queried-values.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

describe('constants', () => {
  const constants = openResolver('lists/Query.constants.table.ts')

  it('reads both lists with one Query [1.3.14]', () => {
    const request = constants.request({}).result
    expect(request).toMatchObject({
      operation: 'Query',
    })
    expect(queriedValues(request)).toEqual(['LIST'])
    const items = [
      { pk: 'LIST', sk: 'NCLEX_AREAS', values: ['Safety'], version: 1 },
      { pk: 'LIST', sk: 'TAGS', values: ['RN', 'PN'], version: 4 },
    ]
    expect(constants.response({ result: { items } }).result).toEqual({ tags: ['RN', 'PN'], nclexAreas: ['Safety'] })
  })

  it('leaves out names that were removed, and keeps the others in their order', () => {
    const items = [{ pk: 'LIST', sk: 'TAGS', values: ['RN', 'Zz', 'PN', 'Aa'], removed: [1, 3], version: 6 }]
    expect(constants.response({ result: { items } }).result).toEqual({ tags: ['RN', 'PN'], nclexAreas: [] })
  })

  it('returns an empty list if none was ever written', () => {
    expect(constants.response({ result: { items: [] } }).result).toEqual({ tags: [], nclexAreas: [] })
  })
})
