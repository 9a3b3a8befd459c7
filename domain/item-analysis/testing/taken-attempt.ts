import fc from 'fast-check'
import {
  answerQuestion,
  type Attempt,
  type AttemptQuestion,
  finishAttempt,
  type Grade,
  gradeOf,
  startAttempt,
} from '#domain/attempts/attempt.ts'
import { scoreAnswer, unansweredMax } from '#domain/attempts/score-answer.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { servedQuestion } from '#domain/questions/served-question.ts'
import {
  type Answer,
  CASE_STUDY,
  CLASSIC_TYPES,
  CONTENT_TYPES,
  type Question,
  type Scoring,
} from '#domain/questions/question.ts'
import { aCaseStudy, caseChoice } from '#domain/questions/testing/case-example.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { flippedQuestion } from '#domain/questions/testing/flipped-question.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import type { QuizForm } from '#domain/quizzes/quiz-form.ts'
import type { RegradeRule } from '../regrade-rule.ts'

const answersOf = (texts: readonly string[], right: readonly number[]): Answer[] =>
  texts.map((text, i) => ({ letter: 'ABCD'[i] ?? '?', text, correct: right.includes(i) }))
const matchingOf = (pairs: Readonly<Record<string, string>>): Answer[] =>
  Object.entries(pairs).map(([text, match], i) => ({ letter: 'ABCD'[i] ?? '?', text, correct: true, match }))
const aQuestion = (question: Pick<Question, 'id' | 'type' | 'answers'> & { content?: string }): Question => ({
  ...{ body: `Body of ${question.id}`, rationale: 'Why', tags: ['RN'], area: [] },
  ...question,
})

const CLASSIC = {
  'True/False': answersOf(['True', 'False'], [0]),
  'Multiple Choice': answersOf(['first', 'second', 'third'], [2]),
  'Select All That Apply': answersOf(['one', 'two', 'three', 'four'], [0, 2]),
  'Matching/Dropdown': matchingOf({ heart: 'pumps', lung: 'breathes', liver: 'cleans' }),
  Priority: answersOf(['airway', 'breathing'], [0]),
} as const

const contentOf = (type: (typeof CONTENT_TYPES)[number]) => {
  const checked = typeRules(type).content?.check(CONTENT_EXAMPLES[type].content)
  if (!checked?.ok) throw new Error(`The example of ${type} is refused`)
  return checked.content
}

/** One question of each type, numbered from 1, the last a case study: as served, and with every key changed. */
export const SERVED: readonly Question[] = [
  ...CLASSIC_TYPES.map((type, i) => aQuestion({ id: 1 + i, type, answers: CLASSIC[type] })),
  ...CONTENT_TYPES.map((type, i) => aQuestion({ id: 6 + i, type, answers: [], content: contentOf(type) })),
  aCaseStudy(6 + CONTENT_TYPES.length),
]
export const LATER: ReadonlyMap<number, Question> = new Map(SERVED.map((q) => [q.id, flippedQuestion(q)]))

/** A question at a place of an attempt, with a correct and a wrong choice. */
type QuestionChoices = { question: Question; item: number | undefined; right: number[]; wrong: number[] }

const QUESTION_CHOICES = SERVED.flatMap((question): QuestionChoices[] =>
  question.type === CASE_STUDY
    ? [1, 2, 3, 4, 5, 6].map((item) => ({
        question,
        item,
        right: caseChoice(item, true),
        wrong: caseChoice(item, false),
      }))
    : [{ question, item: undefined, ...choicesOf(question) }],
)

function choicesOf({ type }: Question): { right: number[]; wrong: number[] } {
  const content = CONTENT_TYPES.find((name) => name === type)
  if (content) return CONTENT_EXAMPLES[content]
  if (type === 'Matching/Dropdown') return { right: [2, 0, 1], wrong: [2, 1, 0] }
  if (type === 'Select All That Apply') return { right: [0, 2], wrong: [0, 1] }
  return type === 'Multiple Choice' ? { right: [2], wrong: [0] } : { right: [0], wrong: [1] }
}

