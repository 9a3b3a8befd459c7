import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partialSet, raschSet } from '#domain/exams/calibration/testing/generate-responses.ts'

/** Writes the generated sets as CSV to a folder, for estimate.R. */
const folder = process.argv[2] ?? '.'
const csv = (scores: number[][]) => scores.map((own) => own.join(',')).join('\n') + '\n'
writeFileSync(join(folder, 'rasch.csv'), csv(raschSet()))
writeFileSync(join(folder, 'partial.csv'), csv(partialSet()))
