/** The words of a Reading's page. */
export const readingWords = {
  contents: 'On this page',
  marks: 'Notes and highlights',
  note: 'Your note on this reading',
  saving: 'Saving…',
  saved: 'Saved',
  allNotes: 'All notes and flags',
} as const
