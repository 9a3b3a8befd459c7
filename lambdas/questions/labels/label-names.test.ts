import { describe, expect, it, vi } from 'vitest'
import { type LabelKind } from '#domain/questions/label-job.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { indexOfTask } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { saveList } from './save-list.ts'
import { addDraft, aDraft, bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'
import { labelUse, listLabels } from './list-labels.ts'
import { removeLabel } from './remove-label.ts'
import { CHANGES, academy, start, state } from '#lambdas/questions/labels/testing/label-fixture.ts'

vi.setConfig({ testTimeout: 300_000 })

const deps = bankDeps(freshTable())

describe('a label', () => {
  it('is listed with the questions and tests that have it, a question of RN and PN once, and its running job', async () => {
    await academy(deps)
    await start(CHANGES.renamedArea, deps)
    const { tags, areas, jobs } = await listLabels(deps)
    expect(tags.map(({ name, questions, tests: by, fixed }) => [name, questions, by, fixed])).toEqual([
      ['RN', 4, 2, true],
      ['PN', 2, 0, true],
      ['Easy', 1, 0, true],
      ['Cardaic', 3, 2, false],
      ['Heart', 2, 2, false],
    ])
    expect(areas.map(({ name, questions, tests: by }) => [name, questions, by])).toEqual([
      ['Safety', 3, 1],
      ['Managment of Care', 4, 1],
    ])
    expect(jobs).toEqual([
      expect.objectContaining({ kind: 'Area', to: 'Management of Care', total: 8, done: 0, finished: false }),
    ])
    const use = await labelUse('tags', { name: 'Cardaic', into: 'Heart' }, deps)
    expect([use.questions, use.tests.map(({ key }) => key).sort(), use.exams, use.stopped]).toEqual([
      3,
      ['both', 'practice'],
      [],
      [],
    ])
    expect((await labelUse('areas', { name: 'Safety', into: null }, deps)).tests.map(({ key }) => key)).toEqual([
      'nclex',
    ])
    expect(await codeOf(labelUse('tags', { name: 'Heart', into: 'None' }, deps))).toBe('label-unknown')
  })
  it('names in advance the tests that need more case studies than the other areas hold', async () => {
    await academy(deps)
    const nclex = aTask('c', 's', 'nclex', {
      taskType: 'NCLEX',
      tags: ['RN'],
      minQuestions: 1,
      maxQuestions: 6,
      caseStudies: 2,
    })
    await batchPut(deps.table, [{ ...nclex, ...indexOfTask(nclex) }])
    for (const area of ['Safety', 'Managment of Care'])
      for (let n = 0; n < 6; n += 1) await addDraft(aDraft({ body: `${area} ${n}?`, tags: ['RN'], area: [area] }), deps)
    for (const area of ['Safety', 'Managment of Care']) {
      const { id: _, ...rest } = aCaseStudy(1, { tags: ['RN'], area: [area] })
      await addDraft(aDraft({ ...rest, body: area }), deps)
    }
    const { stopped } = await labelUse('areas', { name: 'Managment of Care', into: 'Safety' }, deps)
    expect(stopped).toEqual([expect.objectContaining({ key: 'nclex', pool: 'Case studies', missing: 1 })])
  })
  it('cannot become a name that is reserved, taken, or unknown to a plan', async () => {
    await academy(deps)
    await saveList('areas', ['Physiological Adaptation', 'Coordinated Care'], 'area-short', deps)
    const refused = (kind: LabelKind, from: string, to: string, merge: boolean) =>
      codeOf(start({ kind, from, to, merge }, deps))
    expect([
      await refused('tags', 'RN', 'Registered', false),
      await refused('tags', 'Heart', 'easy', false),
      await refused('tags', 'Heart', 'Easy', true),
      await refused('tags', 'Heart', 'cardaic', false),
      await refused('tags', 'Heart', 'Heart', false),
      await refused('tags', 'Heart', 'x', false),
      await refused('tags', 'Heart', 'x'.repeat(101), false),
      await refused('tags', 'Nothing', 'Something', false),
      await refused('tags', 'Heart', 'Nothing', true),
      await refused('areas', 'Physiological Adaptation', 'Adaptation', false),
      await refused('areas', 'Safety', 'y', false),
    ]).toEqual([
      'label-fixed',
      'label-fixed',
      'label-fixed',
      'label-taken',
      'label-same',
      'tag-short',
      'label-long',
      'label-unknown',
      'label-unknown',
      'area-planned',
      'area-short',
    ])
    // Both plans treat the two names as one area.
    expect(await refused('areas', 'Coordinated Care', 'Management of Care', false)).toBe('done')
  })
  it('is removed while nothing carries it, once', async () => {
    await academy(deps)
    await saveList('tags', ['Unused'], 'tag-short', deps)
    const refused = (kind: LabelKind, name: string) => codeOf(removeLabel(kind, name, deps))
    expect(await Promise.all([refused('tags', 'Unused'), refused('tags', 'Unused')])).toEqual(['done', 'done'])
    expect([await refused('tags', 'Unused'), await refused('tags', 'Never'), await refused('tags', 'RN')]).toEqual([
      'done',
      'label-unknown',
      'label-fixed',
    ])
    expect([await refused('tags', 'Heart'), await refused('areas', 'Safety')]).toEqual(['label-used', 'label-used'])
    await start(CHANGES.mergedTag, deps)
    expect(await refused('tags', 'Heart')).toBe('label-busy')
    expect((await state(deps)).tags).not.toContain('Unused')
  })
})
