import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { useParams } from 'react-router-dom'
import type {
  CourseCardFieldsFragment,
  CourseViewQuery,
  MyCourseNoticesQuery,
  ProgressFieldsFragment,
  SectionViewQuery,
  SectionViewQueryVariables,
} from '#generated/operations.ts'
import { courseViewRequest, myProgressRequest, sectionViewRequest } from '#web/lib/api/screen-requests.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import type { Selection } from '#web/lib/session/selection-store.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'

/** A page of a student's courses, newest first. `notices`: absent where they are read apart. */
export type CoursesPage = {
  items: CourseCardFieldsFragment[]
  nextToken: string | null
  notices?: MyCourseNoticesQuery['myCourseNotices']
}

/** A student's screens as an administrator views them: they offer nothing that writes and lead nowhere else (decision 0091). */
export type StudentView = {
  uid: string
  /** The view that the server opened: each query names it. */
  key: string
  /** The title of the student's My Courses. */
  title: string
  /** What is shown in place of a screen whose request was refused so; undefined if the screen shows it itself. */
  refused: (error: Error) => ReactNode
}

/** Who reads a student's screens, and how. */
export type Reader = {
  /** The administrator's view; undefined for the student. */
  view?: StudentView
  courses: (nextToken: string | undefined) => Promise<CoursesPage>
  course: (progressKey: string) => Promise<CourseViewQuery['courseView']>
  section: (place: SectionViewQueryVariables) => Promise<SectionViewQuery['sectionView']>
}

const student: Reader = {
  courses: async (nextToken) => (await myProgressRequest.run({ nextToken })).myProgress,
  course: async (progressKey) => (await courseViewRequest.run({ progressKey })).courseView,
  section: async (place) => (await sectionViewRequest.run(place)).sectionView,
}

export const ReaderContext = createContext<Reader>(student)

export const useReader = (): Reader => useContext(ReaderContext)

/** The course, section, and task that are open: the student's selection, or those of a viewed screen's address. */
export function usePlace(): Selection {
  const isStudent = useReader().view === undefined
  const selection = useSelection()
  const { progressKey = '', contentKey = '', sectionKey = '', taskKey = '' } = useParams()
  return isStudent ? selection : { progressKey, contentKey, sectionKey, taskKey }
}

/** A query's key, of its own for each view. */
export const readerKey = (key: readonly unknown[], view: StudentView | undefined): readonly unknown[] =>
  view === undefined ? key : [...key, view.uid, view.key]

type CourseQuery<T> = {
  key: readonly unknown[]
  progressKey: string
  read: () => Promise<T>
  staleTime?: number
  gcTime?: number
}

/** What a screen of a course shows; the student's is kept up to date by subscription. Shows the cached reply and refetches. */
export function useCourseQuery<T extends { progress: ProgressFieldsFragment }>(query: CourseQuery<T>) {
  const { key, progressKey, read, ...times } = query
  const { view } = useReader()
  const queryKey = readerKey(key, view)
  useLiveProgress(queryKey, progressKey, view === undefined)
  return useQuery({ queryKey, queryFn: read, staleTime: 0, ...times })
}
