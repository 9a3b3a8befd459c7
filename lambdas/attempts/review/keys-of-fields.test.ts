import { readFileSync } from 'node:fs'
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql'
import { expect, it } from 'vitest'
import { shardOf } from '#domain/study/card.ts'
import { choiceFor, questionsOfAllTypes } from '#lambdas/attempts/academy-fixture.ts'
import { attemptHistory } from './attempt-history.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { attemptMarks, markQuestion } from '#lambdas/attempts/marks/mark-question.ts'
import { markedQuestions, ownMarks } from '#lambdas/attempts/marks/own-marks.ts'
import { reportExam } from './report-exam.ts'
import { reviewAttempt } from './review-attempt.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { aQuizzer, aForm } from '#lambdas/quizzes/testing/a-quizzer.ts'
import { startQuiz } from '#lambdas/quizzes/start-quiz.ts'
import { myActivity } from '#lambdas/study/my-activity.ts'
import { ownCards } from '#lambdas/study/own-cards.ts'
import { answerCard, rateCard } from '#lambdas/study/review-card.ts'
import { studyQueue } from '#lambdas/study/study-queue.ts'
import { aDueCard } from '#lambdas/study/testing/a-studier.ts'
import { projectEnded } from '#lambdas/study/testing/study-session.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { studyCardsItem } from '#table/study.ts'
import { aTask } from '#table/testing/course-items.ts'

const tables = testTables()
const sdl = readFileSync('schema.graphql', 'utf8')

const BANK = questionsOfAllTypes(60).map((question) => ({ ...question, area: ['Basics'] }))

/** The fields in replies with a question's text, key, verdict, or points. */
const CARRIERS = ['body', 'answers', 'highlights', 'graded', 'correct', 'rationale', 'points', 'rating']

/** Whether the schema limits a field to neither the group Admin nor functions. */
const isForStudents = ({ directives = [] }: FieldDefinitionNode): boolean => {
  const users = directives.filter(({ name }) => name.value === 'aws_cognito_user_pools')
  return users.length > 0
    ? users.every(({ arguments: given = [] }) => given.length === 0)
    : directives.every(({ name }) => name.value !== 'aws_iam')
}

/**
 * Returns the fields of the schema that students may query and whose replies can contain a text, key, verdict, or
 * points of a question.
 */
function fieldsThatShow(): string[] {
  const types = new Map<string, ObjectTypeDefinitionNode>()
  for (const node of parse(sdl).definitions)
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) types.set(node.name.value, node)
  const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))
  const shows = ({ type }: FieldDefinitionNode, seen = new Set<string>()): boolean => {
    const name = nameOf(type)
    if (seen.has(name)) return false
    seen.add(name)
    const own = types.get(name)?.fields?.filter(isForStudents)
    return own?.some((field) => CARRIERS.includes(field.name.value) || shows(field, seen)) ?? false
  }
  return ['Query', 'Mutation', 'Subscription'].flatMap((root) =>
    (types.get(root)?.fields ?? [])
      .filter((field) => isForStudents(field) && shows(field))
      .map((field) => `${root}.${field.name.value}`),
  )
}

