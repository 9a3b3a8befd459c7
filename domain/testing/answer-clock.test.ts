import { expect, it } from 'vitest'
import { answerClock, secondsPerQuestion } from './answer-clock.ts'

const at = (now: number) => ({ id: 1, answer: { choice: [0], correct: true, clock: answerClock(now) } })

it('tells how long each question took, also where the small clock begins anew', () => {
  const startTime = 65_536_000 * 27_000 - 30_500
  const questions = [at(startTime + 12_000), at(startTime + 31_000), at(startTime + 31_400), { id: 2 }]
  expect(secondsPerQuestion({ startTime, questions })).toEqual([12, 19, 0, undefined])
})
