/** The words of the tools on a test's screen (issue 22). */
export const toolWords = {
  bar: 'Tools of this question',
  flag: 'Flag',
  flagged: 'Flagged',
  note: 'Note',
  hasNote: 'You have a note',
  noteLabel: 'Your note on this question',
  noteHint: 'Only you can read it. Don’t include patient information.',
  strike: (name: string) => `Strike out: ${name}`,
  struck: (names: readonly string[]) => `You struck out: ${names.join(', ')}`,
  yourNote: 'Your note',
  calculator: 'Calculator',
  laboratory: 'Lab values',
  close: (tool: string) => `Close ${tool.toLowerCase()}`,
  smaller: 'Smaller text',
  larger: 'Larger text',
  size: (percent: number) => `Text size ${percent}%`,
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'You’re offline. Your flags and notes are saved here and will sync later.',
  failed: 'We couldn’t save your flags and notes',
  unread: 'We couldn’t load your flags and notes',
} as const

/** Highlighting of text in a question. */
export const highlightWords = {
  highlight: 'Highlight',
  remove: 'Remove highlight',
  byKeyboard: 'Highlight by keyboard',
  keys: 'Arrow keys move from word to word, Shift extends, Enter highlights or removes, Escape ends.',
  select: 'Select words with the mouse, then choose Highlight.',
  selectByTouch: 'Touch and hold a word, drag to select more, then choose Highlight.',
  highlighted: (words: string) => `${words}, highlighted`,
  yours: 'You highlighted',
} as const

/** The calculator: its name, its display after a division by zero, and its keys for screen readers. */
export const calculatorWords = {
  title: 'Calculator',
  error: 'Error',
  keys: {
    '0': '0',
    '1': '1',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
    '8': '8',
    '9': '9',
    '.': 'Decimal point',
    '+': 'Plus',
    '-': 'Minus',
    '*': 'Times',
    '/': 'Divided by',
    '=': 'Equals',
    negate: 'Change sign',
    delete: 'Delete the last digit',
    clear: 'Clear',
  },
} as const

export const laboratoryWords = {
  search: 'Search lab values',
  count: (n: number) => (n === 0 ? 'No matches' : n === 1 ? '1 value' : `${n} values`),
  own: 'Typical adult ranges. If a question gives a range, use that one.',
} as const

/** The keys of the tools. */
export const toolKeys = [
  { keys: '*', does: 'Flag the question' },
  { keys: '/', does: 'Write a note' },
  { keys: 'Shift + A – Z', does: 'Strike out that answer' },
  { keys: 'Delete', does: 'Strike out the selected answer' },
  { keys: '+', does: 'Highlight the selected text, or choose words with the arrow keys' },
  { keys: 'Escape', does: 'Close the calculator or lab values' },
] as const
