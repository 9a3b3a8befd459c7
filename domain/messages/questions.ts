/** The words of the question bank (spec 2.5.23 to 2.5.36, 2.8). A refusal's key is its code. */
export const questionMessages = {
  'body-empty': 'Question body is empty',
  'answers-few': 'Questions must have 2 or more answer choices',
  'matches-empty': 'Please fill the text of all matching options',
  'answers-empty': 'Please fill the text of all answer choices',
  'correct-missing': 'Please select the correct answer',
  'answers-many': 'Too many answers!',
  'correct-many': 'Please select only one correct answer for this type of question',
  'true-false-answers': 'A True/False question has the answers True and False only',
  'type-unknown': 'Please choose one of the question types',
  'tag-short': 'Tags must be longer than 1 character',
  'area-short': 'NCLEX areas must be longer than 1 character',
  'label-long': 'Tags and NCLEX areas can have at most 100 characters',
  'list-full': 'This list is full: it can hold 2,000 tags or areas',
  'question-long': 'This question is too long to keep; please shorten it',
  'question-not-found': 'Question not found',
  'question-changed': 'Somebody else has changed this question since you opened it',
  'samples-many': 'There are ten sample questions already: take one back first',
  'search-empty': 'Please type something to search',
  'search-digits': 'Please type only digits to search or change search type',
  'search-tags': 'Please select tags to search or change search type',
  'search-areas': 'Please select RN or PN with NCLEX Areas to search or change search type',
  'labels-many': 'A question can carry at most 40 tags and NCLEX areas',
  'import-not-found': 'Import not found',
  'import-unnamed': 'This import cannot be told from others; please choose the file again',
  'rows-many': 'At most 25 rows can be imported in one call',
  // Notes on an imported row: it is taken, but not as it stood.
  'rationale-empty': 'The row has no rationale',
  'tags-empty-row': 'The row has no tags',
  'text-trimmed': 'Spaces around texts were removed',
  'letters-relabelled': 'The answers were given the letters A, B, C … in their order',
  'tags-repeated': 'Repeated tags or areas were taken once',
  'type-spelled': 'The type was spelled as the product spells it',
  'answers-spelled': 'True and False were spelled as the product spells them',
  'labels-spelled': 'Tags and areas were spelled as the lists of the academy spell them',
  'correct-spelled': 'The key was read as true and false',
  'answers-same': 'Several answers have the same text',
  'text-in-bank': 'The academy already has this question',
  'text-same': 'An earlier row of this file asks the same question',
  'ref-derived': 'The row has no ref: it is known by its question and answers, so other texts make another question',
  'single-became-select-all': 'Several answers are correct: the type became Select All That Apply',
  // Why a row of a file cannot be read at all.
  'row-not-object': 'The row is not a question',
  'row-no-ref': 'The row has no ref, so that a second import could not find it again',
  'row-ref-long': 'The ref of a row can have at most 200 characters',
  'row-repeated': 'An earlier row of this file has the same ref',
  'row-same-text': 'An earlier row of this file has the same question and answers',
  'answers-missing': 'The row has no list of answers',
  'correct-beyond': 'The key names an answer that the row does not have',
  'correct-unclear': 'The row does not say with true or false which answers are correct',
  'row-text-malformed': 'A text of the row holds half of a character; type it again',
  'row-failed': 'The server could not take this row; everything else went on without it',
  'area-unknown': 'The academy has no NCLEX area of this name yet',
  'tag-unknown': 'The academy has no tag of this name yet',
} as const

export type QuestionMessage = keyof typeof questionMessages

/** What is said after a success (spec 2.8.13 to 2.8.17). */
export const questionSuccess = {
  added: (id: number) => `Question ${id} added!`,
  updated: (id: number) => `Question ${id} updated!`,
  deleted: (id: number) => `Question ${id} was deleted`,
  tagSaved: (tag: string) => `Tag "${tag}" saved!`,
  areaSaved: (area: string) => `NCLEX Area: "${area}" saved`,
}

/** Words about questions that anybody may try (decision 0067). */
export const sampleWords = {
  title: 'Sample question',
  isSample: 'This question is public: anybody can try it on the home page, with its right answer and rationale.',
  isNone: 'Sample questions can be tried on the home page and the pages of courses by anybody, without signing in.',
  public: 'Public',
  private: 'Not public',
  mark: 'Make it a sample',
  unmark: 'Take it back',
  question: (id: number) =>
    `Question ${id} becomes public, with its right answer and its rationale. Search engines and students who will be tested may read it.`,
  stays:
    'It stays in the bank, and tests may still ask it. Edits of it are published at once; it can be taken back at any time.',
  marked: (id: number) => `Question ${id} is a sample now`,
  unmarked: (id: number) => `Question ${id} is no sample any more`,
} as const

/** The titles of the popups of the bank's screens (spec 2.4.14). */
export const questionPopups = {
  done: 'Done',
  warning: 'Warning',
  deletingAnswer: 'Deleting Answer',
  tags: 'Tags',
  addingTag: 'Adding Tag',
  areas: 'NCLEX Areas',
  addingArea: 'Adding NCLEX Area',
  deletingQuestion: 'Deleting Question',
} as const
