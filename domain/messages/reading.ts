/** The words of a Reading's page. */
export const readingWords = {
  contents: 'On this page',
  marks: 'Your notes',
  note: 'Note on this reading',
  saving: 'Saving…',
  saved: 'Saved',
  allNotes: 'All notes and flags',
} as const
