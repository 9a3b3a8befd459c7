import { type Part, gapPart } from './moodle-gaps.ts'
import type { FormatReason } from '../reasons.ts'
import { multipleChoice, singleChoice } from '../choice-rows.ts'
import { moodleTexts, type MoodleTexts, type TextOf } from './moodle-texts.ts'
import { oneLine } from '../text/format-html.ts'
import { element } from '../text/html-node.ts'
import {
  answerOf,
  bodyOf,
  type FormatRow,
  type FormatText,
  labelsOf,
  optionOf,
  rationaleOf,
  refusedRow,
} from '../format-row.ts'
import type { PictureShelf } from '../format-pictures.ts'
import { type NumberAnswer, rangeOfAnswers } from '../scoring/right-range.ts'
import { childOf, childrenOf, textIn, type XmlNode, xmlUnits } from '../text/read-xml-units.ts'

const QUESTION = new Set(['question'])

/** Moodle's internal type names that differ from the displayed ones. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  shortanswer: 'Short answer',
  essay: 'Essay',
  cloze: 'Embedded answers (Cloze)',
  multianswer: 'Embedded answers (Cloze)',
  calculated: 'Calculated',
}

const feedbackOf = (answer: XmlNode, textOf: TextOf): FormatText | undefined => {
  const feedback = childOf(answer, 'feedback')
  return feedback && textOf(feedback)
}

const fraction = (answer: XmlNode): number => {
  // Some programs write a decimal comma.
  const value = Number((answer.attributes['fraction'] ?? '0').replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}

function choicePart(question: XmlNode, textOf: TextOf): Part | FormatReason {
  const answers = childrenOf(question, 'answer').map((answer) => ({
    text: textOf(answer),
    weight: fraction(answer),
    why: feedbackOf(answer, textOf),
  }))
  const isSingle = !/^(?:false|0)$/.test(textIn(childOf(question, 'single')).trim())
  return isSingle ? singleChoice(answers) : multipleChoice(answers)
}

function truthPart(question: XmlNode, textOf: TextOf): Part | FormatReason {
  const answers = childrenOf(question, 'answer')
  const ofWord = (word: string) => answers.find((answer) => oneLine(textOf(answer)).toLowerCase() === word)
  const [yes, no] = [ofWord('true'), ofWord('false')]
  const [ofTrue, ofFalse] = [yes ? fraction(yes) : 0, no ? fraction(no) : 0]
  if (ofTrue === ofFalse) return ofTrue > 0 ? 'format-several-right' : 'format-no-key'
  const isTrue = ofTrue > ofFalse
  return {
    type: 'True/False',
    answers: [
      answerOf({ text: 'True' }, isTrue, yes && feedbackOf(yes, textOf)),
      answerOf({ text: 'False' }, !isTrue, no && feedbackOf(no, textOf)),
    ],
    losses: [],
  }
}

function matchingPart(question: XmlNode, { textOf, lineOf }: MoodleTexts): Part {
  const pairs = childrenOf(question, 'subquestion').map((pair) => ({
    text: textOf(pair),
    match: lineOf(childOf(pair, 'answer')),
  }))
  const isFilled = ({ text }: { text: FormatText }) =>
    oneLine(text) !== '' || ('html' in text && text.html.includes('<img '))
  return {
    type: 'Matching/Dropdown',
    answers: pairs.filter(isFilled).map(({ text, match }) => answerOf(text, match, undefined)),
    losses: pairs.every(isFilled) ? [] : ['format-extra-matches'],
  }
}

/** A numerical answer; a star accepts anything. Undefined if it isn't a number. */
function numberAnswer(answer: XmlNode, textOf: TextOf): (NumberAnswer & { number: number }) | undefined {
  const text = oneLine(textOf(answer))
  const weight = fraction(answer)
  if (text === '*') return { low: -Infinity, high: Infinity, weight, number: Number.NaN }
  const number = Number(text || 'none')
  const spread = Math.abs(Number(textIn(childOf(answer, 'tolerance')).trim() || '0'))
  return Number.isFinite(number) && Number.isFinite(spread)
    ? { low: number - spread, high: number + spread, weight, number }
    : undefined
}

