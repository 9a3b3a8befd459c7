import type { AuthoredTaskQuery } from '#generated/operations.ts'
import type { MockApi } from '#web/testing/mock-api.ts'
import { aContent, aSection, aSectionView, aTask, aTaskView } from './a-content.ts'

/** A Linking task that points to this one. */
export const linkTo = (key: string) =>
  aTask({ type: 'Linking', text: null, linkedContentKey: 'k1', linkedSectionKey: 's1', linkedTaskKey: key })
const contents = [
  aContent({ sections: [aSection({ name: 'Part 10' }), aSection({ key: 's2', name: 'Part 9', url: 'part-9' })] }),
  aContent({ key: 'k0', name: 'Anatomy', url: 'anatomy', sections: [] }),
]
const tasks = [
  aTask({ key: 't10', name: 'Task 10' }),
  aTask({ key: 't9', name: 'task 9', type: 'Lecture' }),
  aTask({ key: 't8', name: 'Task 8', type: 'Linking' }),
]
/** Mocks the queries for the contents, a section, and one of its tasks. */
export const answerTasks = (api: MockApi, view: AuthoredTaskQuery = aTaskView(aTask())) => {
  api.reply('Contents', { contents })
  api.reply('AuthoredSection', aSectionView(tasks))
  api.reply('AuthoredTask', view)
}
