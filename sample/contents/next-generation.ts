import { type SampleSection } from '#sample/types.ts'

/** Tests as the examination has been since 2023: its types of question, whole case studies and partial credit. */
export const nextGeneration = (subject: 'RN' | 'PN', place: number): SampleSection => ({
  name: `${place}. The Next Generation NCLEX`,
  instructions:
    'Bow-ties, trends, tables and unfolding case studies, with partial credit as on the exam. Sample content.',
  tasks: [
    {
      type: 'Practice',
      name: '1. Practice: Next Generation Questions',
      tags: [subject, 'Next Generation'],
      numOfQuestions: 12,
      timeAllowed: 25,
      scoring: 'plus-minus',
    },
    {
      type: 'Practice',
      name: '2. Practice: Two Case Studies',
      tags: [subject],
      numOfQuestions: 12,
      caseStudies: 2,
      timeAllowed: 30,
      scoring: 'plus-minus',
    },
    {
      type: 'NCLEX',
      name: `3. ${subject} Adaptive Test With Case Studies`,
      tags: [subject],
      minQuestions: 6,
      maxQuestions: 12,
      caseStudies: 3,
      timeAllowed: 240,
      scoring: 'plus-minus',
    },
    {
      type: 'AdaptiveNCLEX',
      name: `4. ${subject} Adaptive NCLEX`,
      tags: [subject],
    },
  ],
})
