import { finishJobs } from './finish-jobs.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { randomInt } from 'node:crypto'
import { startAttempt } from '#domain/attempts/attempt.ts'
import { describe, expect, it, vi } from 'vitest'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { questionBatchKey } from '#table/bank-keys.ts'
import type { QuestionBatchItem } from '#table/bank.ts'
import { indexOfTask, testTaskOf } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { testSource } from '#lambdas/attempts/start/draw-source.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { beforeEvery, beforeNext } from '#lambdas/testing/before-next.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { readList } from './labels.ts'
import {
  addDraft,
  aDraft,
  bankDeps,
  importConfirmed,
  readBank,
  rowsOf,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { removeLabel } from './remove-label.ts'
import {
  CHANGES,
  academy,
  finish,
  shortTests,
  start,
  state,
  storedTest,
  tests,
} from '#lambdas/questions/labels/testing/label-fixture.ts'

vi.setConfig({ testTimeout: 300_000 })

const deps = bankDeps(freshTable())

describe('a job', () => {
  it('is one entry of the audit: its batch counts each question and test once', async () => {
    await academy(deps)
    await start(CHANGES.mergedTag, deps)
    const key = (await readList(deps.table, 'tags')).job?.key ?? ''
    await finish('tags', deps)
    expect(await getItem<QuestionBatchItem>(deps.table, questionBatchKey(key), { consistent: true })).toMatchObject({
      name: 'Merge the tag “Cardaic” into “Heart”',
      questions: 3,
      tests: 2,
    })
  })
  it('keeps the questions of a running test for its areas: later ones of a merged area come from the new one', async () => {
    await academy(deps)
    await addDraft(aDraft({ body: 'More?', tags: ['RN'], area: ['Safety'] }), deps)
    const task = testTaskOf(await storedTest(tests[3] ?? aTask('', '', '', {}), deps))
    if (!task) throw new Error('No test')
    const rules = rulesOf('NCLEX')
    const source = () => testSource(task, rules, { table: deps.table, random: (max) => randomInt(max) })
    const { values } = await readList(deps.table, 'areas')
    const group = values.indexOf('Managment of Care')
    await start(CHANGES.mergedArea, deps)
    await finish('areas', deps)
    const sitting = { n: 1, task, questions: [], seed: '', courseEnd: 10, now: 1 }
    const more = await rules.drawMore(await source(), startAttempt(sitting), [group])
    expect(more).toHaveLength(1)
    const drawn = (await readBank(deps.table)).questions.get(more[0]?.id ?? 0)
    expect(drawn?.area).toContain('Safety')
  })
  it('takes case studies of a merged area along before the area goes', { tags: ['nightly'] }, async () => {
    await academy(deps)
    const study = (n: number, area: string) => {
      const { id: _, answers, rationale, ...rest } = aCaseStudy(n, { tags: ['RN'], area: [area] })
      return addDraft(aDraft({ ...rest, answers, rationale, body: `Case ${n}` }), deps)
    }
    await study(1, 'Managment of Care')
    await study(2, 'Safety')
    const nclex = aTask('c', 's', 'nclex', {
      taskType: 'NCLEX',
      tags: ['RN'],
      minQuestions: 2,
      maxQuestions: 12,
      caseStudies: 2,
    })
    for (const area of ['Safety', 'Managment of Care'])
      for (let n = 0; n < 10; n += 1)
        await addDraft(aDraft({ body: `${area} ${n}?`, tags: ['RN'], area: [area] }), deps)
    await batchPut(deps.table, [{ ...nclex, ...indexOfTask(nclex) }])
    expect(await shortTests(deps)).toEqual([])
    const problems: string[] = []
    const watching = beforeEvery(
      deps.table,
      'TransactWriteItemsCommand',
      50,
      async () => void problems.push(...(await shortTests(deps))),
    )
    await start(CHANGES.mergedArea, deps)
    await finish('areas', deps)
    expect(watching.stop()).toBeGreaterThan(3)
    expect([problems, await shortTests(deps), (await state(deps)).faults]).toEqual([[], [], []])
  })
  it('begins before a writer who has read the list, and the writer reads it again', async () => {
    await academy(deps)
    for (const request of ['BatchGetItemCommand', 'TransactWriteItemsCommand']) {
      beforeNext(deps.table, request, () => start(CHANGES.renamedArea, deps))
      await addDraft(aDraft({ body: `Before ${request}?`, area: ['Managment of Care'] }), deps)
    }
    await finish('areas', deps)
    const { labels, faults } = await state(deps)
    expect([labels.flatMap(({ area }) => area).includes('Managment of Care'), faults]).toEqual([false, []])
  })
  it('leaves an import that brought the name to be undone but for the questions that it wrote', async () => {
    await academy(deps)
    const rows = rowsOf({
      x1: aDraft({ body: 'Typed?', tags: ['Typpo'], area: [] }),
      x2: aDraft({ body: 'Else?', tags: [], area: [] }),
    })
    await importConfirmed({ rows, dryRun: false, batch: { key: 'file', name: 'f.csv' } }, 'admin', deps)
    await start({ kind: 'tags', from: 'Typpo', to: 'Typo', merge: false }, deps)
    const undone = await undoImport('file', deps)
    expect(undone).toMatchObject({ more: false, left: [] })
    await finish('tags', deps)
    const { tags, faults } = await state(deps)
    expect([tags.includes('Typpo'), tags.includes('Typo'), faults]).toEqual([false, true, []])
    expect(await removeLabel('tags', 'Typo', deps)).toBe('Typo')
  })
  it('is finished by the hourly run when no one continues, after half an hour and in the name of the one who began it', async () => {
    await academy(deps)
    await start(CHANGES.mergedTag, deps)
    const later = { ...deps, now: () => Date.now() + 3_600_000 }
    expect(await finishJobs(deps, () => false)).toEqual({ labelSteps: 0, labelsFailed: 0 })
    let steps = 0
    expect(await finishJobs(later, () => (steps += 1) > 1)).toEqual({ labelSteps: 1, labelsFailed: 0 })
    expect((await readList(deps.table, 'tags')).job).toBeDefined()
    expect((await finishJobs(later, () => false)).labelSteps).toBeGreaterThan(1)
    const { job, version: _, ...list } = await readList(deps.table, 'tags')
    expect([job, namesIn(list).includes('Cardaic')]).toEqual([undefined, false])
    const [question] = [...(await readBank(deps.table)).questions.values()].filter(({ tags }) => tags.includes('Heart'))
    expect(question).toMatchObject({ editor: expect.stringMatching(/^avery .* BATCH#/) as unknown })
    expect(await finishJobs(later, () => false)).toEqual({ labelSteps: 0, labelsFailed: 0 })
  })
})
