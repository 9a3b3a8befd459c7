/** The words of the tools on a test's screen (issue 22). */
export const toolWords = {
  bar: 'Tools of this question',
  flag: 'Flag',
  flagged: 'Flagged',
  note: 'Note',
  noteLabel: 'Your note on this question',
  noteHint: 'Only you can read it. Do not write about patients.',
  strike: (name: string) => `Strike out: ${name}`,
  struck: (names: readonly string[]) => `You struck out: ${names.join(', ')}`,
  yourNote: 'Your note',
  waiting: 'No connection: your marks are kept here and sent later',
  failed: 'Your marks could not be saved',
} as const

/** The keys of the tools, while they are open. */
export const toolKeys = [
  { keys: '*', does: 'Flag the question' },
  { keys: '/', does: 'Write a note' },
  { keys: 'Shift + A – Z', does: 'Strike out that answer' },
] as const
