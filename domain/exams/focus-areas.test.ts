import { expect, it } from 'vitest'
import { byStanding, focusAreas } from './focus-areas.ts'
import type { Standing } from './report.ts'

const area = (name: string, standing: Standing, ability: number | null = 0) => ({ name, standing, ability })
const names = (areas: readonly { name: string }[]) => areas.map(({ name }) => name).join()

it('areas are listed from the weakest to the strongest, unmeasured ones last', () => {
  const areas = [area('A', 'above', 2), area('B', 'none', null), area('C', 'near', 0), area('D', 'below', -1)]
  expect(names(byStanding([...areas, area('E', 'below', -2), area('F', 'near', 0)]))).toBe('E,D,C,F,A,B')
})

it('study starts with the three weakest areas below the standard, else with those near it', () => {
  const below = [-1, -3, -2, -4].map((ability) => area(String(ability), 'below', ability))
  expect(names(focusAreas([area('near', 'near', -5), ...below]))).toBe('-4,-3,-2')
  expect(names(focusAreas([area('above', 'above'), area('near', 'near')]))).toBe('near')
  expect(focusAreas([area('above', 'above'), area('none', 'none', null)])).toEqual([])
})
