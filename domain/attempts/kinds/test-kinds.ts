import type { PoolCounts, Rules, Shortfall } from '../rules.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'
import type { TestTask } from '../test-task.ts'
import { nclexStudent } from './nclex.ts'
import { nclexPreview } from './nclex-preview.ts'
import { adaptiveNclex } from './adaptive-nclex.ts'
import { practice } from './practice.ts'

/** The rules of every kind of test, for students and in an administrator's preview (spec 3.9.9). */
const RULES: Readonly<Record<TestKind, { student: Rules; preview: Rules }>> = {
  Practice: { student: practice, preview: practice },
  NCLEX: { student: nclexStudent, preview: nclexPreview },
  AdaptiveNCLEX: { student: adaptiveNclex, preview: adaptiveNclex },
}

/** The rules of a kind of test for students. */
export const rulesOf = (kind: TestKind): Rules => RULES[kind].student

/** The rules of a kind of test in its preview. */
export const previewRules = (kind: TestKind): Rules => RULES[kind].preview

/** Returns the questions that a test lacks, as the rules of its kind count them. */
export const shortfallsOf = (task: TestTask, counts: PoolCounts): Shortfall[] =>
  rulesOf(task.type).shortfalls(task, counts)
