import { expect, it } from 'vitest'
import type { TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { lecturePlayback } from './lecture-playback.ts'

const playbackOf = (facts: Partial<TaskItem>) =>
  lecturePlayback(aTask('c', 's', 't', { taskType: 'Lecture', fileName: 'a.mp4', version: 4, ...facts }), {
    signPlayback: () => Promise.resolve(null),
    now: () => 0,
  })
const captionsOf = async (facts: Partial<TaskItem>) => {
  const playback = await playbackOf(facts)
  return [playback?.captions?.split('?')[0], playback?.captionsReviewed]
}

it('a playback has the stored captions, and whether they are reviewed', async () => {
  const reviewed = { by: 'ada', at: 7 }
  expect(await captionsOf({})).toEqual([undefined, null])
  expect(await captionsOf({ captionsName: 'a.vtt' })).toEqual(['/lectures/t/a.vtt', false])
  const saved = { captionsName: 'a.vtt', captionsFile: { name: 'captions-1.vtt', replaced: 'a.vtt' } }
  expect(await captionsOf(saved)).toEqual(['/lectures/t/captions-1.vtt', false])
  expect(await captionsOf({ ...saved, captionsReviewed: reviewed })).toEqual(['/lectures/t/captions-1.vtt', true])
})

it('captions get a new address when they are saved, and keep it over other changes of the task', async () => {
  const saved = (name: string, version: number) =>
    playbackOf({ captionsName: 'a.vtt', captionsFile: { name }, version }).then((playback) => playback?.captions)
  expect(await saved('captions-1.vtt', 5)).toBe(await saved('captions-1.vtt', 6))
  expect(await saved('captions-1.vtt', 5)).not.toBe(await saved('captions-2.vtt', 5))
})
