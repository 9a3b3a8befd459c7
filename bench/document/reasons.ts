/** Why rows miss their targets, and the next step: by what the row is called. The first that fits is said. */
export const REASONS: readonly { rows: RegExp; text: string }[] = [
  {
    rows: /load and first call|npm start|answer to next question|blocking time|first contentful|largest contentful/,
    text: 'the two cores were shared with other work (see the load; above 2 every process waits for its turn), so this says little of the academy. Next step: measure this part again on a machine at rest before anything is changed for its sake.',
  },
]
