import type { Edits } from '#lambdas/field/field-handler.ts'
import { stampWrites } from './stamp-writes.ts'

/** For the functions whose fields administrators write through. */
export const edits: Edits = (uid) => stampWrites(uid, Date.now)
