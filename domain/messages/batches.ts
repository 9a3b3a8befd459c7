import type { NameChange } from '../questions/label-job.ts'
import type { BulkChange } from '../questions/bulk-change.ts'

/** Names of bulk changes of questions in the audit log. */
export const batchWords = (action: BulkChange): string =>
  action.kind === 'Delete'
    ? 'Delete questions'
    : `${action.kind === 'AddTag' ? 'Add' : 'Remove'} the tag “${action.tag}”`

/** The same for a renamed tag or area. */
export function renameWords({ kind, from, to, merge }: NameChange): string {
  const what = kind === 'tags' ? 'tag' : 'NCLEX area'
  return `${merge ? 'Merge' : 'Rename'} the ${what} “${from}” ${merge ? 'into' : 'to'} “${to}”`
}
