import type { NameChange } from '../questions/label-job.ts'
import type { BulkChange } from '../questions/bulk-change.ts'

/** What is done with many questions at once, as the audit names it. */
export const batchWords = (action: BulkChange): string =>
  action.kind === 'Delete'
    ? 'Delete questions'
    : `${action.kind === 'AddTag' ? 'Add' : 'Remove'} the tag “${action.tag}”`

/** A tag or an area that gets another name, likewise. */
export function renameWords({ kind, from, to, merge }: NameChange): string {
  const what = kind === 'tags' ? 'tag' : 'NCLEX area'
  return `${merge ? 'Merge' : 'Rename'} the ${what} “${from}” ${merge ? 'into' : 'to'} “${to}”`
}
