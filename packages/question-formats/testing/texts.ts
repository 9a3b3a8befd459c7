import fc from 'fast-check'

/** Removes characters that text files can't contain and collapses whitespace, in which readers differ. */
export const bareText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ue000-\ue007]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Texts that have a meaning in question formats or that programs misread. */
const HOSTILE = [
  ...[
    '->',
    'a -> b',
    '// x',
    '::t::',
    '%50%',
    '[html]x',
    '[plain]',
    '{T}',
    '{}',
    '$CATEGORY: x',
    '####',
    '=',
    '~x',
    '#x',
  ],
  ...['[[1]]', '[[', ']]>', '<![CDATA[', '<!--', '<p>', '</div>', '<b', 'x < y', '<sub>2</sub>', '<?xml?>', "it's"],
  ...[
    '&amp;',
    '&lt;p&gt;',
    '&nbsp;',
    '&#60;',
    '& ',
    'R&D',
    '&x;',
    '\\n',
    '\\\\',
    '\\',
    'C:\\x',
    '\\(x\\)',
    '$$x^2$$',
    '$5',
  ],
  ...['ANSWER: A', 'answer : b', 'A. x', 'E. coli', 'B) x', 'A.', '1. x', '@@PLUGINFILE@@/x', '%', '*', '_x003A_'],
  ...[
    '37 °C',
    '“é”',
    '10⁹',
    'H₂O',
    '±½',
    '日本語',
    '👩‍⚕️',
    '\u00a0x',
    'e\u0301',
    '\u202ex',
    'x\u2028y',
    '\u0001',
    '\ufffe',
  ],
  ...['A\r\nB', 'x\n\ny', 'x\n y', 'a  b', '\tx', 'x \n', 'a  -> b'],
]

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...Array.from('~=#{}:\\n[]%->/&<;"\' \t\r\nABé$.)')), maxLength: 14 }),
  fc.constantFrom(...HOSTILE),
)

/** A nonempty text. */
export const filledText = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' ').trim())
  .filter((text) => /[\p{L}\p{N}]/u.test(text))

/** A text that may be empty. */
export const maybeText = fc.oneof(filledText, fc.constant(''))

/** HTML as the academy stores it, or none. */
export const maybeHtml = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(
    '<p><strong>=1</strong>, "x" &amp; y</p>',
    '<p>a</p><p>b &lt; c &amp;amp; &lt;b&gt;</p>',
    '<ul><li><p>one</p></li><li><p>two: x</p><ol><li><p>~ three</p></li></ol></li></ul>',
    '<p>H<sub>2</sub>O -&gt; {x} # ~ \\n [[2]] 10<sup>9</sup> $$x$$</p>',
    '<p>a<br />b</p>',
    'CO<sub>2</sub> &lt; 45 <em>mm Hg</em>',
    '<table><tbody><tr><th colspan="2"><p>Na</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    '<h3>E. coli</h3><blockquote><p>A. x</p></blockquote><p><code>a\\b</code></p><hr />',
    '<p>&nbsp;x <em>é</em> <u>u</u> <s>s</s></p>',
    '<p><a href="https://example.org/?a=1&amp;b=2">Ref: 1</a></p>',
  ),
)

/** A question's tags or areas. */
export const labels = fc.uniqueArray(
  filledText.map((text) => `t ${text.replace(/\s+/g, ' ').slice(0, 60).trim()}`),
  { maxLength: 3 },
)

/** Texts with different letters and digits, for options of one list. */
export const differentTexts = fc.uniqueArray(
  filledText.map((text) => text.slice(0, 30).trim()),
  {
    minLength: 4,
    maxLength: 6,
    selector: (text) =>
      text
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[^\p{L}\p{N}]/gu, ''),
  },
)
