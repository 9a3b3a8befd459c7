/** Refusals of regrades (issue 23, decision 0117). */
export const regradeMessages = {
  'regrade-not-found': 'This regrade does not exist',
  'regrade-item': 'Please name an item of a case study, and none of any other question',
  'regrade-no-new-key': 'The question was never edited: save its new key first',
  'regrade-not-checked': 'Only a regrade whose dry run has ended can be applied, and only once',
  'regrade-running': 'Another regrade of this question is being written or undone',
  'regrade-question-changed': 'The question was edited since the dry run: please begin another one',
  'regrade-not-applied': 'Only a regrade that was applied can be undone',
  'regrade-not-last': 'A later regrade of this question has to be undone first',
} as const
