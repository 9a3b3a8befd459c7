import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { writeVtt } from '#domain/content/captions/write-vtt.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { SeedTaskDocument } from '#generated/operations.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import { uploadLecture } from '#sample/seed/upload-lecture.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { PLACEHOLDER, RAW, RICH, PAYLOADS } from './texts.ts'

const SAMPLE = fileURLToPath(new URL('../../../sample/', import.meta.url))

/** URLs of the section's tasks by type. */
export type ScriptTasks = {
  readings: string[]
  linkings: string[]
  test: string
  nclex: string
  lecture: string
  /** The Practice's key. */
  testKey: string
}

type TaskTexts = {
  contentKey: string
  sectionKey: string
  names: readonly string[]
  runName: string
  tag: string
  path: string
}
type Typed = Omit<CreateTaskInput, 'contentKey' | 'sectionKey'>

/** The sample's video with payloads as captions, under names that represent all payloads. */
async function uploadNamed(admin: CallApi, place: { contentKey: string; sectionKey: string; taskKey: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-scripts-'))
  const path = (ending: string) => join(folder, `${PLACEHOLDER}.${ending}`)
  copyFileSync(join(SAMPLE, 'media/hand-hygiene.mp4'), path('mp4'))
  // As text, and then as raw tags, as in a caption file from elsewhere.
  const cues = PAYLOADS.map((text, n) => ({ start: n / 4, end: 60, text }))
  // A caption has a maximum length.
  const raw = RAW.map((text, n) => ({ text, at: String(n).padStart(2, '0') }))
  const rawCues = raw.map(({ text, at }) => `00:01:00.0${at} --> 00:01:01.000\n${text} .\n`)
  writeFileSync(path('vtt'), `${writeVtt(cues)}\n${rawCues.join('\n')}`)
  const file = (ending: string) => relative(SAMPLE, path(ending))
  await uploadLecture(admin, { type: 'Lecture', name: '', video: file('mp4'), captions: file('vtt') }, place)
  rmSync(folder, { recursive: true })
}

const nameOf = (type: string, runName: string) => `${type} ${runName}`

/** Creates the NCLEX before the academy has areas that no questions can fill (spec 3.5.15). */
export async function createScriptNclex(
  admin: CallApi,
  place: { contentKey: string; sectionKey: string },
  runName: string,
): Promise<void> {
  const name = nameOf('NCLEX', runName)
  const limits = { timeAllowed: 60, minQuestions: 1, maxQuestions: 2 }
  await admin(SeedTaskDocument, { input: { ...place, type: 'NCLEX', name, tags: ['RN'], ...limits } })
}

/**
 * One task of every other type with a name that represents all payloads, the Readings with rich-text payloads, and one
 * task for every name.
 */
export async function createScriptTasks(admin: CallApi, texts: TaskTexts): Promise<ScriptTasks> {
  const { contentKey, sectionKey, names, runName, tag, path } = texts
  const create = async (input: Typed) =>
    (await admin(SeedTaskDocument, { input: { contentKey, sectionKey, ...input } })).createTask.key
  const at = (name: string) => `${path}/${urlOfName(name)}`
  const named = (type: string) => nameOf(type, runName)
  const testKey = await create({
    ...{ type: 'Practice', name: named('Practice'), tags: [tag], timeAllowed: 60 },
    numOfQuestions: 4,
  })
  const taskKey = await create({ type: 'Lecture', name: named('Lecture') })
  await uploadNamed(admin, { contentKey, sectionKey, taskKey })
  const readings = RICH.map((text, n) => ({ name: named(`Reading ${String(n)}`), text }))
  const keys = await pLimit(3).map(readings, (reading) => create({ type: 'Reading', ...reading }))
  const link = { linkedContentKey: contentKey, linkedSectionKey: sectionKey }
  const linkings = keys.map((linkedTaskKey, n) => ({ ...link, name: named(`Linking ${String(n)}`), linkedTaskKey }))
  await pLimit(3).map(linkings, (linking) => create({ type: 'Linking', ...linking }))
  await pLimit(12).map(names, (name) => create({ type: 'Reading', name, text: '<p>Read this once.</p>' }))
  return {
    readings: readings.map(({ name }) => at(name)),
    linkings: linkings.map(({ name }) => at(name)),
    test: at(named('Practice')),
    nclex: at(named('NCLEX')),
    lecture: at(named('Lecture')),
    testKey,
  }
}
