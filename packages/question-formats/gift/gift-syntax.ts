/** Text formats of a GIFT file. */
export type GiftTextFormat = 'moodle' | 'html' | 'plain' | 'markdown'
export type GiftText = { format: GiftTextFormat; text: string }

/** A correct number with a tolerance, or a range. */
export type GiftNumber = {
  type: 'simple' | 'range' | 'high-low'
  number: number
  range?: number
  high?: number
  low?: number
}

export type GiftChoice = {
  isCorrect: boolean
  weight: number | null
  text: GiftText
  feedback: GiftText | null
}

/** The answer block in braces. `line` is the line of an error, from 1. */
export type GiftAnswers =
  | { type: 'Description' | 'Essay'; globalFeedback?: GiftText | null }
  | {
      type: 'TF'
      isTrue: boolean
      /** The first and second feedback, in the file's order. */
      feedback: readonly [GiftText | null, GiftText | null]
      globalFeedback: GiftText | null
    }
  | { type: 'MC' | 'Short'; choices: GiftChoice[]; globalFeedback: GiftText | null }
  | {
      type: 'Numerical'
      choices: (Omit<GiftChoice, 'text'> & { text: GiftNumber | GiftText })[]
      globalFeedback: GiftText | null
    }
  | { type: 'Matching'; pairs: { subquestion: GiftText; subanswer: string }[]; globalFeedback: GiftText | null }
  | { type: 'Fault'; code: 'format-open' | 'format-answers' | 'format-long'; line: number }

/** GIFT's escapes; a backslash before any other character is literal. */
const ESCAPE = /\\([~=#{}:\\n])/g

/** Marks an escaped character during parsing; it can't occur in texts because `parseGift` removes it. */
const HELD = 0xe000
const held = '~=#{}:\\n'

/** Encodes escaped characters so that they have no syntactic meaning. */
export const holdEscapes = (text: string): string =>
  text.replace(ESCAPE, (_, character: string) => String.fromCharCode(HELD + held.indexOf(character)))

const released = (text: string): string =>
  text.replace(/[\ue000-\ue007]/g, (mark) => {
    const character = held.charAt(mark.charCodeAt(0) - HELD)
    return character === 'n' ? '\n' : character
  })

const FORMATS: readonly GiftTextFormat[] = ['moodle', 'html', 'plain', 'markdown']

/**
 * Parses a text with an optional format in brackets, otherwise `inherited`. Line ends in the file are blanks, except in
 * HTML with `<pre>`.
 */
export function giftText(given: string, inherited: GiftTextFormat): GiftText {
  const [, name, rest = given] = /^\s*\[(moodle|html|plain|markdown)\]([\s\S]*)$/.exec(given) ?? []
  const format = FORMATS.find((known) => known === name) ?? inherited
  const lines = rest.split(/\r?\n/).map((line) => line.trim())
  const joined = format === 'html' && /<pre\b/i.test(rest) ? rest.trim() : lines.join(' ').trim()
  const text = format === 'moodle' || format === 'markdown' ? joined.replace(/[ \t]{2,}/g, ' ') : joined
  return { format, text: released(text) }
}

/** An invisible word joiner (U+2060): it keeps the start of a text from being parsed as something else. */
export const JOINER = '\u2060'

/**
 * A match has no format of its own. After a joiner it is plain, like a match that older exports of the academy wrote,
 * which keeps the joiner.
 */
function matchText(given: string, inherited: GiftTextFormat): string {
  const text = given.trim()
  const mark = ['[plain]', JOINER].find((own) => text.startsWith(own)) ?? ''
  const { text: bare } = giftText(`[plain]${text.slice(mark.length)}`, inherited)
  return mark === '' ? bare : `${JOINER}${bare}`
}

const feedbackOf = (given: string | undefined, inherited: GiftTextFormat): GiftText | null => {
  if (given === undefined) return null
  const text = giftText(given, inherited)
  return text.text === '' ? null : text
}

/** Splits a text at a mark; `after` is undefined if there is none. */
function cut(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)]
}

const WEIGHT = /^\s*%(-?\d+\.?\d*)%/

