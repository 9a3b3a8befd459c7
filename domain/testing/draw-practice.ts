import { and, andNot, count, type Bitmap } from './bitmap.ts'
import type { DrawSource, DrawVerdict, Shortage } from './rules.ts'
import { sample } from './sample.ts'
import { shuffle } from './shuffle.ts'
import type { TestTask } from './test-task.ts'

/** The tag that marks easy questions (spec 3.9.4). */
export const EASY = 'Easy'

/** How many of a test's questions are easy: round(n x percent / 100) (spec 3.9.5); absent percent: any mix. */
export const easyCount = ({ numOfQuestions = 0, percentEasy }: TestTask): number | undefined =>
  percentEasy === undefined ? undefined : Math.min(numOfQuestions, Math.round((numOfQuestions * percentEasy) / 100))

function shortage(easyLacks: boolean, normalLacks: boolean): Shortage | undefined {
  if (easyLacks && normalLacks) return 'too-few-easy-or-normal'
  return easyLacks ? 'too-few-easy' : normalLacks ? 'too-few-normal' : undefined
}

const tagged = ({ task, pool }: DrawSource): Bitmap => {
  const [first, ...rest] = task.tags.map((name) => pool({ by: 'tag', name }))
  return rest.reduce(and, first ?? new Uint8Array())
}

/**
 * Draws a Practice test (spec 3.5.23, 3.9.5): questions that carry all of the task's tags, at random and without
 * repeats, the easy ones as `easyCount` says, in random order. Names what the bank lacks when it holds too few.
 */
export function drawPractice(source: DrawSource): DrawVerdict {
  const { task, random } = source
  const wanted = task.numOfQuestions ?? 0
  const pool = tagged(source)
  const easy = easyCount(task)
  if (wanted < 1) return { ok: false, code: 'too-few-questions' }
  if (easy === undefined) {
    const ids = sample(pool, wanted, random)
    return ids.length < wanted
      ? { ok: false, code: 'too-few-questions' }
      : { ok: true, questions: ids.map((id) => ({ id })) }
  }
  const easyPool = source.pool({ by: 'tag', name: EASY })
  const [easyOnes, normalOnes] = [and(pool, easyPool), andNot(pool, easyPool)]
  const code = shortage(count(easyOnes) < easy, count(normalOnes) < wanted - easy)
  if (code) return { ok: false, code }
  const ids = [...sample(easyOnes, easy, random), ...sample(normalOnes, wanted - easy, random)]
  return { ok: true, questions: shuffle(ids, random).map((id) => ({ id })) }
}
