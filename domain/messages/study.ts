/** The words of reviewing cards (decision 0101). A refusal's key is its code. */
export const studyMessages = {
  'card-not-found': 'This card isn’t in your reviews',
  'card-not-due': 'This card isn’t due today',
  'card-in-running-test': 'You’ll review this question after you finish the test it’s in.',
  'rating-is-final': 'You can’t change this rating anymore',
  'study-settings-changed': 'You changed your settings in another window. Here’s the latest.',
  'study-settings-wrong': 'Check your review settings',
  'outcome-without-consent': 'Check the box to save this result',
  'outcome-day-wrong': 'Enter a date in the past five years, up to today',
  'outcomes-too-many': 'You’ve recorded 10 exams, the limit. Withdraw one first.',
} as const