type Piece = { mark: '=' | '~'; weight: number | null; body: string; feedback: string | undefined }

/** The answers that begin with `=` or `~`; undefined if there is text before the first. */
function piecesOf(text: string): Piece[] | undefined {
  if (!/^\s*[=~]/.test(text)) return undefined
  return [...text.matchAll(/([=~])([^=~]*)/g)].map(([, mark, rest = '']) => {
    const [weightText = '', weight] = WEIGHT.exec(rest) ?? []
    const [body, feedback] = cut(rest.slice(weightText.length), '#')
    return { mark: mark === '=' ? '=' : '~', weight: weight === undefined ? null : Number(weight), body, feedback }
  })
}

const NUMBER = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?'

/** A number, optionally with a tolerance (`5:0.1`), or a range (`1..5`); undefined for anything else. */
function numberOf(text: string): GiftNumber | undefined {
  const given = text.trim()
  const [, first, separator, second] = new RegExp(`^(${NUMBER})(?:\\s*(:|\\.\\.)\\s*(${NUMBER}))?$`).exec(given) ?? []
  if (first === undefined) return undefined
  if (separator === ':') return { type: 'range', number: Number(first), range: Number(second) }
  if (separator === '..') return { type: 'high-low', number: 0, low: Number(first), high: Number(second) }
  return { type: 'simple', number: Number(first) }
}

function numericalOf(text: string, format: GiftTextFormat, globalFeedback: GiftText | null): GiftAnswers | undefined {
  // The first answer's mark is optional.
  const pieces = piecesOf(text) ?? piecesOf(`=${text}`) ?? []
  const choices = pieces.map(({ mark, weight, body, feedback }) => ({
    isCorrect: mark === '=',
    weight,
    text: numberOf(body) ?? { format, text: mark === '~' && body.trim() === '' ? '*' : giftText(body, format).text },
    feedback: feedbackOf(feedback, format),
  }))
  return { type: 'Numerical', choices, globalFeedback }
}

/** Parses an answer block with encoded escapes; undefined if it is invalid. */
export function giftAnswers(block: string, format: GiftTextFormat): GiftAnswers | undefined {
  const [inner, general] = cut(block, '####')
  const globalFeedback = feedbackOf(general, format)
  if (inner.trim() === '') return { type: 'Essay', globalFeedback }
  const numerical = /^\s*#([\s\S]*)$/.exec(inner)?.[1]
  if (numerical !== undefined) return numericalOf(numerical, format, globalFeedback)
  const truth = /^\s*(TRUE|FALSE|T|F)\s*(?:#([^#]*)(?:#([^#]*))?)?$/i.exec(inner)
  if (truth) {
    const [, word = '', first, second] = truth
    const feedback = [feedbackOf(first, format), feedbackOf(second, format)] as const
    return { type: 'TF', isTrue: /^t/i.test(word), feedback, globalFeedback }
  }
  const pieces = piecesOf(inner)
  if (!pieces) {
    const [body, feedback] = cut(inner, '#')
    if (/[=~]/.test(body)) return undefined
    const text = giftText(body, format)
    const choice = { isCorrect: true, weight: null, text, feedback: feedbackOf(feedback, format) }
    return { type: 'Short', choices: [choice], globalFeedback }
  }
  const isMatching = pieces.every(({ mark, body }) => mark === '=' && body.includes('->'))
  if (isMatching) {
    // A pair has no feedback: text after a number sign belongs to its match, as in Moodle.
    const pairs = pieces.map(({ body, feedback }) => {
      const [left, right = ''] = cut(feedback === undefined ? body : `${body}#${feedback}`, '->')
      return { subquestion: giftText(left, format), subanswer: matchText(right, format) }
    })
    return { type: 'Matching', pairs, globalFeedback }
  }
  const choices = pieces.map(({ mark, weight, body, feedback }) => ({
    isCorrect: mark === '=',
    weight,
    text: giftText(body, format),
    feedback: feedbackOf(feedback, format),
  }))
  return { type: pieces.every(({ mark }) => mark === '=') ? 'Short' : 'MC', choices, globalFeedback }
}