/** A question of an attempt as the student met it, and the choice, if any. */
export type TakenQuestion = {
  question: Question
  item: number | undefined
  choice: readonly number[] | undefined
  tagNumbers: readonly number[]
}
export type TakenAttempt = {
  met: readonly TakenQuestion[]
  scoring: Scoring | undefined
  kind: 'Practice' | 'NCLEX'
  isQuiz: boolean
}

/** Attempts over questions of every type, some of them with unanswered questions at the end. */
export const someAttempts: fc.Arbitrary<TakenAttempt> = fc
  .record({
    places: fc.shuffledSubarray(QUESTION_CHOICES, { minLength: 1 }),
    turns: fc.array(fc.record({ right: fc.boolean(), tags: fc.uniqueArray(fc.nat(4), { maxLength: 3 }) }), {
      minLength: QUESTION_CHOICES.length,
      maxLength: QUESTION_CHOICES.length,
    }),
    left: fc.nat(5),
    kind: fc.constantFrom('Practice' as const, 'NCLEX' as const),
    isQuiz: fc.boolean(),
    scoring: fc.constantFrom(undefined, 'plus-minus' as const),
  })
  .map(({ places, turns, left, kind, isQuiz, scoring }) => ({
    kind,
    scoring,
    isQuiz: isQuiz && kind === 'Practice',
    met: places.map(({ question, item, right, wrong }, i) => ({
      question,
      item,
      choice: i < places.length - left ? (turns[i]?.right ? right : wrong) : undefined,
      tagNumbers: turns[i]?.tags ?? [],
    })),
  }))

/** A grade by a rule, computed independently; undefined: as served. */
function naiveGrade(
  { question, item }: TakenQuestion,
  choice: readonly number[],
  rule: RegradeRule | undefined,
  taken: TakenAttempt,
): Grade {
  const later = LATER.get(question.id) ?? question
  const [old, next] = [question, later].map((version) =>
    scoreAnswer(servedQuestion(version, item, taken.scoring), choice),
  )
  if (!old || !next) throw new Error('No scores')
  if (rule === 'drop') return { correct: false, points: 0, max: 0 }
  if (rule === 'fullCredit') return gradeOf({ points: old.max, max: old.max })
  const gains = rule === 'newKey' || (rule === 'alsoAccept' && next.points / next.max > old.points / old.max)
  return gradeOf(gains ? next : old)
}

const naiveLeft = (
  { question, item }: TakenQuestion,
  rule: RegradeRule | undefined,
  { scoring }: TakenAttempt,
): number => {
  const version = rule === 'newKey' ? (LATER.get(question.id) ?? question) : question
  return rule === 'drop' ? 0 : unansweredMax(servedQuestion(version, item, scoring))
}

const QUIZ: QuizForm = {
  filter: { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false },
  questions: 20,
  mode: 'tutor',
}

/**
 * Computes an ended attempt from its answers alone, under the rules of its places. A question without points is in no
 * tally.
 */
export function gradeFromScratch(taken: TakenAttempt, rules: ReadonlyMap<number, RegradeRule> = new Map()): Attempt {
  const task: TestTask = {
    type: taken.kind,
    tags: ['RN'],
    passGrade: 60,
    ...(taken.scoring && { scoring: taken.scoring }),
  }
  const questions = taken.met.map(({ question: { id }, item }, i): AttemptQuestion => ({
    id,
    ...(item === undefined ? {} : { item }),
    ...(taken.kind === 'NCLEX' ? { group: i % 3 } : {}),
  }))
  let attempt = startAttempt({ n: 1, task, questions, courseEnd: 1_000, now: 1 })
  if (taken.isQuiz) attempt = { ...attempt, quiz: QUIZ }
  for (const [i, question] of taken.met.entries())
    if (question.choice !== undefined)
      attempt = answerQuestion(attempt, {
        choice: question.choice,
        ...naiveGrade(question, question.choice, rules.get(i), taken),
        clock: i,
        tagNumbers: question.tagNumbers,
      })
  const withLeft = attempt.questions.map((question, i) => {
    const source = taken.met[i]
    const max = source && question.answer === undefined ? naiveLeft(source, rules.get(i), taken) : 1
    return max === 1 ? question : { ...question, max }
  })
  const tally = new Map([...attempt.tally].filter(([, { total }]) => total > 0))
  return finishAttempt({ ...attempt, questions: withLeft, tally }, 500)
}
