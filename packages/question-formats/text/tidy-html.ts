import type { FormatReason } from '../reasons.ts'
import { DEEP, element, type HtmlChild, isBlock } from './html-node.ts'
import { mathText } from './math-text.ts'
import { childrenOf, textIn, type XmlNode } from './read-xml-units.ts'

/** How to convert a text's pictures, and where to record losses. */
export type TidyRules = {
  losses: FormatReason[]
  /** Replaces a picture; if absent, pictures stay unchanged. */
  picture?: ((image: XmlNode) => HtmlChild[]) | undefined
}

/** Elements that aren't part of a text. */
const UNSEEN = new Set(
  'script style head title meta link base noscript template param source track o v w st1 xml datalist'.split(' '),
)
/** Elements that the academy doesn't support, by their common names. */
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
/** Elements equivalent to one that the academy supports. */
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
/** Blocks that are replaced by their content. */
const PLAIN_BLOCKS = new Set(
  'div section article main header footer nav aside address details summary fieldset legend form center dl'.split(' '),
)
/** Elements that the academy supports. */
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
/** Elements whose style may cancel their meaning: Google Docs wraps a text in `<b style="font-weight:normal">`. */
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

/** The formatting from an element's style and classes, besides the element itself. */
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

/** Wraps runs of text between blocks in paragraphs; without blocks, everything becomes one. */
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

/** Of a block's style, only its alignment is kept; the sanitizer knows the ways to write it. */
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
 * Converts a file's text to what the academy supports: styles become elements, formulas become formatted text, and
 * unsupported content is removed and recorded. A formula that doesn't fit in a line refuses the question. A remaining
 * `<div>` contains lines of plain text.
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
    // Content of an image map or button is text.
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

/** The picture elements of a text. */
export const picturesIn = (children: readonly HtmlChild[]): XmlNode[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'img' ? [child] : picturesIn(childrenOf(child)),
  )
