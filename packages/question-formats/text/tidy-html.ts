import type { FormatReason } from '../reasons.ts'
import { DEEP, element, type HtmlChild, isBlock } from './html-node.ts'
import { mathText } from './math-text.ts'
import { childrenOf, textIn, type XmlNode } from './read-xml-units.ts'

/** What is done with the pictures of a text, and where is kept what it lost. */
export type TidyRules = {
  losses: FormatReason[]
  /** What stands for a picture; absent: pictures stay as they are. */
  picture?: ((image: XmlNode) => HtmlChild[]) | undefined
}

/** Elements that are no part of a text. */
const UNSEEN = new Set(
  'script style head title meta link base noscript template param source track o v w st1 xml datalist'.split(' '),
)
/** What a text of the academy can't hold, as people call it. */
const MEDIA: Readonly<Record<string, string>> = {
  audio: 'sound',
  video: 'video',
  iframe: 'a frame',
  embed: 'embedded media',
  object: 'an embedded object',
  applet: 'a program',
  canvas: 'a drawing',
  svg: 'a drawing',
  input: 'a form field',
  select: 'a form field',
  textarea: 'a form field',
  button: 'a button',
  map: 'an image map',
}
/** Elements that say the same as one that the academy has. */
const SAME: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  ins: 'u',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  listing: 'pre',
  dt: 'p',
  dd: 'p',
}
/** Blocks that are no more than what lies in them. */
const PLAIN_BLOCKS = new Set(
  'div section article main header footer nav aside address details summary fieldset legend form center dl'.split(' '),
)
/** Elements that a text of the academy has. */
const OURS = new Set(
  'h2 h3 h4 p br hr blockquote pre code strong b em i u s sub sup a img figure figcaption ul ol li table caption colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  ),
)

type Mark = 'strong' | 'em' | 'u' | 's' | 'sup' | 'sub'

const STYLES: readonly (readonly [Mark, RegExp])[] = [
  ['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/i],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*underline/i],
  ['s', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i],
  ['sup', /(?:^|;)\s*vertical-align\s*:\s*super/i],
  ['sub', /(?:^|;)\s*vertical-align\s*:\s*sub(?!\w)/i],
]
const CLASSES: readonly (readonly [Mark, RegExp])[] = [
  ['u', /(?:^|\s)qti-underline(?:\s|$)/],
  ['s', /(?:^|\s)qti-line-through(?:\s|$)/],
]
/** Elements whose style may say that they are not what they are: Google Docs wraps a text in `<b style="font-weight:normal">`. */
const UNDONE: Readonly<Record<string, RegExp>> = {
  b: /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-5]00)/i,
  strong: /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-5]00)/i,
  i: /(?:^|;)\s*font-style\s*:\s*normal/i,
  em: /(?:^|;)\s*font-style\s*:\s*normal/i,
}
const MARKS: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  sup: 'sup',
  sub: 'sub',
}

/** What an element's style and classes say of its text, beside what it is itself. */
function marksOf({ name, attributes }: XmlNode): Mark[] {
  const { style = '', class: names = '' } = attributes
  if (style === '' && names === '') return []
  const marks = [
    ...STYLES.filter(([, pattern]) => pattern.test(style)),
    ...CLASSES.filter(([, pattern]) => pattern.test(names)),
  ]
  return [...new Set(marks.map(([mark]) => mark))].filter((mark) => mark !== MARKS[SAME[name] ?? name])
}

const isBlank = (child: HtmlChild) => typeof child === 'string' && child.trim() === ''

const isLine = (child: HtmlChild) => typeof child === 'string' || child.name === 'br'

/** Runs of texts between blocks as paragraphs; where there is no block, all of them as one. */
function paragraphs(children: readonly HtmlChild[], attributes: XmlNode['attributes']): HtmlChild[] {
  const all: HtmlChild[] = []
  let run: HtmlChild[] = []
  const end = () => {
    if (run.some((child) => !isBlank(child))) all.push(element('p', run, attributes))
    run = []
  }
  for (const child of children) {
    if (!isBlock(child)) {
      run.push(child)
      continue
    }
    end()
    all.push(child)
  }
  end()
  return all
}

/** Alignment is all that a text keeps of how its blocks look; the sanitiser knows the ways in which it is said. */
const alignmentIn = ({ name, attributes }: XmlNode): XmlNode['attributes'] => {
  const { style, align, class: names } = attributes
  return {
    ...(style === undefined || !/text-align/i.test(style) ? {} : { style }),
    ...(align === undefined ? (name === 'center' ? { align: 'center' } : {}) : { align }),
    ...(names === undefined ? {} : { class: names }),
  }
}

const isPicture = ({ name, attributes }: XmlNode) =>
  name === 'object' && (attributes['type'] ?? '').startsWith('image/')

/**
 * A text of a file as the academy can keep it: what a style says is an element, formulas are formatted text, what it can't hold is left
 * out and named. A formula that is more than a line refuses the question. A `<div>` that is left holds lines of plain text.
 */
export function tidied(children: readonly HtmlChild[], rules: TidyRules): HtmlChild[] {
  return children.flatMap((child) => (typeof child === 'string' ? [child] : tidiedNode(child, rules)))
}

function tidiedNode(node: XmlNode, rules: TidyRules): HtmlChild[] {
  const { losses, picture } = rules
  const name = SAME[node.name] ?? node.name
  if (UNSEEN.has(name)) return []
  if (name === DEEP) {
    losses.push('format-deep')
    return []
  }
  if (name === 'math') {
    const formula = mathText(node)
    if (formula === undefined) losses.push('format-math')
    return formula ?? [textIn(node)]
  }
  if (name === 'img') return picture ? picture(node) : [node]
  if (isPicture(node)) {
    const { data: src = '', alt = '', width, height } = node.attributes
    const sides = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
    return tidiedNode(element('img', [], { src, alt, ...sides }), rules)
  }
  const media = MEDIA[name]
  if (media !== undefined) {
    losses.push(`format-media:${media}`)
    // What stands within a link map or a button are words of the text.
    return name === 'map' || name === 'button' ? tidied(node.children, rules) : []
  }
  const inner = tidied(node.children, rules)
  if (PLAIN_BLOCKS.has(name))
    return inner.every(isLine) ? [element('div', inner, alignmentIn(node))] : paragraphs(inner, alignmentIn(node))
  const isUndone = UNDONE[name]?.test(node.attributes['style'] ?? '') ?? false
  const marked = marksOf(node).reduce<HtmlChild[]>(
    (own, mark) => (own.length === 0 || own.some(isBlock) ? own : [element(mark, own)]),
    inner,
  )
  if (isUndone || !OURS.has(name)) return marked
  return [{ ...node, name, children: marked }]
}

/** The elements of a text that are a picture. */
export const picturesIn = (children: readonly HtmlChild[]): XmlNode[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'img' ? [child] : picturesIn(childrenOf(child)),
  )
