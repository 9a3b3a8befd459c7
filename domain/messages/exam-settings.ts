/** The words of adaptive exams for administrators. A refusal's key is its code. */
export const examMessages = {
  'exam-unknown': 'There are two exams: RN and PN',
  'exam-without-bank': 'This exam has no questions yet: calibrate it first',
  'exam-changed': 'Somebody else has changed the settings of this exam since you opened them',
  'shares-count': 'Please give each area of the plan its share',
  'share-range': 'Each share is a whole percentage between 0 and 100',
  'shares-sum': 'The shares of all areas must sum up to 100',
  'standard-unknown': 'Please choose how the passing standard is set',
  'standard-percent': 'The standard is a percentage between 1 and 99',
  'standard-ability': 'The standard is an ability between -5 and 5 logits',
} as const

export type ExamMessage = keyof typeof examMessages
