import { useState } from 'react'
import type { Judge } from '#domain/exams/angoff.ts'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'
import { shuffle } from '#domain/attempts/sampling.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { isObject } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** A session of judges: the sampled questions and the estimates so far. */
type Session = { sample: readonly number[]; judges: readonly Judge[] }

/** Number of questions in the sample. */
const SAMPLE = 20

const isListOf = (value: unknown, isEach: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isEach)

const isJudge = (value: unknown): boolean =>
  isObject(value) &&
  typeof Reflect.get(value, 'name') === 'string' &&
  isListOf(Reflect.get(value, 'percents'), (percent) => typeof percent === 'string')

const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  isListOf(Reflect.get(value, 'sample'), (id) => typeof id === 'number') &&
  isListOf(Reflect.get(value, 'judges'), isJudge)

const storeOf = (exam: ExamName) => storedValue(() => sessionStorage, `academy.angoff.${exam}`, isSession)

/** Draws a sample of the anchor questions, sorted by number. */
function drawSample(anchors: readonly number[]): number[] {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return shuffle(anchors, createSeededRandom(seed))
    .slice(0, SAMPLE)
    .toSorted((a, b) => a - b)
}

/**
 * The judges of an exam, kept in this tab until the standard is saved. `anchors` are the numbers of the anchor
 * questions.
 */
export function useJudges(exam: ExamName, anchors: readonly number[]) {
  const [session, setSession] = useState<Session>(() => {
    const stored = storeOf(exam).read()
    const isCurrent = stored !== undefined && stored.sample.every((id) => anchors.includes(id))
    return isCurrent && stored.sample.length > 0 ? stored : { sample: drawSample(anchors), judges: [] }
  })
  const change = (judges: readonly Judge[]) => {
    const next = { ...session, judges }
    storeOf(exam).write(next)
    setSession(next)
  }
  const { sample, judges } = session
  return {
    ...{ sample, judges },
    add: (name: string) => change([...judges, { name, percents: sample.map(() => '') }]),
    remove: (name: string) => change(judges.filter((judge) => judge.name !== name)),
    judge: (name: string, index: number, text: string) =>
      change(
        judges.map((judge) =>
          judge.name === name
            ? { name, percents: judge.percents.map((percent, i) => (i === index ? text : percent)) }
            : judge,
        ),
      ),
  }
}

/** Deletes the judges of an exam. */
export const clearJudges = (exam: ExamName): void => storeOf(exam).write(undefined)
