import { contentType } from './content-type.ts'
import { scoreOf } from './score.ts'
import { codesOfText, isNumberText, MAX_NUMBER_LENGTH, textOfCodes } from './number-text.ts'

/**
 * `{ answer: '12.5', tolerance?: '0.1', unit?: 'mL/h', decimals?: 1 }`: numbers are strings, so that 12.50 stays as
 * written.
 */
type Numeric = { answer: string; tolerance?: string; unit?: string; decimals?: number }

/** Ten-thousandths: sums of decimals are exact. */
const exact = (text: string): number => Math.round(Number(text) * 10_000)

const isRightNumber = ({ answer, tolerance = '0' }: Numeric, response: string): boolean =>
  Math.abs(exact(response) - exact(answer)) <= exact(tolerance)

const withUnit = (text: string, unit: string | undefined) => (unit === undefined ? text : `${text} ${unit}`)

/**
 * Awards one point if the number is right, within its tolerance. A choice contains the codes of its characters: digits,
 * a point, a minus sign.
 */
export const numeric = contentType<Numeric>({
  read: (reader, value) => {
    const fields = reader.fields(value)
    const answer = reader.filledText(fields.answer)
    const tolerance = reader.optionalText('tolerance', fields.tolerance)
    reader.must(isNumberText(answer), 'number-malformed')
    reader.must(
      tolerance.tolerance === undefined || (isNumberText(tolerance.tolerance) && !tolerance.tolerance.startsWith('-')),
      'number-malformed',
    )
    const isRounded = fields.decimals !== undefined && fields.decimals !== null
    const decimals = isRounded ? { decimals: reader.index(fields.decimals, 5, 'number-malformed') } : {}
    return { answer, ...tolerance, ...reader.optionalText('unit', fields.unit), ...decimals }
  },
  view: ({ unit, decimals }) => ({
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined ? {} : { decimals }),
  }),
  texts: ({ unit }) => (unit === undefined ? [] : [unit]),
  parts: () => [],
  key: ({ answer }) => codesOfText(answer),
  isChoice: (_, choice) => choice.length > 0 && choice.length <= MAX_NUMBER_LENGTH && isNumberText(textOfCodes(choice)),
  score: (_, choice, content) => {
    const response = textOfCodes(choice)
    const isRight = choice.length > 0 && isRightNumber(content, response)
    return scoreOf([
      {
        label: '',
        chosen: choice.length === 0 ? [] : [withUnit(response, content.unit)],
        right: [withUnit(content.answer, content.unit)],
        points: isRight ? 1 : 0,
        max: 1,
        reason: choice.length === 0 ? 'empty' : isRight ? 'whole-right' : 'wrong',
        hits: isRight ? 1 : 0,
        wrong: isRight || choice.length === 0 ? 0 : 1,
        whys: [],
      },
    ])
  },
})
