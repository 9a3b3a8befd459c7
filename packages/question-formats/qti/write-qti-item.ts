import type { QuestionRow } from '../question-row.ts'
import { type ExportQuestion, formatTextOf, withoutFormat, writable } from '../export-texts.ts'
import { oneLine } from '../text/format-html.ts'
import { lettersOf, pointsOf, type QtiDialect, qtiTags, type QtiTags, type QtiTask } from './qti-tags.ts'
import { contentTask, pairOf, setsOf } from './write-qti-content.ts'
import { gapTask } from './write-qti-gaps.ts'
import { identifierOfRef } from './qti-identifier.ts'
import type { PictureBytes } from '../moodle/write-moodle.ts'

/** The task of a question with a list of answers; undefined for other questions. */
function listTask(question: ExportQuestion, tags: QtiTags): QtiTask | undefined {
  const { type, answers, scoring } = question
  const { declare, interaction, choices } = tags
  switch (type) {
    // With formatting, programs don't recognize them as True and False.
    case 'True/False':
      return listTask({ ...question, type: 'Multiple Choice', answers: answers.map(withoutFormat) }, tags)
    case 'Multiple Choice':
    case 'Priority':
      return {
        declarations: declare({ cardinality: 'single', baseType: 'identifier', right: lettersOf(answers) }),
        inner: interaction('choiceInteraction', { shuffle: 'false', maxChoices: 1 }, choices(answers)),
      }
    case 'Select All That Apply': {
      const isPlusMinus = scoring === 'plus-minus'
      return {
        declarations: declare({
          cardinality: 'multiple',
          baseType: 'identifier',
          right: lettersOf(answers),
          points: isPlusMinus ? pointsOf(answers, -1) : [],
        }),
        inner: interaction('choiceInteraction', { shuffle: 'false', maxChoices: 0 }, choices(answers)),
        ...(isPlusMinus ? { processing: tags.byPoints } : {}),
      }
    }
    case 'Matching/Dropdown': {
      const matches = answers.map(({ match }) => oneLine({ text: writable(match ?? '') }))
      const targets = [...new Set(matches)]
      const sources = answers.map(
        (answer, at) => tags.block(formatTextOf(answer.text, answer.textHtml)) + tags.why(answer, `S${String(at + 1)}`),
      )
      return {
        declarations: declare({
          cardinality: 'multiple',
          baseType: 'directedPair',
          right: matches.map((match, at) => pairOf(at, targets.indexOf(match))),
        }),
        inner: interaction(
          'matchInteraction',
          { shuffle: 'false', maxAssociations: answers.length },
          setsOf(tags, sources, targets, 1),
        ),
      }
    }
    default:
      return undefined
  }
}

/** A question as an item of QTI 2.x or 3.0; undefined if it has no equivalent type. */
export function qtiItem(
  { ref, question }: QuestionRow,
  dialect: QtiDialect,
  pictures: PictureBytes,
): string | undefined {
  const tags = qtiTags(dialect, pictures)
  const { tag, block } = tags
  const task = listTask(question, tags) ?? contentTask(question, tags) ?? gapTask(question, tags)
  if (task === undefined) return undefined
  const { body, bodyHtml, rationale, rationaleHtml, type } = question
  const shown = tag('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'multiple', baseType: 'identifier' })
  const reason = formatTextOf(rationale, rationaleHtml)
  const isEmpty = 'text' in reason && reason.text === ''
  const feedback = isEmpty
    ? ''
    : tag(
        'modalFeedback',
        { outcomeIdentifier: 'FEEDBACK', identifier: 'RATIONALE', showHide: 'hide' },
        tags.content(block(reason)),
      )
  return tag(
    'assessmentItem',
    {
      xmlns: dialect.namespace,
      identifier: dialect.isOld ? writable(ref) : identifierOfRef(writable(ref)),
      title: oneLine({ text: writable(body) }).slice(0, 80),
      label: type,
      adaptive: 'false',
      timeDependent: 'false',
    },
    [
      task.declarations,
      tags.outcome('SCORE'),
      shown,
      task.outcomes ?? '',
      tag('itemBody', {}, tags.body(formatTextOf(body, bodyHtml)) + task.inner),
      task.processing ?? tags.allOrNothing,
      feedback,
    ].join(''),
  )
}
