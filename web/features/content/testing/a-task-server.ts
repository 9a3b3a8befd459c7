import type { Mock } from 'vitest'
import {
  AuthoredSectionDocument,
  AuthoredTaskDocument,
  type AuthoredTaskQuery,
  ContentsDocument,
} from '#generated/operations.ts'
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
/** What the server answers, by the question. */
export const answerTasks = (asked: Mock, view: AuthoredTaskQuery = aTaskView(aTask())) => {
  asked.mockImplementation((document: unknown) => {
    if (document === ContentsDocument) return Promise.resolve({ contents })
    if (document === AuthoredSectionDocument) return Promise.resolve(aSectionView(tasks))
    if (document === AuthoredTaskDocument) return Promise.resolve(view)
    return Promise.reject(new Error('Nothing else is asked'))
  })
}
