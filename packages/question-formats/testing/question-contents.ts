/** The random parts of a generated question. */
export type Draw = {
  type: string
  body: string
  bodyHtml: string | undefined
  answers: {
    text: string
    textHtml: string | undefined
    correct: boolean
    match: string
    why: string
    whyHtml: string | undefined
  }[]
  /** At least four different texts. */
  options: string[]
  number: number
  flag: boolean
  rationale: string
  rationaleHtml: string | undefined
  tags: string[]
  area: string[]
}

/** A text in which every second segment is highlightable; every other one of these is correct. */
function spansOf(pieces: readonly string[]): object {
  const ends = pieces.map((_, at) => pieces.slice(0, at + 1).join('').length)
  return {
    text: pieces.join(''),
    spans: pieces.flatMap((piece, at) =>
      at % 2 === 1 ? [{ start: (ends[at] ?? 0) - piece.length, end: ends[at], correct: at % 4 === 1, why: 'x' }] : [],
    ),
  }
}

/** The content for a question's type; undefined if it has answers instead. */
export function contentFor({ type, body, answers, options, number, flag }: Draw): object | undefined {
  const plain = body.replace(/[{}]/g, '')
  const a = `1 ${plain}`.trim()
  const b = 'and'
  const [first = '', second = '', third = ''] = options
  const count = Math.abs(number)
  const option = (isRight: (at: number) => boolean) => (text: string, at: number) => {
    const { textHtml, why, whyHtml } = answers[at] ?? {}
    return { text, ...(at === 0 ? { textHtml } : {}), why, whyHtml, ...(isRight(at) ? { correct: true } : {}) }
  }
  const blanks = [
    { options, correct: count % options.length },
    { options: ['another option', ...options.slice(1)], correct: 1, why: 'Because.' },
  ]
  const drag = {
    text: `${a} {{2}} ${b} {{1}}.`,
    tokens: options,
    blanks: [{ correct: 0 }, { correct: 2, why: 'Because.' }],
  }
  switch (type) {
    case 'Select N':
      return { options: options.map(option((at) => at <= count % 2)) }
    case 'Grouping':
      return {
        groups: [
          { label: a, options: options.slice(0, 4).map(option((at) => at % 2 === 0)) },
          { label: `${a}, b`, options: options.slice(1, 3).map(option((at) => at < 1 + (count % 2))) },
        ],
      }
    case 'Bow-Tie':
      return {
        actions: options.map(option((at) => at < 2)),
        conditions: options.slice(0, 4).map(option((at) => at === 1)),
        parameters: options.map(option((at) => at === 0 || at === 2)),
      }
    case 'Matrix Multiple Choice':
      return {
        columns: [a, first, second].slice(0, 2 + (count % 2)),
        rows: options.map((text, at) => ({ text, column: (at + count) % 2, ...(flag ? { why: 'Because.' } : {}) })),
      }
    case 'Matrix Multiple Response':
      return {
        columns: [first, a],
        rows: options.map((text, at) => ({
          text,
          columns: [0, 1].filter((column) => ((count + at) >> column) % 2 === 0),
          ...(at === 0 ? { why: 'Because.' } : {}),
        })),
      }
    case 'Drop-Down Table':
      return {
        headers: [a, b],
        rows: [
          [a, '{{2}}'],
          [`{{1}} ${plain}`, ''],
        ],
        blanks,
      }
    case 'Highlight Text':
      return spansOf([`${a}  `, first, ` ${b}\n`, second, '. '])
    case 'Highlight Table':
      return {
        headers: [a, b],
        rows: [
          { label: a, cells: [spansOf([first, b, second, plain, third].flatMap((own) => ['', own]))] },
          { label: b, cells: [{ text: plain, spans: [] }] },
        ],
      }
    case 'Numeric':
      return {
        answer: String(number / 100),
        ...(count % 2 === 0 ? { tolerance: String(((count % 40) * 5 + 10) / 100) } : {}),
        ...(count % 3 === 0 ? { unit: 'mL/h' } : {}),
        ...(count % 2 === 1 ? { decimals: 2 } : {}),
      }
    case 'Ordered Response':
      return { items: options.map((text, at) => ({ text, ...(at === 0 ? { why: 'First.' } : {}) })) }
    case 'Drop-Down Cloze':
    case 'Drop-Down Rationale':
      return { text: `${a} {{2}} ${b}\n{{1}}.`, blanks, ...(type === 'Drop-Down Cloze' ? {} : { anchor: 1 }) }
    case 'Drag-and-Drop Cloze':
      return { ...drag, ...(flag ? { reusable: true } : {}) }
    case 'Drag-and-Drop Rationale':
      return { ...drag, anchor: 0 }
    default:
      return undefined
  }
}
