import type { BulkAction } from './run-bulk.ts'

/** The words of a change of many questions. */
export const bulkWords: Record<BulkAction, { title: string; confirm: string; done: string; unchanged: string }> = {
  AddTag: { title: 'Adding Tag', confirm: 'Add tag', done: 'got the tag', unchanged: 'had it already' },
  RemoveTag: { title: 'Removing Tag', confirm: 'Remove tag', done: 'lost the tag', unchanged: 'did not have it' },
  Delete: { title: 'Deleting Questions', confirm: 'Delete questions', done: 'deleted', unchanged: 'left as they are' },
}
