import { expect, it } from 'vitest'
import { listedPages } from './pagination.tsx'

it('every page of a few is listed', () => expect(listedPages(1, 3)).toEqual([1, 2, 3]))

it('the first, last, nearby, and some pages between are listed of many', () => {
  const listed = listedPages(500, 20_000)
  expect(listed.length).toBeLessThan(160)
  expect(listed).toEqual(expect.arrayContaining([1, 499, 500, 501, 20_000]))
  expect([...listed].sort((a, b) => a - b)).toEqual(listed)
})
