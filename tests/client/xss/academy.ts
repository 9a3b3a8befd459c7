import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { AddUserNoteDocument, RefundPaymentDocument, SendCourseMessageDocument } from '#generated/admin-operations.ts'
import {
  SeedAreasDocument,
  SeedContentDocument,
  SeedSectionDocument,
  SeedTagsDocument,
  TestStartDocument,
} from '#generated/operations.ts'
import { hasBidiControls } from '#domain/text/is-readable.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { type ScriptCertificate, shareScriptCertificate } from './certificate.ts'
import { buyScriptCourses, sellScriptCourses } from './courses.ts'
import { type FormattedScripts, importFormattedScripts } from './formatted.ts'
import { importScriptQuestions } from './questions.ts'
import { createScriptNclex, createScriptTasks, type ScriptTasks } from './tasks.ts'
import { ALL, packed, RICH, PAYLOADS, PLACEHOLDER } from './texts.ts'

const AT_ONCE = 12
/** The maximum length of a name, leaving room for this run's unique part. */
export const NAME_LENGTH = 90
/** The maximum length of a message to a course's students. */
const MESSAGE_LENGTH = 4_900

/** Where the payloads are stored, and who sees them. */
export type ScriptsAcademy = {
  student: { email: string; password: string; uid: string }
  /** The course with every text, and the section with all its tasks. */
  progressKey: string
  place: { contentKey: string; sectionKey: string }
  content: string
  /** Contents with payloads as rich text in their descriptions. */
  described: string[]
  section: string
  tasks: ScriptTasks
  /** One question of every type, to view and to answer. */
  questions: number[]
  formatted: FormattedScripts
  /** The tag of the questions whose tags and areas are payloads. */
  listed: string
  courses: { online: string; live: string }
  paymentKey: string
  certificate: ScriptCertificate
}

/**
 * Writes a hundred payloads to every text of the academy that accepts them: long texts contain all of them, names as
 * many as fit. Screens that show a single name use one that represents all.
 */
export async function fillWithScripts(url: string): Promise<ScriptsAcademy> {
  const admin = await signIn(url, ADMIN.email, ADMIN.password)
  const run = randomUUID().slice(0, 6)
  const name = `${PLACEHOLDER} ${run}`
  const named = (text: string) => `${text} ${run}`
  const names = packed(NAME_LENGTH).map(named)
  await admin(SeedTagsDocument, { tags: [name, ...PAYLOADS] })

  const contentOf = async (name: string, descText = '') =>
    (await admin(SeedContentDocument, { input: { name, instructions: ALL, descText } })).createContent.key
  const contentKey = await contentOf(name)
  const contents = await pLimit(AT_ONCE).map(names, (name, n) => contentOf(name, RICH[n]))
  const sectionOf = async (name: string) =>
    (await admin(SeedSectionDocument, { input: { contentKey, name, instructions: ALL } })).createSection.key
  const sectionKey = await sectionOf(name)
  await pLimit(AT_ONCE).map(names, sectionOf)
  const place = { contentKey, sectionKey }
  await createScriptNclex(admin, place, name)
  await admin(SeedAreasDocument, { areas: [name, ...PAYLOADS] })
  const { questions, tag, listed } = await importScriptQuestions(admin, run)
  const section = `/content/${urlOfName(name)}/${urlOfName(name)}`
  const tasks = await createScriptTasks(admin, { ...place, names, runName: name, tag, path: section })
  const formatted = await importFormattedScripts(admin, place, run)

  // A course name that changes the text direction is rejected.
  const ofCourses = names.filter((name) => !hasBidiControls(name))
  const sold = await sellScriptCourses(admin, { names: ofCourses, name, contents: [contentKey, ...contents] })
  const student = await newStudent(url)
  const certificate = await shareScriptCertificate({ admin, student: student.call, url }, name)
  const bought = await buyScriptCourses(student.call, url, sold)
  await student.call(TestStartDocument, { key: bought.progressKey })
  await takeTest(
    student.call,
    admin,
    { ...place, progressKey: bought.progressKey, taskKey: tasks.testKey },
    (n) => n % 2 === 0,
  )
  const announce = { key: sold.online, subject: name }
  for (const text of [...packed(MESSAGE_LENGTH).filter((part) => !hasBidiControls(part)), name])
    await admin(SendCourseMessageDocument, { input: { ...announce, requestId: randomUUID(), text } })
  await admin(RefundPaymentDocument, { input: { key: bought.refundable, reason: name } })
  for (const text of [...packed(1_900), name])
    await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text } })
  return {
    student: { email: student.email, password: student.password, uid: student.uid },
    progressKey: bought.progressKey,
    place,
    content: `/content/${urlOfName(name)}`,
    described: RICH.map((_, n) => `/content/${urlOfName(names[n] ?? '')}`),
    section,
    tasks,
    questions,
    formatted,
    listed,
    courses: { online: sold.online, live: sold.live },
    paymentKey: bought.paymentKey,
    certificate,
  }
}
