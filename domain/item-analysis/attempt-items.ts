import type { AttemptAnswer } from './attempt-answers.ts'
import type { ItemAnswer, Rest } from './item-sums.ts'

/** The minimum points of an attempt's other questions for it to say anything about its student's ability. */
export const MIN_REST = 5

/**
 * Returns the ability (logits) from points out of a maximum: their log odds, with half a point on each side so that it
 * is finite.
 */
export const restAbility = ({ points, max }: Rest): number => Math.log((points + 0.5) / (max - points + 0.5))

/** FNV-1a of the answered positions, in order of their numbers: the same for the same questions. */
function formOf(answers: readonly AttemptAnswer[]): number {
  const refs = answers.map(({ id, item = 0 }) => `${id}.${item}`).sort()
  let value = 0x811c9dc5
  for (const char of refs.join(' ')) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193)
  return value >>> 0
}

/** An answer with its question; `answer` is undefined if the question was left out. */
export type QuestionAnswer = { id: number; item?: number; answer?: ItemAnswer }

/** After more seconds than this the student left the screen, so the time doesn't count. */
const MAX_SECONDS = 600

/**
 * Returns what an attempt's answers add to their questions' statistics; unreached questions add nothing. Ability is the
 * exam's estimate (`ability`, logits), else the log odds of the attempt's other answered points. With an estimate,
 * `rest` is an equivalent percentage: in an adaptive test everyone has about half of the points.
 */
export function questionAnswers(answers: readonly AttemptAnswer[], ability?: number): QuestionAnswer[] {
  const answered = answers.filter(({ state }) => state === 'answered')
  const all = answered.reduce((sum, { points, max }) => ({ points: sum.points + points, max: sum.max + max }), {
    points: 0,
    max: 0,
  })
  const form = ability === undefined ? formOf(answered) : undefined
  const knownOf = ({ points, max }: AttemptAnswer) => {
    if (ability !== undefined) {
      const percent = Math.round(100 / (1 + Math.exp(-ability)))
      return { rest: { points: percent, max: 100 }, ability }
    }
    const rest = { points: all.points - points, max: all.max - max }
    return rest.max < MIN_REST
      ? undefined
      : { rest, ability: restAbility(rest), ...(form === undefined ? {} : { form }) }
  }
  return answers.flatMap((answer): QuestionAnswer[] => {
    const { id, item, state, points, max, seconds, choice } = answer
    const ref = { id, ...(item === undefined ? {} : { item }) }
    if (state === 'not-reached') return []
    if (state === 'left-out') return [ref]
    const known = knownOf(answer)
    const isTimed = seconds !== undefined && seconds <= MAX_SECONDS
    return [
      {
        ...ref,
        answer: {
          share: max === 0 ? 0 : points / max,
          ...(isTimed ? { seconds } : {}),
          choice,
          ...(known ? { known } : {}),
        },
      },
    ]
  })
}
