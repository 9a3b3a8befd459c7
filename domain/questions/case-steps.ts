/** The steps of clinical judgment (NCJMM), in order: a case study has one item for each. */
export const CASE_STEPS = [
  'Recognize Cues',
  'Analyze Cues',
  'Prioritize Hypotheses',
  'Generate Solutions',
  'Take Action',
  'Evaluate Outcomes',
] as const

export type CaseStep = (typeof CASE_STEPS)[number]

/** Whether a string names a step. */
export const isCaseStep = (text: string): text is CaseStep => CASE_STEPS.some((step) => step === text)
