import type { TickedAction } from '../questions/ticked.ts'

/** What is done with many questions at once, as the audit names it. */
export const batchWords = (action: TickedAction): string =>
  action.kind === 'Delete'
    ? 'Delete questions'
    : `${action.kind === 'AddTag' ? 'Add' : 'Remove'} the tag “${action.tag}”`
