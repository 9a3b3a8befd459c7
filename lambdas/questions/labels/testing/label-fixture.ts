import { randomInt } from 'node:crypto'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { LabelKind, NameChange } from '#domain/questions/label-job.ts'
import { indexOfTask, type TaskItem, testTaskOf } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { testSource } from '#lambdas/attempts/start/draw-source.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { aDraft, importConfirmed, readBank, rowsOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { continueJob } from '#lambdas/questions/labels/continue-job.ts'
import { startJob } from '#lambdas/questions/labels/start-job.ts'

export const CHANGES = {
  renamedTag: { kind: 'tags', from: 'Cardaic', to: 'Cardiac', merge: false },
  respelledTag: { kind: 'tags', from: 'Cardaic', to: 'CARDAIC', merge: false },
  mergedTag: { kind: 'tags', from: 'Cardaic', to: 'Heart', merge: true },
  renamedArea: { kind: 'areas', from: 'Managment of Care', to: 'Management of Care', merge: false },
  mergedArea: { kind: 'areas', from: 'Managment of Care', to: 'Safety', merge: true },
} as const satisfies Record<string, NameChange>
export const NAMED = Object.entries(CHANGES) as [string, NameChange][]

export const tests = [
  aTask('c', 's', 'practice', { taskType: 'Practice', tags: ['RN', 'Cardaic'], numOfQuestions: 3, percentEasy: 34 }),
  aTask('c', 's', 'both', { taskType: 'Practice', tags: ['Cardaic', 'Heart'], numOfQuestions: 1 }),
  aTask('c', 's', 'heart', { taskType: 'Practice', tags: ['Heart'], numOfQuestions: 2 }),
  aTask('c', 's', 'nclex', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 2 }),
]

/** A bank in which every test, and every case, has exactly as many questions as it needs. */
export async function academy(means: QuestionDeps): Promise<void> {
  const row = (n: number, tags: string[], area: string[]) =>
    [`r${n}`, aDraft({ body: `Question ${n}?`, tags, area })] as const
  await saveList('tags', ['RN', 'PN', 'Easy', 'Cardaic', 'Heart'], 'tag-short', means)
  await saveList('areas', ['Safety', 'Managment of Care'], 'area-short', means)
  const rows = rowsOf(
    Object.fromEntries([
      row(1, ['RN', 'Easy', 'Cardaic'], ['Safety']),
      row(2, ['RN', 'Cardaic', 'Heart'], ['Safety']),
      row(3, ['RN', 'PN', 'Cardaic'], ['Managment of Care']),
      row(4, ['RN', 'Heart'], ['Managment of Care']),
      row(5, ['PN'], ['Safety', 'Managment of Care']),
      row(6, [], ['Managment of Care']),
    ]),
  )
  await importConfirmed({ rows, dryRun: false }, 'admin', means)
  await batchPut(
    means.table,
    tests.map((test) => ({ ...test, ...indexOfTask(test) })),
  )
}

export const start = (change: NameChange, means: QuestionDeps) => startJob(change, 'avery', means)
export async function finish(kind: LabelKind, means: QuestionDeps): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const progress = await continueJob(kind, means)
    if (progress === null || progress.finished) return
  }
  throw new Error('The job does not end')
}

export const storedTest = async ({ pk, sk }: TaskItem, means: QuestionDeps) => {
  const item = await getItem<TaskItem>(means.table, { pk, sk }, { consistent: true })
  if (!item) throw new Error('No such test')
  return item
}

/** The academy's state, except when and how often it was written. */
export async function state(means: QuestionDeps) {
  const { questions, tags, areas, faults } = await readBank(means.table)
  const labels = [...questions.values()].map(({ id, ref, body, tags: carried, area }) => ({
    id,
    ref,
    body,
    tags: carried,
    area,
  }))
  const named = await Promise.all(tests.map(async (test) => (await storedTest(test, means)).tags))
  return { labels: labels.sort((a, b) => a.id - b.id), tags, areas, faults, named }
}

/** Draws every test as a student's start would; returns those that fall short. */
export async function shortTests(means: QuestionDeps): Promise<string[]> {
  const short: string[] = []
  for (const test of tests) {
    const task = testTaskOf(await storedTest(test, means))
    if (!task) throw new Error('No test')
    const rules = rulesOf(task.type)
    const drawn = await rules.draw(
      await testSource(task, rules, { table: means.table, random: (max) => randomInt(max) }),
    )
    if (!drawn.ok) short.push(`${test.key}: ${drawn.code}`)
  }
  return short
}
