import {
  contentOf,
  type ExportContent,
  type ExportPiece,
  type ExportQuestion,
  tablesIn,
  writable,
} from '../export-texts.ts'
import { escapeXml } from '../text/read-xml-units.ts'
import { plainLines, pointsOf, type QtiTags, type QtiTask } from './qti-tags.ts'

const NUMBER = /\{\{(\d{1,2})\}\}/g

/** A text with its blanks replaced by elements. */
const filled = (text: string, elements: readonly string[]): string =>
  plainLines(writable(text)).replace(NUMBER, (_, number: string) => elements[Number(number) - 1] ?? '')

/** A table as XHTML; `headers` are plain text, and cells are XHTML. */
const tableOf = (headers: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = headers.map((header) => `<th>${plainLines(writable(header))}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** Drop-downs in a text or table, with one point for each correct one. `around` inserts them. */
function dropDownTask({ blanks }: ExportContent, tags: QtiTags, around: (lists: readonly string[]) => string): QtiTask {
  const id = (at: number) => `RESPONSE${String(at + 1)}`
  const choice = (at: number) => `C${String(at + 1)}`
  const declarations = blanks.map(({ correct }, at) =>
    tags.declare({
      cardinality: 'single',
      baseType: 'identifier',
      right: [choice(correct)],
      points: [[choice(correct), 1]],
      id: id(at),
    }),
  )
  const lists = blanks.map(({ options }, at) => {
    const inner = options.map((own, index) =>
      tags.tag('inlineChoice', { identifier: choice(index) }, escapeXml(writable(own))),
    )
    return tags.tag('inlineChoiceInteraction', { responseIdentifier: id(at), shuffle: 'false' }, inner.join(''))
  })
  return {
    declarations: declarations.join(''),
    inner: around(lists),
    processing: tags.summed(blanks.map((_, at) => id(at))),
  }
}

/** Words to drag into the gaps of a text, with one point for each correct one. */
function dragTask({ text, tokens, blanks, reusable }: ExportContent, tags: QtiTags): QtiTask {
  const gap = (at: number) => `G${String(at + 1)}`
  const word = (at: number) => `W${String(at + 1)}`
  const right = blanks.map(({ correct }, at) => `${word(correct)} ${gap(at)}`)
  const words = tokens.map((token, at) =>
    tags.tag('gapText', { identifier: word(at), matchMax: reusable ? 0 : 1 }, escapeXml(writable(token))),
  )
  const gaps = blanks.map((_, at) => tags.tag('gap', { identifier: gap(at) }))
  return {
    declarations: tags.declare({
      cardinality: 'multiple',
      baseType: 'directedPair',
      right,
      points: right.map((pair) => [pair, 1] as const),
    }),
    inner: tags.interaction(
      'gapMatchInteraction',
      { shuffle: 'false' },
      `${words.join('')}<p>${filled(text, gaps)}</p>`,
    ),
    processing: tags.byPoints,
  }
}

/** Highlightable spans: one point for each correct one, minus one for each wrong one. `around` inserts the texts. */
function highlightTask(
  texts: readonly (readonly ExportPiece[])[],
  tags: QtiTags,
  around: (texts: readonly string[]) => string,
): QtiTask {
  const keyed: { letter: string; correct: boolean }[] = []
  const written = texts.map((pieces) =>
    pieces
      .map(({ text, correct }) => {
        if (correct === undefined) return plainLines(text)
        const letter = `H${String(keyed.length + 1)}`
        keyed.push({ letter, correct })
        return tags.tag('hottext', { identifier: letter }, plainLines(text))
      })
      .join(''),
  )
  const right = keyed.flatMap(({ letter, correct }) => (correct ? [letter] : []))
  return {
    declarations: tags.declare({
      cardinality: 'multiple',
      baseType: 'identifier',
      right,
      points: pointsOf(keyed, -1),
    }),
    inner: tags.interaction('hottextInteraction', { maxChoices: 0 }, around(written)),
    processing: tags.byPoints,
  }
}

/** The task of a question within a text or table; undefined for other questions. */
export function gapTask(question: ExportQuestion, tags: QtiTags): QtiTask | undefined {
  const content = contentOf(question)
  switch (question.type) {
    case 'Drop-Down Cloze':
    case 'Drop-Down Rationale':
      return dropDownTask(content, tags, (lists) => `<p>${filled(content.text, lists)}</p>`)
    case 'Drop-Down Table': {
      const { headers, texts } = tablesIn(content)
      return dropDownTask(content, tags, (lists) =>
        tableOf(
          headers,
          texts.map((cells) => cells.map((cell) => filled(cell, lists))),
        ),
      )
    }
    case 'Drag-and-Drop Cloze':
    case 'Drag-and-Drop Rationale':
      return dragTask(content, tags)
    case 'Highlight Text':
      return highlightTask([tablesIn(content).pieces], tags, ([text = '']) => `<p>${text}</p>`)
    case 'Highlight Table': {
      const { headers, marked } = tablesIn(content)
      return highlightTask(
        marked.flatMap(({ cells }) => cells),
        tags,
        (cells) => {
          let from = 0
          return tableOf(
            headers,
            marked.map(({ label, cells: own }) => {
              const written = cells.slice(from, from + own.length)
              from += own.length
              return [plainLines(writable(label)), ...written]
            }),
          )
        },
      )
    }
    default:
      return undefined
  }
}
