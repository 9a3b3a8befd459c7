import { expect, it } from 'vitest'
import { classNameOf } from './class-name.ts'

it.each([
  ['a class whose time was changed', 'RN Review March 5 9:00AM', '10:00AM', 'RN Review March 5 10:00AM'],
  ['a class at its first time', 'RN Review March 5 9:00AM', '9:00AM', 'RN Review March 5 9:00AM'],
  ['an Online course', 'RN Basics 2:1', undefined, 'RN Basics 2:1'],
  ['a class of an older version without a time', 'RN Review March 5 9:00AM', '', 'RN Review March 5 9:00AM'],
  ['a class whose name ends in no time', 'RN Weekend', '9:00AM', 'RN Weekend'],
  ['no name', '', '9:00AM', ''],
])('the name shows the start time: %s', (_, name, startTime, shown) =>
  expect(classNameOf({ name, startTime })).toBe(shown),
)
