import { randomUUID } from 'node:crypto'
import {
  ImportQuestionsDocument,
  SeedContentDocument,
  SeedSectionDocument,
  SeedTagsDocument,
  SeedTaskDocument,
  TestRegisterDocument,
  TestStartDocument,
} from '#generated/operations.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import type { ContentTypeName } from '#domain/questions/question.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { WIDEST_CONTENTS } from '#domain/questions/testing/widest-contents.ts'
import type { QuestionInput } from '#generated/schema.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, type Page } from '#tests/client/screen/story.ts'
import { publishOnlineCourse } from './online-course.ts'

type TestSettings = {
  timeAllowed?: number
  attempts?: number
  /** A course without other students, for a story that changes it or compares it with another. */
  ownCourse?: boolean
  /** A word that only its Multiple Choice question contains, to find it by search. */
  word?: string
  /** Uses one question of each of these types instead. */
  contents?: readonly ContentTypeName[]
  /** Gives each question as many controls as its type allows. */
  widest?: boolean
}

const answerOf = (text: string, correct = false) => ({ text, correct })

/** One question of each type; correct answers and matches are labeled as such. */
const questionsOf = (tag: string, word: string): QuestionInput[] =>
  [
    { type: 'True/False', body: 'Hands are washed first.', answers: [answerOf('True', true), answerOf('False')] },
    {
      type: 'Multiple Choice',
      body: 'Which finding is reported at once?',
      answers: [
        answerOf(`A quiet night ${word}`.trim()),
        answerOf('New confusion, right', true),
        answerOf('A good appetite'),
      ],
    },
    {
      type: 'Select All That Apply',
      body: 'Which steps keep a client safe from a fall?',
      answers: [
        answerOf('A call light in reach, right', true),
        answerOf('Wet floors'),
        answerOf('Non-slip shoes, right', true),
      ],
    },
    {
      type: 'Matching/Dropdown',
      body: 'Match each sign with its word.',
      answers: [
        { text: 'A slow pulse', match: 'Bradycardia' },
        { text: 'A fast pulse', match: 'Tachycardia' },
      ],
    },
    {
      type: 'Priority',
      body: 'Who is seen first?',
      answers: [answerOf('Noisy breathing, right', true), answerOf('A late lunch'), answerOf('A lost book')],
    },
  ].map((question) => ({ ...question, rationale: `Why: ${question.body}`, tags: [tag], area: [] }))

/** One question of each of these types; its body is its type. */
const contentQuestionsOf = (types: readonly ContentTypeName[], widest: boolean, tag: string): QuestionInput[] =>
  types.map((type) => ({
    type,
    body: type,
    answers: [],
    content: JSON.stringify(widest ? WIDEST_CONTENTS[type] : CONTENT_EXAMPLES[type].content),
    rationale: `Why: ${type}`,
    tags: [tag],
    area: [],
  }))

/** An administrator publishes an Online course with a Reading and a Practice that has one question of each type. */
async function publishTestCourse(url: string, settings: TestSettings) {
  const { timeAllowed = 30, attempts = 3, contents, widest = false, word = '' } = settings
  const call = await signInToApi(url, ADMIN.email, ADMIN.password)
  const mark = randomUUID().slice(0, 8)
  const tag = `Types ${mark}`
  const words = 'Made by a test.'
  await call(SeedTagsDocument, { tags: [tag] })
  const questions = contents ? contentQuestionsOf(contents, widest, tag) : questionsOf(tag, word)
  const rows = questions.map((question, row) => ({ row: row + 1, ref: `${mark}-${row}`, question }))
  const { importQuestions } = await call(ImportQuestionsDocument, { rows, dryRun: false })
  expect(importQuestions.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'new'))
  const { createContent } = await call(SeedContentDocument, {
    input: { name: `Basics ${mark}`, instructions: words, descText: `<p>${words}</p>` },
  })
  const contentKey = createContent.key
  const { createSection } = await call(SeedSectionDocument, {
    input: { contentKey, name: 'First Steps', instructions: 'Read, then sit the test.' },
  })
  const place = { contentKey, sectionKey: createSection.key }
  await call(SeedTaskDocument, {
    input: { ...place, type: 'Reading', name: 'Article', text: '<h2>Hand washing</h2><p>It comes first.</p>' },
  })
  const { createTask } = await call(SeedTaskDocument, {
    input: {
      ...place,
      type: 'Practice',
      name: 'Every Type',
      tags: [tag],
      numOfQuestions: questions.length,
      timeAllowed,
      attempts,
    },
  })
  const name = `Basics Course ${mark}`
  const key = await publishOnlineCourse(call, name, contentKey)
  const sectionPath = `/content/${urlOfName(createContent.name)}/${urlOfName(createSection.name)}`
  return { name, courseKey: key, sectionPath, test: { ...place, taskKey: createTask.key } }
}

const published = new Map<string, ReturnType<typeof publishTestCourse>>()

/** The course with these settings, published once for all stories of a run; its students don't see each other. */
function testCourse(url: string, settings: TestSettings): ReturnType<typeof publishTestCourse> {
  if (settings.ownCourse === true) return publishTestCourse(url, settings)
  const key = JSON.stringify([url, settings])
  const course = published.get(key) ?? publishTestCourse(url, settings)
  published.set(key, course)
  return course
}

/** A new student who has bought and started such a course. */
export async function testStudent(url: string, settings: TestSettings = {}) {
  const [course, student] = await Promise.all([testCourse(url, settings), newStudent(url)])
  const { registerCourse } = await student.call(TestRegisterDocument, {
    input: { courseKey: course.courseKey, token: await cardToken(url), requestId: randomUUID() },
  })
  const progressKey = registerCourse.progressKey ?? ''
  await student.call(TestStartDocument, { key: progressKey })
  return { ...student, course, paymentKey: registerCourse.key, test: { ...course.test, progressKey } }
}

export type TestStudent = Awaited<ReturnType<typeof testStudent>>

/** Signs in the student and opens the section with its Reading and Practice. */
export async function openSection(page: Page, student: TestStudent): Promise<void> {
  await signIn(page, student)
  await page.goto('/my-courses')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /First Steps/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First Steps' })).toBeVisible()
}

/** Signs in the student and opens the Practice without starting it. */
export async function openTest(page: Page, student: TestStudent): Promise<void> {
  await openSection(page, student)
  await page.getByRole('link', { name: /Every Type/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Every Type' })).toBeVisible()
}
