import { diabetesHighAndLow } from '#sample/readings/diabetes-high-and-low.ts'
import { practicalNurseRole } from '#sample/readings/practical-nurse-role.ts'
import { type SampleContent } from '#sample/types.ts'
import { nextGeneration } from './next-generation.ts'

/** The sample content of the PN courses. Links to tasks that it shares with the other contents. */
export const pnFoundations: SampleContent = {
  name: 'PN Foundations',
  instructions: 'Take one section a day. Read the rationale of every question, right or wrong. Sample content.',
  descText: `
<h2>Care at the bedside</h2>
<p>Practical nurses notice, report and act within their scope. This <strong>sample content</strong> practices all three. It is not clinical advice.</p>
<ul>
<li>Your role and safe care</li>
<li>Conditions and medications</li>
<li>Readiness tests in the style of the PN examination</li>
<li>The Next Generation NCLEX: its questions and case studies</li>
</ul>
<p>The PN test plan calls the first area <em>Coordinated Care</em>; in this academy it appears as Management of Care.</p>
`,
  sections: [
    {
      name: '1. Your Role and Safe Care',
      instructions: 'Read both articles and watch the lecture before the practice test.',
      tasks: [
        { type: 'Reading', name: '1. The Practical Nurse on the Team', text: practicalNurseRole },
        {
          type: 'Linking',
          name: '2. Preventing Infection',
          linksTo: {
            content: 'RN Foundations',
            section: '1. Safe and Effective Care',
            task: '2. Preventing Infection',
          },
        },
        {
          type: 'Linking',
          name: '3. Hand Hygiene Lecture',
          linksTo: {
            content: 'RN Foundations',
            section: '1. Safe and Effective Care',
            task: '1. Hand Hygiene: The Five Moments',
          },
        },
        {
          type: 'Practice',
          name: '4. Practice: Infection Control',
          tags: ['PN', 'Infection Control'],
          numOfQuestions: 10,
          timeAllowed: 15,
        },
      ],
    },
    {
      name: '2. Conditions and Medications',
      instructions: 'Learn to tell high from low and stable from unstable.',
      tasks: [
        { type: 'Reading', name: '1. Diabetes: High and Low', text: diabetesHighAndLow },
        {
          type: 'Practice',
          name: '2. Practice: Fundamentals',
          tags: ['PN', 'Fundamentals'],
          numOfQuestions: 15,
          percentEasy: 60,
          timeAllowed: 25,
          passGrade: 70,
        },
        {
          type: 'Practice',
          name: '3. Practice: Nutrition',
          tags: ['PN', 'Nutrition'],
          numOfQuestions: 8,
          timeAllowed: 12,
          attempts: 4,
        },
      ],
    },
    {
      name: '3. Readiness',
      instructions: 'Take these tests in a quiet place and without notes.',
      tasks: [
        {
          type: 'Practice',
          name: '1. PN Readiness: 40 Questions',
          tags: ['PN'],
          numOfQuestions: 40,
          percentEasy: 50,
          timeAllowed: 60,
          attempts: 3,
          passGrade: 70,
        },
        {
          type: 'NCLEX',
          name: '2. PN Adaptive Test, Short',
          tags: ['PN'],
          minQuestions: 2,
          maxQuestions: 4,
          timeAllowed: 60,
        },
        {
          type: 'NCLEX',
          name: '3. PN Adaptive Test',
          tags: ['PN'],
          minQuestions: 5,
          maxQuestions: 12,
          timeAllowed: 180,
          attempts: 2,
          passGrade: 65,
        },
      ],
    },
    nextGeneration('PN', 4),
  ],
}
