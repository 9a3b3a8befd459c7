/**
 * Why rows miss their targets, and the next step: by what the row is called. The first that fits is said. Times depend on the
 * machine: the load beside each part's title says what else it did, above 2 every process waited for its turn.
 */
export const REASONS: readonly { rows: RegExp; text: string }[] = [
  {
    rows: /load and first call/,
    text: 'the SDK’s table client and what it loads of Node are most of it (decision 0038). Next step: profile a load again on a machine at rest, beginning with the client’s models of operations that a function never calls.',
  },
  {
    rows: /npm start/,
    text: 'filling in the sample data and building and synthesis take about half each, nearly all of it processor time. Next step: ship a sample academy that is filled in already, as a file that a test holds against the seeds; a second start builds nothing and fills in nothing.',
  },
  {
    rows: /answer to next question/,
    text: 'from Check to the verdict the API takes about half; the rest is Amplify’s client and the rendering. Next step: profile the click in the browser.',
  },
  {
    rows: /blocking time/,
    text: 'loading the modules, taking the page over and showing the catalogue are tasks of 50 to 150 ms each at a quarter of the speed. Next step: profile the modules at rest, and take the page over section by section.',
  },
  {
    rows: /first contentful|largest contentful/,
    text: 'it is met in most runs; the machine’s speed varies. Next step: measure again on a machine at rest.',
  },
]
