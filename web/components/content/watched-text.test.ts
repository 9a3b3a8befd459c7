import { expect, it } from 'vitest'
import { watchedText } from './watched-text.ts'

it.each([
  [0, 46, 'Watched 0 of 46 sec'],
  [45, 46, 'Watched 45 of 46 sec'],
  [46, 46, 'Watched all 46 sec'],
  [5, 2_400, 'Watched less than 1 of 40 min'],
  [1_380, 2_400, 'Watched 23 of 40 min'],
  [2_399, 2_400, 'Watched 39 of 40 min'],
  [2_400, 2_400, 'Watched all 40 min'],
])('%i of %i seconds are "%s"', (seconds, duration, text) => expect(watchedText({ seconds, duration })).toBe(text))
