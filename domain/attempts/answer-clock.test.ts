import { expect, it } from 'vitest'
import { answerClock, answerTimes, secondsPerQuestion } from './answer-clock.ts'

const silent = { id: 3, answer: { choice: [0], correct: true } }
const at = (now: number) => ({ id: 1, answer: { choice: [0], correct: true, clock: answerClock(now) } })

it('each question has the seconds it took, also after the stored clock wraps around', () => {
  const startTime = 65_536_000 * 27_000 - 30_500
  const questions = [at(startTime + 12_000), at(startTime + 31_000), at(startTime + 31_400), { id: 2 }]
  expect(secondsPerQuestion({ startTime, questions })).toEqual([12, 19, 0, undefined])
})

it('an answer without a stored time has none, and the next one counts from the answer before it', () => {
  const questions = [at(12_000), silent, at(20_000)]
  expect(secondsPerQuestion({ startTime: 5_000, questions })).toEqual([7, undefined, 8])
})

it('each answer has its time and duration, capped at the end of the attempt', () => {
  const questions = [at(12_000), silent, { id: 2 }, at(20_000), at(90_000)]
  expect(answerTimes({ startTime: 5_000, endTime: 60_000, questions })).toStrictEqual([
    { time: 12_000, seconds: 7 },
    { time: 12_000 },
    undefined,
    { time: 20_000, seconds: 8 },
    { time: 60_000, seconds: 70 },
  ])
  expect(answerTimes({ startTime: 5_000, questions }).at(-1)).toEqual({ time: 90_000, seconds: 70 })
})
