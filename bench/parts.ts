import {
  measureAcademy,
  measureImports,
  measureLectures,
  measureStudentScreens,
  measureUnits,
} from './measure-academy.ts'
import { measureCalibration } from './measure-calibration.ts'
import { measureAdaptive } from './measure-adaptive.ts'
import { measureCohort } from './measure-cohort.ts'
import { measureFormats } from './measure-formats.ts'
import { measureFunctions } from './measure-functions.ts'
import { measureGrowth } from './growth/measure-growth.ts'
import { measureLoad } from './measure-load.ts'
import { measurePayments } from './measure-payments.ts'
import { measureQuizCounts } from './measure-quiz-counts.ts'
import { measureRegrade } from './measure-regrade.ts'
import { measureSearch } from './measure-search.ts'
import { measureSubscribers } from './measure-subscribers.ts'
import { copyProject } from './copy-project.ts'
import { inTemporaryFolder } from './in-temporary-folder.ts'
import type { Row } from './row.ts'

/** A part of the measurements, which can be made alone. */
type Part = { title: string; measure: () => Promise<Row[]> }

export const partNames = [
  'units',
  'academy',
  'lectures',
  'screens',
  'search',
  'quizzes',
  'regrade',
  'cohort',
  'payments',
  'calibration',
  'growth',
  'bundles',
  'load',
  'subscribers',
  'adaptive',
  'import',
  'formats',
] as const

/** All measurements, in the order of the document. */
export const PARTS: Record<(typeof partNames)[number], Part> = {
  units: { title: 'The main job in request units and operations', measure: measureUnits },
  academy: { title: 'The pages, the start, times of the main job', measure: measureAcademy },
  lectures: { title: 'Lectures on slow connections', measure: measureLectures },
  screens: { title: 'A student’s way on a slow phone', measure: measureStudentScreens },
  search: {
    title: 'Lists and searches of 10,000 questions and 50,000 users',
    measure: () => inTemporaryFolder((folder) => measureSearch(copyProject(process.cwd(), folder))),
  },
  quizzes: { title: 'Quizzes of one’s own over 10,000 questions', measure: measureQuizCounts },
  regrade: { title: 'The dry run of a regrade over 10,000 attempts', measure: measureRegrade },
  cohort: { title: 'The progress of 500 students of a course', measure: measureCohort },
  payments: { title: 'Lists and searches of up to a million payments', measure: measurePayments },
  calibration: {
    title: 'Calibration of 10,000 questions by a million responses',
    measure: measureCalibration,
  },
  growth: { title: 'Growth (*: computed, not filled)', measure: measureGrowth },
  bundles: { title: 'Functions: size', measure: () => Promise.resolve(measureFunctions()) },
  load: { title: 'Functions: first call and memory', measure: measureLoad },
  subscribers: { title: 'Subscriptions', measure: measureSubscribers },
  adaptive: { title: 'Adaptive exams: simulated sittings, and what they cost', measure: measureAdaptive },
  import: { title: 'Import of 10,000 questions', measure: measureImports },
  formats: { title: 'Reading 10,000 questions of other programs’ files in the browser', measure: measureFormats },
}
