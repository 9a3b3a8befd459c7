import type { MutationMoveRegradeArgs } from '#generated/schema.ts'
import type { RegradeItem } from '#table/regrade.ts'
import { continueRegrade } from './continue-regrade.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { startRegrade } from './start-regrade.ts'
import { undoRegradeOf } from './undo-regrade.ts'

/** Applies, undoes or goes on with a regrade; see `startRegrade`, `undoRegradeOf` and `continueRegrade` for what each refuses. */
export function moveRegradeBy({ id, action, mail }: MutationMoveRegradeArgs, deps: RegradeDeps): Promise<RegradeItem> {
  if (action === 'apply') return startRegrade({ id, mail: mail === true }, deps)
  return action === 'undo' ? undoRegradeOf({ id }, deps) : continueRegrade({ id }, deps)
}
