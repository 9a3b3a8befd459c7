import { element, type HtmlChild } from './html-node.ts'
import { childrenOf, textIn, type XmlNode } from './read-xml-units.ts'

/** Thrown for a formula that doesn't fit in a line of text. */
export class LargeFormula extends Error {}

/** Binary operators, written with a space on either side. */
const BETWEEN = /^(?:[=+−×÷·±≈≠≤≥<>∝→⇌↔]|-|\*)$/
/** Accents over a letter, as combining characters. */
const OVER: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  '‾': '\u0304',
  _: '\u0304',
  '→': '\u20d7',
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
  '.': '\u0307',
}
/** Invisible operators: multiplication, function application, separator. */
const UNSEEN = /[\u2061-\u2064]/g

const isSimple = (parts: readonly HtmlChild[]): boolean =>
  parts.length === 1 ? typeof parts[0] === 'string' && /^[\p{L}\p{N}.,]+$/u.test(parts[0]) : false

const grouped = (parts: readonly HtmlChild[]): HtmlChild[] => (isSimple(parts) ? [...parts] : ['(', ...parts, ')'])

/** Merges adjacent texts. */
function joined(parts: readonly HtmlChild[]): HtmlChild[] {
  const all: HtmlChild[] = []
  for (const part of parts) {
    const before = all.at(-1)
    if (typeof part === 'string' && typeof before === 'string') all[all.length - 1] = before + part
    else all.push(part)
  }
  return all
}

const inRow = (nodes: readonly XmlNode[]): HtmlChild[] =>
  joined(
    nodes.flatMap((node, at) => {
      const text = node.name === 'mo' ? textIn(node).trim() : ''
      // A sign at the start belongs to what follows.
      return BETWEEN.test(text) && at > 0 ? [` ${text === '-' ? '−' : text} `] : partsOf(node)
    }),
  )

/** Requires exactly this many elements; a construct with another number is invalid. */
function argumentsOf(node: XmlNode, count: number): HtmlChild[][] {
  const nodes = childrenOf(node)
  if (nodes.length !== count) throw new LargeFormula(node.name)
  return nodes.map((own) => partsOf(own))
}

const small = (name: 'sup' | 'sub', parts: HtmlChild[] = []) => element(name, parts)

/** Converts a MathML formula to formatted text. Throws `LargeFormula`. */
function partsOf(node: XmlNode): HtmlChild[] {
  switch (node.name) {
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'mo':
    case 'ms': {
      const text = textIn(node).replace(UNSEEN, '').replace(/\s+/g, ' ')
      return text.trim() === '' && node.name !== 'mtext' ? [] : [node.name === 'mtext' ? text : text.trim()]
    }
    case 'mspace':
      return [' ']
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'menclose':
      return inRow(childrenOf(node))
    case 'semantics':
      return childrenOf(node).slice(0, 1).flatMap(partsOf)
    case 'mfenced': {
      const { open = '(', close = ')' } = node.attributes
      const parts = childrenOf(node).map((own) => partsOf(own))
      return joined([open, ...parts.flatMap((own, at) => (at === 0 ? own : [', ', ...own])), close])
    }
    case 'msup': {
      const [base = [], above] = argumentsOf(node, 2)
      return [...base, small('sup', above)]
    }
    case 'msub': {
      const [base = [], below] = argumentsOf(node, 2)
      return [...base, small('sub', below)]
    }
    case 'msubsup': {
      const [base = [], below, above] = argumentsOf(node, 3)
      return [...base, small('sub', below), small('sup', above)]
    }
    case 'mfrac': {
      const [above = [], below = []] = argumentsOf(node, 2)
      return joined([...grouped(above), '/', ...grouped(below)])
    }
    case 'msqrt': {
      return joined(['√', ...grouped(inRow(childrenOf(node)))])
    }
    case 'mroot': {
      const [base = [], degree] = argumentsOf(node, 2)
      return [small('sup', degree), ...joined(['√', ...grouped(base)])]
    }
    case 'mover': {
      const [base = [], over = []] = argumentsOf(node, 2)
      const [letter] = base
      const sign = OVER[over.map((own) => (typeof own === 'string' ? own : '?')).join('')]
      if (typeof letter !== 'string' || base.length > 1 || Array.from(letter).length > 1 || sign === undefined)
        throw new LargeFormula(node.name)
      return [letter + sign]
    }
    default:
      throw new LargeFormula(node.name)
  }
}

/** Converts a formula to formatted text; undefined if it doesn't fit in a line of text. */
export function mathText(node: XmlNode): HtmlChild[] | undefined {
  try {
    return partsOf(node)
  } catch (error) {
    if (error instanceof LargeFormula) return undefined
    throw error
  }
}
