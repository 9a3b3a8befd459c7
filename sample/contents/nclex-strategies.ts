import { readingTheQuestion } from '#sample/readings/reading-the-question.ts'
import { therapeuticCommunication } from '#sample/readings/therapeutic-communication.ts'
import { type SampleContent } from '#sample/types.ts'

/** How to take the examination: sample content for RN and PN alike. */
export const nclexStrategies: SampleContent = {
  name: 'NCLEX Strategies',
  instructions: 'Learn the method, then use it in the practice tests until it becomes a habit. Sample content.',
  descText: `
<h2>A method for every question</h2>
<p>Knowing is half of it; the other half is reading. This <strong>sample content</strong> teaches a method of four steps, for RN and PN candidates.</p>
<ol>
<li>Find the client</li>
<li>Find the problem</li>
<li>Find the task</li>
<li>Answer in your own words first</li>
</ol>
`,
  sections: [
    {
      name: '1. Reading the Question',
      instructions: 'Read the article, then take the warm-up. Unlimited attempts.',
      tasks: [
        { type: 'Reading', name: '1. How to Read a Question', text: readingTheQuestion },
        {
          type: 'Practice',
          name: '2. Warm-Up: 10 Easy Questions',
          tags: ['RN', 'PN', 'Easy'],
          numOfQuestions: 10,
          timeAllowed: 15,
        },
      ],
    },
    {
      name: '2. Talking With Clients',
      instructions: 'Communication questions get easier with a method. Read about it, then practice.',
      tasks: [
        { type: 'Reading', name: '1. Therapeutic Communication', text: therapeuticCommunication },
        {
          type: 'Practice',
          name: '2. Practice: Mental Health',
          tags: ['RN', 'PN', 'Mental Health'],
          numOfQuestions: 15,
          percentEasy: 40,
          timeAllowed: 25,
          passGrade: 70,
        },
      ],
    },
    {
      name: '3. Before Test Day',
      instructions: 'Review; don’t cram. Repeat the quick check and read the article on priorities once more.',
      tasks: [
        {
          type: 'Linking',
          name: '1. Review: Setting Priorities',
          linksTo: {
            content: 'RN Foundations',
            section: '1. Safe and Effective Care',
            task: '3. Delegating and Setting Priorities',
          },
        },
        {
          type: 'Linking',
          name: '2. Review: Warm-Up Again',
          linksTo: {
            content: 'NCLEX Strategies',
            section: '1. Reading the Question',
            task: '2. Warm-Up: 10 Easy Questions',
          },
        },
      ],
    },
  ],
}