function numericPart(question: XmlNode, textOf: TextOf): Part | FormatReason {
  const answers = childrenOf(question, 'answer').map((answer) => numberAnswer(answer, textOf))
  const numbers = answers.flatMap((answer) => answer ?? [])
  if (numbers.length < answers.length) return 'format-type:Numerical'
  const best = numbers.toSorted((a, b) => b.weight - a.weight)[0]
  const range = rangeOfAnswers(numbers, best?.number)
  if (range === undefined || typeof range === 'string') return range ?? 'format-no-key'
  const unit = childrenOf(childOf(question, 'units'), 'unit').find(
    (own) => Number(textIn(childOf(own, 'multiplier')).trim() || '1') === 1,
  )
  const unitName = textIn(childOf(unit, 'unit_name')).trim()
  const hasFeedback = childrenOf(question, 'answer').some(
    (own) => oneLine(feedbackOf(own, textOf) ?? { text: '' }) !== '',
  )
  return {
    type: 'Numeric',
    content: { ...range.content, ...(unitName === '' ? {} : { unit: unitName }) },
    losses: [...range.losses, ...(hasFeedback ? (['format-feedback'] as const) : [])],
  }
}

const orderingPart = (question: XmlNode, textOf: TextOf): Part => ({
  type: 'Ordered Response',
  content: { items: childrenOf(question, 'answer').map((answer) => optionOf(textOf(answer))) },
  losses: [],
})

function partOf(type: string, question: XmlNode, texts: MoodleTexts): Part | FormatReason {
  const { textOf } = texts
  switch (type) {
    case 'multichoice':
      return choicePart(question, textOf)
    case 'truefalse':
      return truthPart(question, textOf)
    case 'matching':
      return matchingPart(question, texts)
    case 'numerical':
      return numericPart(question, textOf)
    case 'ordering':
      return orderingPart(question, textOf)
    case 'gapselect':
    case 'ddwtos':
      return gapPart(question, type, texts)
    case 'description':
      return 'format-text-only'
    default:
      return `format-type:${TYPE_NAMES[type] ?? (type || 'none')}`
  }
}

/** Feedback for whole results, not for single answers. */
const COMMON_FEEDBACK = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
/** Moodle's default feedback. */
const BY_ITSELF = /^(?:Your answer is (?:correct|partially correct|incorrect)\.)?$/

/** The question text with the separate picture of Moodle 1.9. */
function withOldPicture(question: XmlNode): XmlNode | undefined {
  const body = childOf(question, 'questiontext')
  const name = textIn(childOf(question, 'image')).trim().replace(/^.*\//, '')
  if (!body || name === '') return body
  const data = childOf(question, 'image_base64')
  const text = `${textIn(childOf(body, 'text') ?? body)} <img src="@@PLUGINFILE@@/${encodeURIComponent(name)}">`
  const files = data ? [element('file', data.children, { name, path: '/' })] : []
  return { ...body, children: [element('text', [text]), ...childrenOf(body, 'file'), ...files] }
}

function rowOf(question: XmlNode, category: string, shelf: PictureShelf): FormatRow {
  const losses: FormatReason[] = []
  const body = withOldPicture(question)
  const texts = moodleTexts(shelf, losses, body?.attributes['format'] ?? 'html')
  const { textOf } = texts
  const bodyText = textOf(body)
  const ref = textIn(childOf(question, 'idnumber')).trim()
  const part = partOf(question.attributes['type'] ?? '', question, texts)
  if (typeof part === 'string') return refusedRow(part, bodyText, ref)
  const rationale = childOf(question, 'generalfeedback')
  const common = COMMON_FEEDBACK.some((name) => !BY_ITSELF.test(oneLine(textOf(childOf(question, name)))))
  if (common) losses.push('format-feedback')
  if (childrenOf(question, 'hint').some((hint) => oneLine(textOf(hint)) !== '')) losses.push('format-hint')
  if (category !== '') losses.push(`format-category:${category}`)
  const { losses: own, body: ownBody = bodyText, ...answered } = part
  return {
    ref,
    ...answered,
    ...bodyOf(ownBody),
    ...rationaleOf(rationale && textOf(rationale)),
    ...labelsOf(childrenOf(childOf(question, 'tags'), 'tag').map((tag) => textIn(tag).trim())),
    losses: [...new Set([...own, ...losses])],
  }
}

/**
 * Reads the questions of a Moodle XML file one by one; yields undefined while there is none. Throws an Error with a
 * sentence for the user.
 */
export function* readMoodle(slices: Iterable<string>, shelf: PictureShelf): Generator<FormatRow | undefined> {
  let category = ''
  for (const question of xmlUnits(slices, QUESTION)) {
    if (!question) yield undefined
    else if (question.attributes['type'] === 'category')
      category = textIn(childOf(childOf(question, 'category'), 'text')).trim()
    else yield rowOf(question, category, shelf)
  }
}
