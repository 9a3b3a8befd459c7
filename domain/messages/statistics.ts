import type { FlawKind } from '#domain/item-analysis/flaws.ts'

type ShownDifference = Record<'value' | 'from' | 'to', number>
type ShownDrift = { share: ShownDifference; discrimination: ShownDifference | null }

type Unit = { number: (size: number) => string; unit: (number: string) => string }
const POINTS: Unit = {
  number: (share) => String(Math.round(share * 100)),
  unit: (n) => (n === '1' ? ' percentage point' : ' percentage points'),
}
const FIGURES: Unit = { number: (figure) => figure.toFixed(2), unit: () => '' }

/**
 * Describes a difference from `before` with its interval: a direction if the interval is on one side of 0, otherwise
 * that there is no clear difference.
 */
function change(
  before: string,
  { value, from, to }: ShownDifference,
  [less, more]: readonly [string, string],
  what: string,
  { number, unit }: Unit,
): string {
  if (from <= 0 && to >= 0)
    return `No clear change of ${what} from ${before}: ${number(value)}${unit(number(value))} (${number(from)} to ${number(to)}).`
  const [small, large] = value < 0 ? [-to, -from] : [from, to]
  return `${value < 0 ? less : more} ${before} by ${number(Math.abs(value))}${unit(number(Math.abs(value)))} (${number(small)} to ${number(large)}).`
}

/** The administrators' question statistics screens (issue 23). */
export const statisticsWords = {
  title: 'Statistics of questions',
  lead: 'How questions were answered in all tests and quizzes that ended.',
  ofQuestion: (id: number) => `Statistics of question ${id}`,
  search: 'Search questions',
  searchHint: 'Words of the question, or its number',
  few: 'Too few answers',
  fewText: (n: number) =>
    `${n === 1 ? '1 answer' : `${n} answers`}: with fewer than 30, figures may be due to chance. Nothing here is a fact yet.`,
  total: (n: number) => (n === 1 ? '1 question' : `${n.toLocaleString('en-US')} questions`),
  none: 'No question has statistics yet',
  noneText: 'They are updated each hour, from tests and quizzes that ended.',
  notFound: 'No question was found',
  notFoundText: 'Try other words or fewer filters.',
  deleted: 'Deleted',
  deletedText: 'This question was deleted. Its answers stay in the statistics.',
  regradedText:
    'This question was graded again after tests had ended. Its figures are of the points that those tests had when they ended, by the key of then.',
  notification: 'Answers show possible flaws in questions',
  unanswered: 'No student has answered this question in a test that ended',
  question: (id: number, item: number | null) => (item === null ? `Question ${id}` : `Question ${id}, item ${item}`),
  flaws: {
    wrongKey: 'Possible wrong key',
    attractiveOption: 'Attractive wrong option',
    misfit: 'Does not fit',
    tooHard: 'Too hard',
    tooFast: 'Answered in no time',
    optionsTogether: 'Options always together',
    deadOption: 'Option without takers',
    tooEasy: 'Too easy',
  },
  reasons: {
    wrongKey: 'Better students choose another answer than the key, or do worse than others.',
    attractiveOption: 'Better students choose a wrong option more often than others do.',
    misfit: 'Answers follow ability less than they should: the mean square of residuals is above 1.3.',
    tooHard: 'Fewer than 20% of the points are reached.',
    tooFast: 'Half of the answers came in less than 5 seconds.',
    optionsTogether: 'Two options were always chosen together: they may say the same.',
    deadOption: 'Fewer than 5% choose a wrong option.',
    tooEasy: 'More than 95% of the points are reached.',
  },
  fewKnown: 'With fewer than 30, this, the efficiency, the infit and the correlations of options are no facts yet.',
  numbers: 'The most frequent answers',
  correlation: 'Correlation',
  unknown: 'Not known: all answered alike, or their tests had fewer than five other points.',
  by: {
    rest: 'Correlation with the points of the other questions: all students answered the same ones.',
    ability: 'Correlation with the ability that the other questions of each test say, or an exam’s estimate.',
  },
  drift: (since: string, { share, discrimination }: ShownDrift): string[] => [
    change(`the version of ${since}`, share, ['Harder than', 'Easier than'], 'difficulty', POINTS),
    ...(discrimination
      ? [
          change(
            `the version of ${since}`,
            discrimination,
            ['Discriminates less than', 'Discriminates more than'],
            'discrimination',
            FIGURES,
          ),
        ]
      : []),
  ],
} as const satisfies { flaws: Record<FlawKind, string>; reasons: Record<FlawKind, string> } & Record<string, unknown>

/** Formats a share from 0 to 1 as a whole percentage. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`
/** Formats a share with its interval: '72% (61% to 81%)'. */
export const shareText = ({ share, from, to }: Record<'share' | 'from' | 'to', number>): string =>
  `${percent(share)} (${percent(from)} to ${percent(to)})`
/** Formats a figure with two digits; a dash if it is undefined. */
export const figureText = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? '–' : figure.toFixed(2)
/** Formats seconds; a dash if they are unknown. */
export const secondsText = (seconds: number | null): string => (seconds === null ? '–' : `${Math.round(seconds)} s`)
