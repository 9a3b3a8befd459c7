/** Words of changes to tags and areas, and of bulk changes of questions. A refusal's key is its code. */
export const labelMessages = {
  'ticked-many': 'So many questions cannot be changed in one call',
  'tag-missing': 'Please choose a tag of the academy',
  'batch-unnamed': 'This change cannot be told from others; please start it again',
  'label-unknown': 'The academy has no tag or area of this name any more',
  'label-taken': 'The academy has this name already: merge the two instead',
  'label-same': 'This is the name that it has',
  'label-fixed': 'This name has a meaning of its own and stays as it is',
  'area-planned': 'The plans of the adaptive NCLEX know this area by its name, so its questions cannot get another one',
  'label-used': 'Questions or tests still carry this name',
  'label-busy': 'Another name of this list is being changed; it must be finished first',
} as const

export type LabelMessage = keyof typeof labelMessages
