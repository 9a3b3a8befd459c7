import { nclexStudent } from './nclex.ts'
import { practice } from './practice.ts'
import type { Rules } from '../rules.ts'
import type { TestKind } from '../test-task.ts'

const TABLES: readonly Rules[] = [practice, nclexStudent]

/** The rules of a kind of test as students sit it; absent while the academy has none for it. */
export const rulesOf = (kind: TestKind): Rules | undefined => TABLES.find((rules) => rules.kind === kind)
