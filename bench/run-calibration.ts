/** A process of its own: calibrates a generated exam in one go and prints what that took, for measure-calibration.ts. */
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { drawPoints, normal } from '#domain/exams/calibration/testing/generate-responses.ts'
import { difficultyOf } from '#domain/exams/exam-item.ts'
import { packResponses } from '#domain/exams/pack-responses.ts'
import type { ExamEntry } from '#domain/exams/exam-entry.ts'
import { examResponsesKey } from '#table/bank-keys.ts'
import { examFile } from '#table/search-files.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { questionItem } from '#table/question.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { calibrateExam } from '#lambdas/exams/calibrate-exam.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { PEAK_MEMORY } from './peak-memory.ts'

const [questions = 0, sittings = 0, length = 0] = process.argv.slice(2).map(Number)
const random = seededRandom(2_026)
const table = memoryTable(random)
const searchFiles = memoryFiles()
const deps = { table, searchFiles, now: () => Date.now() }

const bank = Array.from({ length: questions }, (_, i) => aQuestion({ id: 101 + i, area: ['Management of Care'] }))
await batchPut(
  table,
  bank.map((question) => questionItem(question, { version: 1, time: 1 })),
)
await calibrateExam('RN', deps, Infinity)
const truth = Float64Array.from(bank, () => normal(random, 0, 0.7))
for (let n = 0; n < sittings; n += 1) {
  const ability = normal(random, 0.3, 0.9)
  const first = random(questions)
  // Numbers that lie apart, each once.
  const places = Array.from({ length }, (_, k) => (first + k * 97) % questions)
  const responses = places.map((place) => ({
    id: 101 + place,
    points: drawPoints(random, ability, [truth[place] ?? 0]),
    max: 1,
  }))
  const packed = packResponses(responses)
  await batchPut(table, [
    Object.assign(examResponsesKey('RN', `s${n}`), { type: 'exam-responses', startedOn: 2, responses: packed }),
  ])
}

const began = performance.now()
const run = await calibrateExam('RN', deps, Infinity)
const seconds = (performance.now() - began) / 1_000
const entries = (await searchFiles.read<ExamEntry>(examFile('RN')))?.entries ?? []
const off = entries.map(({ parts }, i) => (parts[0] ? difficultyOf(parts[0]) : 0) - (truth[i] ?? 0))
const mean = off.reduce((sum, error) => sum + error, 0) / off.length
const rmse = Math.sqrt(off.reduce((sum, error) => sum + (error - mean) ** 2, 0) / off.length)
// oxlint-disable-next-line no-eval -- the expression is this project's own, and works on every system
const memory: unknown = (0, eval)(PEAK_MEMORY)
console.log(JSON.stringify({ ...run, seconds, rmse, memory }))