/** A student with an ended and a running test, a running quiz of each mode, marks, and cards. */
async function aScript() {
  const quizzer = await aQuizzer(await tables.table(), BANK)
  const { uid, keys, deps, start, check, move, begin } = quizzer
  const more = { ...deps, publish: () => Promise.resolve(), signPlayback: undefined as never }
  await batchPut(deps.table, [
    aTask('c0', 's0', 'held', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 5, timeAllowed: 90 }),
    aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 6, timeAllowed: 60 }),
  ])
  let first = await start()
  const questionId = first.question?.id ?? 0
  for (let i = 0; i < 3; i += 1) first = (await check(first, true)).attempt
  const own = { progressKey: keys.progressKey, taskKey: keys.taskKey, n: 1 }
  const highlights = [{ block: 'b1', start: 0, text: `Body of ${questionId}` }]
  const marks = { ...own, position: 0, flagged: true, struck: [], note: '', highlights }
  await markQuestion({ ...marks, version: 0 }, uid, deps)
  await move({ n: 1, action: 'finish' })
  await projectEnded(uid, deps)
  const open = async (taskKey: string) => createTaskProgress({ ...keys, taskKey }, uid, deps)
  const answer = (taskKey: string, attempt: Awaited<ReturnType<typeof begin>>, position = attempt.currentQuestion) => {
    const question = attempt.question ?? { id: 0, type: '' }
    const given = { n: 1, position, questionId: question.id, choice: choiceFor(question, true) }
    return updateTaskProgress({ progressKey: 'p1', taskKey, action: 'check', ...given }, uid, deps)
  }
  const held = (await open('held')).attempt
  const quiz = await begin({ questions: 5 })
  const silent = await begin({ questions: 5, mode: 'exam' })
  if (!held) throw new Error('No attempt')
  for (const [task, attempt] of [
    ['held', held],
    [quiz.taskKey, quiz],
    [silent.taskKey, silent],
  ] as const)
    await answer(task, attempt)
  const due = aDueCard({ id: questionId })
  await batchPut(deps.table, [studyCardsItem(uid, shardOf(due), { cards: [due], before: [] }, 9)])
  const ref = { uid, progress: 'p1', task: keys.taskKey, n: 1 }
  const card = { progressKey: 'p1', questionId }
  const input = { progressKey: 'p1', form: aForm(), requestId: 'request-1' }
  /** A call of each field in the schema, with the arguments that show the most. */
  const CALLS: Record<string, () => Promise<unknown>> = {
    'Query.taskView': () => taskView(keys, uid, more),
    'Query.olderAttempts': () => attemptHistory({ ...own }, uid, deps),
    'Query.attemptMarks': () => attemptMarks(ref, deps),
    'Query.ownMarks': () => ownMarks(null, uid, deps),
    'Query.markedQuestions': () => markedQuestions([{ ...own, position: 0 }], uid, deps),
    'Query.attemptReview': () => reviewAttempt(ref, deps),
    'Query.examReport': () => reportExam(ref, deps),
    'Query.studyQueue': () => studyQueue({ uid, progress: 'p1' }, 20, deps),
    'Query.ownCards': () => ownCards({}, uid, deps),
    'Query.myActivity': () => myActivity(uid, deps),
    'Mutation.markQuestion': () => markQuestion({ ...marks, version: 7 }, uid, deps),
    'Mutation.answerCard': () => answerCard(uid, { ...card, servedTime: deps.now(), choice: [0] }, deps),
    'Mutation.rateCard': () => rateCard(uid, { ...card, rating: 'easy' }, deps),
    'Mutation.createTaskProgress': () => open('held'),
    'Mutation.updateTaskProgress': () => answer('held', held),
    // A repeated request, which returns the quiz.
    'Mutation.startQuiz': () => startQuiz(input, uid, deps),
  }
  return { CALLS, open, answer, quiz, silent, ref, deps }
}

/** Returns a call's reply, or its refusal with data, as text. */
const said = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    (reply) => JSON.stringify(reply),
    (error: unknown) => {
      if (error instanceof Refusal) return JSON.stringify({ code: error.code, data: error.data })
      throw error
    },
  )

/** Returns the questions whose text or rationale is in a reply, and whether it contains a verdict. */
const shown = (text: string) => [
  ...[...text.matchAll(/(?:Body|Rationale) of (\d+)/g)].map(([, id]) => Number(id)),
  ...(/"(graded|rating)":[^n]/.test(text) ? ['verdict'] : []),
]

it('every field that shows questions is called here, except the subscription, which repeats updateTaskProgress', async () => {
  const { CALLS } = await aScript()
  expect(fieldsThatShow().sort()).toEqual([...Object.keys(CALLS), 'Subscription.onAttemptMove'].sort())
})

it('the calls return texts and verdicts while no exam runs', async () => {
  const { CALLS } = await aScript()
  const silent: string[] = []
  for (const [field, call] of Object.entries(CALLS)) if (shown(await said(call)).length === 0) silent.push(field)
  // Task fields contain only counts and a breakdown. The report is for an adaptive test, which has its own test.
  expect(silent).toEqual(['Query.taskView', 'Query.olderAttempts', 'Query.examReport', 'Query.myActivity'])
})

it('the calls return only the question to answer while an exam runs, before and after its answers', async () => {
  const { CALLS, open, answer, quiz, silent, ref, deps } = await aScript()
  let exam = (await open('exam')).attempt
  while (exam?.question && exam.currentQuestion < 2) {
    const replies = [
      ...(await Promise.all(Object.entries(CALLS).map(async ([field, call]) => [field, await said(call)] as const))),
      ['Quiz', await said(() => answer(quiz.taskKey, quiz))],
      ['Silent quiz', await said(() => answer(silent.taskKey, silent))],
      ['Look back', await said(() => reviewAttempt({ ...ref, task: 'held' }, deps))],
      ['Look back in a silent quiz', await said(() => reviewAttempt({ ...ref, task: silent.taskKey }, deps))],
      ['No such place', await said(() => answer('held', quiz, 4))],
    ] as const
    for (const [field, text] of replies) expect([field, shown(text)]).toEqual([field, []])
    const before = exam
    exam = (await answer('exam', before)).attempt
    expect(shown(await said(() => answer('exam', before)))).toEqual(exam.question ? [exam.question.id] : [])
  }
})
