import { type SampleAnswer, type SampleQuestion } from './types.ts'

const types = ['Multiple Choice', 'True/False', 'Select All That Apply', 'Matching/Dropdown', 'Priority']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isAnswer = (value: unknown): value is SampleAnswer =>
  isRecord(value) &&
  isText(value.letter) &&
  isText(value.text) &&
  (typeof value.correct === 'boolean' || isText(value.correct))

/** Whether a value read from a file has the shape of a question; the rules of the question form are another matter. */
export function isQuestion(value: unknown): value is SampleQuestion {
  return (
    isRecord(value) &&
    [value.ref, value.body, value.rationale].every(isText) &&
    isText(value.type) &&
    types.includes(value.type) &&
    Array.isArray(value.answers) &&
    value.answers.every(isAnswer) &&
    areTexts(value.tags) &&
    areTexts(value.area)
  )
}
