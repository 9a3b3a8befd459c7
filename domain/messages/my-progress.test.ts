import { expect, it } from 'vitest'
import { grade } from '#domain/attempts/grade.ts'
import { shareText } from './my-progress.ts'

it.each([
  [5, 14],
  [29, 50],
  [57, 100],
  [2, 3],
  [1, 1],
])('a share of %i of %i points is the grade of such a test', (points, most) => {
  const text = shareText({ share: points / most, from: 0.356, to: 0.644 })
  expect(text).toBe(`${grade(points, most)}% (36% to 64%)`)
})
