import {
  TestCourseViewDocument,
  TestRegisterDocument,
  TestSectionViewDocument,
  TestStartDocument,
} from '#generated/operations.ts'
import type { TaskType } from '#generated/schema.ts'
import { cardToken, newStudent } from './people.ts'

type Catalog = { courses: { key: string; name: string; type: string }[] }

/** Finds a course of the public catalog by name; the first of several options. */
export async function catalogCourse(url: string, name: string) {
  const catalog = (await (await fetch(`${url}/catalogue.json`)).json()) as Catalog
  const course = catalog.courses.find((candidate) => candidate.name === name)
  if (!course) throw new Error(`${name} is not in the catalog`)
  return course
}

/** A new student who has bought and started a sample course, and the location of its first task of a type. */
export async function enrolledStudent(url: string, type: TaskType, firstName = 'Nora') {
  const student = await newStudent(url, '', firstName)
  const course = await catalogCourse(url, 'RN Online Review')
  const input = { courseKey: course.key, token: await cardToken(url), requestId: crypto.randomUUID() }
  const { registerCourse } = await student.call(TestRegisterDocument, { input })
  const progressKey = registerCourse.progressKey ?? ''
  await student.call(TestStartDocument, { key: progressKey })
  const { courseView } = await student.call(TestCourseViewDocument, { progressKey })
  for (const content of courseView.contents)
    for (const section of content.sections) {
      const place = { progressKey, contentKey: content.key, sectionKey: section.key }
      const { sectionView } = await student.call(TestSectionViewDocument, place)
      const test = sectionView.tasks.find((task) => task.type === type)
      if (test) return { ...student, course, input, progressKey, test: { ...place, taskKey: test.key } }
    }
  throw new Error(`The sample course has no ${type}`)
}
