import { fluidsAndElectrolytes } from '#sample/readings/fluids-and-electrolytes.ts'
import { heartFailure } from '#sample/readings/heart-failure.ts'
import { preventingInfection } from '#sample/readings/preventing-infection.ts'
import { safeMedication } from '#sample/readings/safe-medication.ts'
import { settingPriorities } from '#sample/readings/setting-priorities.ts'
import { type SampleContent } from '#sample/types.ts'
import { nextGeneration } from './next-generation.ts'

/** The sample content of the RN courses. Every task type but Linking. */
export const rnFoundations: SampleContent = {
  name: 'RN Foundations',
  instructions:
    'Work through the sections in order. Read first, then practice, then review every rationale. Sample content.',
  descText: `
<h2>What you will work on</h2>
<p>Five short sections take you from safe care to a full readiness test and the newer kinds of question. This is <strong>sample content</strong>: it shows how a course works and is not clinical advice.</p>
<ul>
<li>Safe and effective care: infection control, delegation and priorities</li>
<li>Medications and fluids</li>
<li>The heart, lungs and hormones</li>
<li>Readiness: a 75-question test and two adaptive tests</li>
<li>The Next Generation NCLEX: its questions and case studies</li>
</ul>
<h3>A suggested week</h3>
<table>
<thead><tr><th>Day</th><th>Section</th><th>Time</th></tr></thead>
<tbody>
<tr><td>1 and 2</td><td>Safe and effective care</td><td>90 minutes</td></tr>
<tr><td>3 and 4</td><td>Medications and fluids</td><td>2 hours</td></tr>
<tr><td>5</td><td>The heart, lungs and hormones</td><td>90 minutes</td></tr>
<tr><td>6 and 7</td><td>Readiness</td><td>6 hours</td></tr>
<tr><td>8 to 10</td><td>The Next Generation NCLEX</td><td>10 hours</td></tr>
</tbody>
</table>
<p><em>Rest on day 11.</em></p>
`,
  sections: [
    {
      name: '1. Safe and Effective Care',
      instructions: 'Watch the lecture, read both articles, then take the quick check.',
      tasks: [
        {
          type: 'Lecture',
          name: '1. Hand Hygiene: The Five Moments',
          video: 'media/hand-hygiene.mp4',
          captions: 'media/hand-hygiene.vtt',
          renditions: 'media/hand-hygiene',
        },
        { type: 'Reading', name: '2. Preventing Infection', text: preventingInfection },
        { type: 'Reading', name: '3. Delegating and Setting Priorities', text: settingPriorities },
        {
          type: 'Practice',
          name: '4. Quick Check: Infection Control',
          tags: ['RN', 'Infection Control'],
          numOfQuestions: 5,
          timeAllowed: 10,
        },
        {
          type: 'Practice',
          name: '5. Practice: Fundamentals',
          tags: ['RN', 'Fundamentals'],
          numOfQuestions: 20,
          percentEasy: 50,
          timeAllowed: 30,
          passGrade: 70,
        },
      ],
    },
    {
      name: '2. Medications and Fluids',
      instructions: 'Learn the checks that come before each medication. Keep the electrolyte table at hand.',
      tasks: [
        { type: 'Reading', name: '1. Giving Medications Safely', text: safeMedication },
        { type: 'Reading', name: '2. Fluids and Electrolytes', text: fluidsAndElectrolytes },
        {
          type: 'Practice',
          name: '3. Practice: Medication Safety',
          tags: ['RN', 'Medication Safety'],
          numOfQuestions: 15,
          percentEasy: 40,
          timeAllowed: 25,
          attempts: 5,
          passGrade: 70,
        },
      ],
    },
    {
      name: '3. The Heart, Lungs and Hormones',
      instructions: 'Read about heart failure, then practice one body system at a time.',
      tasks: [
        { type: 'Reading', name: '1. Heart Failure', text: heartFailure },
        {
          type: 'Practice',
          name: '2. Practice: Cardiac',
          tags: ['RN', 'Cardiac'],
          numOfQuestions: 10,
          timeAllowed: 15,
        },
        {
          type: 'Practice',
          name: '3. Practice: Respiratory',
          tags: ['RN', 'Respiratory'],
          numOfQuestions: 12,
          percentEasy: 25,
          timeAllowed: 18,
        },
        {
          type: 'Practice',
          name: '4. Practice: Endocrine',
          tags: ['RN', 'Endocrine'],
          numOfQuestions: 10,
          timeAllowed: 15,
          attempts: 3,
          passGrade: 75,
        },
      ],
    },
    {
      name: '4. Readiness',
      instructions:
        'Take these tests in a quiet place and without notes. The adaptive tests need an answer to every question.',
      tasks: [
        {
          type: 'Practice',
          name: '1. RN Readiness: 75 Questions',
          tags: ['RN'],
          numOfQuestions: 75,
          percentEasy: 40,
          timeAllowed: 120,
          attempts: 3,
          passGrade: 70,
        },
        {
          type: 'NCLEX',
          name: '2. RN Adaptive Test, Short',
          tags: ['RN'],
          minQuestions: 2,
          maxQuestions: 4,
          timeAllowed: 60,
        },
        {
          type: 'NCLEX',
          name: '3. RN Adaptive Test',
          tags: ['RN'],
          minQuestions: 5,
          maxQuestions: 12,
          timeAllowed: 180,
          attempts: 2,
          passGrade: 65,
        },
      ],
    },
    nextGeneration('RN', 5),
  ],
}
