import { beforeAll, describe, expect, it } from 'vitest'
import { bitmapOf } from '#domain/attempts/bitmap.ts'
import { encodeSegments } from '#domain/progress/watched.ts'
import type { RecordWatchingInput } from '#generated/schema.ts'
import { taskSummaryKey } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { recordWatching } from './record-watching.ts'
import { sectionView } from './section-view.ts'

const table = sharedTable()
let meter: Meter
const film = { linkedContentKey: 'c1', linkedSectionKey: 's1', linkedTaskKey: 'film', linkedType: 'Lecture' as const }
beforeAll(async () => {
  meter = meteredTable(table)
  await batchPut(table, [
    aContent('c1'),
    aSection('c1', 's1'),
    aTask('c1', 's1', 'film', { taskType: 'Lecture', fileName: 'a.mp4' }),
    aTask('c1', 's1', 'made', {
      taskType: 'Lecture',
      fileName: 'b.mp4',
      renditions: { folder: 'hls-1', video: 'u1', seconds: 2_400.2, list: [] },
    }),
    aTask('c1', 's1', 'read'),
    aTask('c1', 's1', 'way', { taskType: 'Linking', ...film }),
  ])
})

const HOUR = 60 * MINUTE

async function aViewer(progress = {}, opens: readonly string[] = ['film', 'made', 'way']) {
  const { uid, deps, clock } = await aStudent(table, {}, { content: ['c1'], ...progress })
  const at = (taskKey: string) => ({ progressKey: 'p1', contentKey: 'c1', sectionKey: 's1', taskKey })
  for (const task of opens) await createTaskProgress(at(task), uid, deps)
  clock.time = START + HOUR
  const watch = (pieces: number[], more: Partial<RecordWatchingInput> = {}, viewer: string = uid) =>
    recordWatching({ ...at('film'), duration: 2_400, pieces: encodeSegments(bitmapOf(pieces)), ...more }, viewer, deps)
  const stored = () => getItem<TaskSummaryItem>(table, taskSummaryKey(uid, 'p1', 's1', 'film'), { consistent: true })
  return { uid, deps, clock, watch, stored }
}

describe('recordWatching', () => {
  it('adds newly watched parts, each once, and leaves the rest of the summary', async () => {
    const { watch, stored } = await aViewer()
    const opened = await stored()
    expect(await watch([0, 1])).toMatchObject({ seconds: 10, duration: 2_400 })
    expect(await watch([1, 2])).toMatchObject({ seconds: 15, pieces: encodeSegments(bitmapOf([0, 1, 2])) })
    expect(await watch([1, 2])).toMatchObject({ seconds: 15 })
    expect(await stored()).toEqual({ ...opened, watched: bitmapOf([0, 1, 2]), watchedOf: 2_400 })
  })

  it('loses nothing when two tabs report at the same moment', async () => {
    const { watch, stored } = await aViewer()
    await Promise.all([0, 1, 2, 3, 4, 5].map((piece) => watch([piece])))
    expect((await stored())?.watched).toEqual(bitmapOf([0, 1, 2, 3, 4, 5]))
  })

  it('counts a link for itself, and shows both in the list of the section', async () => {
    const { uid, deps, watch } = await aViewer()
    await watch([0])
    await watch([0, 1, 2], { taskKey: 'way' })
    const { tasks } = await sectionView({ progressKey: 'p1', contentKey: 'c1', sectionKey: 's1' }, uid, deps)
    expect(tasks.map(({ key, watched }) => [key, watched?.seconds])).toEqual([
      ['film', 5],
      ['made', undefined],
      ['read', undefined],
      ['way', 15],
    ])
  })

  it.each([
    [{ taskKey: 'read' }, 'task-not-found'],
    [{ taskKey: 'none' }, 'task-not-found'],
    [{ contentKey: 'c0', sectionKey: 's0' }, 'task-not-found'],
    [{ progressKey: 'p2' }, 'progress-not-found'],
    [{ duration: 5 }, 'watching-invalid'],
    [{ pieces: '<script>' }, 'watching-invalid'],
  ])('refuses %j with %s and stores nothing', async (more, code) => {
    const { watch, stored } = await aViewer()
    expect((await refusalOf(watch([1], more))).code).toBe(code)
    expect((await stored())?.watched).toBeUndefined()
  })

  it('refuses another student, and a course that has not begun or has ended', async () => {
    const { watch } = await aViewer()
    expect((await refusalOf(watch([1], {}, 'eve'))).code).toBe('progress-not-found')
    expect((await refusalOf((await aViewer({ endTime: 0 }, [])).watch([1]))).code).toBe('course-not-started')
    expect((await refusalOf((await aViewer({ endTime: START + 1 })).watch([1]))).code).toBe('course-ended')
  })

  it('completes nothing: a lecture that was never opened is refused', async () => {
    const { watch, stored } = await aViewer({}, [])
    expect((await refusalOf(watch([1]))).code).toBe('lecture-not-opened')
    expect(await stored()).toBeUndefined()
  })

  it('refuses more than could be watched since the lecture was opened', async () => {
    const { watch, clock } = await aViewer()
    clock.time = START + 5_000
    const pieces = Array.from({ length: 15 }, (_, n) => n)
    expect((await refusalOf(watch(pieces))).code).toBe('watching-too-fast')
    expect(await watch(pieces.slice(1))).toMatchObject({ seconds: 70 })
  })

  it('refuses a length that is not that of the renditions', async () => {
    const { watch } = await aViewer()
    expect((await refusalOf(watch([0], { taskKey: 'made', duration: 100 }))).code).toBe('watching-invalid')
    expect(await watch([0], { taskKey: 'made', duration: 2_402 })).toMatchObject({ seconds: 5 })
  })

  it('costs one and a half read units and one write unit, and no write when nothing is new', async () => {
    const { watch } = await aViewer()
    meter.reset()
    await watch(Array.from({ length: 480 }, (_, n) => n))
    expect([meter.read, meter.write]).toEqual([1.5, 1])
    meter.reset()
    await watch([7])
    expect([meter.read, meter.write]).toEqual([1.5, 0])
  })
})
