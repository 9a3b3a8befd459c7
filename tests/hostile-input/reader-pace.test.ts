import { expect, it } from 'vitest'
import { IS_NIGHTLY } from '#domain/testing/depth.ts'
import { growthProblem } from './growth.ts'
import { READERS } from './hostile-readers.ts'

/** What to repeat: characters that start, end, or escape something in a format, and nested elements. */
const FRAGMENTS = [
  ...['<', '>', '{', '}', '[', ']', '(', '~', '=', '\\', '/', '"', "'", '&', ';', ':', '#', '%', '|', ',', '.', '-'],
  ...['1', '0', 'a', ' ', '\t', '\n', '\r', '\r\n', ' \n', '\u00a0', '\u0000', '\ud83d', '1.', '1e', 'a ', '. '],
  ...[
    '-->',
    '->',
    '<!--',
    '<!---->',
    '<![CDATA[',
    ']]>',
    '<?a?>',
    '<!DOCTYPE a>',
    '<!DOCTYPE a [',
    '<!',
    '</',
    '<a',
    '<a ',
  ],
  ...[
    '<a>',
    '</a>',
    '<b>a',
    '<p>',
    '<p> </p>',
    '<p>&nbsp;</p>',
    '<br>',
    '<div>',
    '<div>a</div>',
    '<ul><li>',
    '<li>',
    '<table><tr><td>',
  ],
  ...[
    '<span style="',
    '<span style="font-weight:bold;',
    '<sup>',
    '<sup>1',
    '<math><msup>',
    '<mo>-</mo>',
    '<img alt="',
    '<img src=a>',
    '<a href="',
    '<p>&#',
    'a\n',
  ],
  ...[
    '&#',
    '&#x',
    '&amp',
    '&amp;',
    '&lt;p&gt;',
    '&lt;',
    '::',
    '####',
    '%5',
    '%50%',
    '~a ',
    '=a->b ',
    '{{1}}',
    '{{',
    '[[1]]',
    '\\=',
    '\\\\',
  ],
  ...[
    'Q?{T}\n\n',
    '}{\n\n',
    '{\n\n',
    '}\n\n',
    '//[tag:',
    '[tag:a]',
    '$CATEGORY:a\n',
    'A. a\n',
    'ANSWER: A\n',
    'Q?\nA. a\nANSWER: A\n',
  ],
  ...[
    '00:01.000 --> 00:02.000\na\n\n',
    '00:00:01,000 --> 00:00:02,000\na\n\n',
    '00:',
    'NOTE\n\n',
    '<c ',
    '<v a>',
    '{\\',
    '1\n',
  ],
  ...['a,b\n', '""', '"\n', ',"', 'sep=', '["', '[1,', '{"a":', '_x0041_', '#,##0', '[h]', '../', '%2e', 'a/'],
]

/** Each reader tries only one in this many pieces in each place, since all of them would take a quarter of an hour. */
const STEP = IS_NIGHTLY ? 4 : 40

it.each(READERS.map((reader, at) => ({ ...reader, at })))(
  'reading four times as much of $name takes no more than a few times as long',
  async ({ wraps, read, at }) => {
    const problems: string[] = []
    await read('a')()
    for (const [place, wrap] of wraps.entries())
      for (const [index, fragment] of FRAGMENTS.entries()) {
        if ((index + place + at) % STEP > 0) continue
        const problem = await growthProblem((length) =>
          read(wrap(fragment.repeat(Math.ceil(length / fragment.length)))),
        )
        if (problem !== undefined) problems.push(`${JSON.stringify(fragment)} in place ${String(place)}: ${problem}`)
      }
    expect(problems).toEqual([])
  },
  600_000,
)
