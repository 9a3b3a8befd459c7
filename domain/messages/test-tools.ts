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
  calculator: 'Calculator',
  laboratory: 'Lab values',
  close: (tool: string) => `Close ${tool.toLowerCase()}`,
  smaller: 'Smaller text',
  larger: 'Larger text',
  size: (percent: number) => `Text at ${percent} %`,
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'No connection: your marks are kept here and sent later',
  failed: 'Your marks could not be saved',
  unread: 'We couldn’t load your marks',
} as const

/** Highlighting of text in a question. */
export const highlightWords = {
  highlight: 'Highlight',
  remove: 'Remove highlight',
  byKeyboard: 'Highlight by keyboard',
  keys: 'Arrow keys move from word to word, Shift extends, Enter highlights or removes, Escape ends.',
  select: 'Select the words to highlight with the mouse, then press Highlight.',
  selectByTouch: 'Touch and hold a word, drag to select more, then tap Highlight.',
  highlighted: (words: string) => `${words}, highlighted`,
  yours: 'You highlighted',
} as const

/** The calculator: its name, its display after a division by zero, and its keys for screen readers. */
export const calculatorWords = {
  title: 'Calculator',
  error: 'Not a number',
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
    '.': 'Point',
    '+': 'Plus',
    '-': 'Minus',
    '*': 'Times',
    '/': 'Divided by',
    '=': 'Equals',
    negate: 'Other sign',
    delete: 'Delete the last digit',
    clear: 'Clear',
  },
} as const

export const laboratoryWords = {
  search: 'Search laboratory values',
  count: (n: number) => (n === 0 ? 'No value has this name' : n === 1 ? '1 value' : `${n} values`),
  own: 'Usual ranges of adults. Each laboratory has its own: where a question gives a range, that range applies.',
} as const

/** The keys of the tools. */
export const toolKeys = [
  { keys: '*', does: 'Flag the question' },
  { keys: '/', does: 'Write a note' },
  { keys: 'Shift + A – Z', does: 'Strike out that answer' },
  { keys: 'Delete', does: 'Strike out the answer in focus' },
  { keys: '+', does: 'Highlight the selected text, or choose words with the arrow keys' },
  { keys: 'Escape', does: 'Close calculator or lab values' },
] as const
