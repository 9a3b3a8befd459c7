import type { FormatReason } from '../reasons.ts'
import { pictureRule } from '../format-pictures.ts'
import type { FormatText } from '../format-row.ts'
import { decodedHtml, oneLine, textOfTidy } from '../text/format-html.ts'
import { element, type HtmlChild, isBlock } from '../text/html-node.ts'
import { childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import { tidied, type TidyRules } from '../text/tidy-html.ts'
import type { ItemContext } from './qti-item.ts'
import { contentIn } from './qti-nodes.ts'

/** Responses and other parts of a presentation that aren't text. */
const ASKED = /^(?:response_|render_)/
/** The answers of a list. */
const ANSWER = /^response_label$/
const MEDIA: Readonly<Record<string, string>> = {
  mataudio: 'sound',
  matvideo: 'video',
  matapplet: 'a program',
  matapplication: 'a file',
}

type Prepare = (source: string) => string

const lines = (text: string): HtmlChild[] =>
  text.split(/\r?\n/).flatMap((line, at) => (at === 0 ? [line] : [element('br', []), line]))

/** A material's picture: a file of the package or embedded in the item. */
function imageOf({ attributes, children }: XmlNode): XmlNode {
  const { uri = '', imagtype = 'image/png', label = '', width, height, embedded = '' } = attributes
  const data = textIn({ name: '', attributes: {}, children, line: 0 }).trim()
  const src = uri === '' && embedded === 'base64' ? `data:${imagtype};base64,${data}` : uri
  const sides = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
  return element('img', [], { src, alt: label, ...sides })
}

/** A material's text as a tree. */
function textTree(node: XmlNode, rules: TidyRules, prepare: Prepare): HtmlChild[] {
  const isFormatted = node.name === 'mat_formattedtext'
  const type = node.attributes['texttype'] ?? (isFormatted ? 'text/html' : 'text/plain')
  if (childrenOf(node).length > 0) return tidied(contentIn(node), rules)
  const source = prepare(textIn(node))
  return /plain/i.test(type) ? lines(source) : decodedHtml(source, rules)
}

/** The content of a material, element by element. */
const piecesOf = (node: XmlNode, rules: TidyRules, prepare: Prepare): HtmlChild[] =>
  childrenOf(node).flatMap((child): HtmlChild[] => {
    const media = MEDIA[child.name]
    if (media !== undefined) {
      rules.losses.push(`format-media:${media}`)
      return []
    }
    switch (child.name) {
      case 'mattext':
      case 'mat_formattedtext':
        return textTree(child, rules, prepare)
      case 'matemtext':
        return [element('em', [textIn(child)])]
      case 'matbreak':
        return [element('br', [])]
      case 'matimage':
        return rules.picture?.(imageOf(child)) ?? []
      // Fallback content for the rest of the material.
      case 'altmaterial':
        return []
      case 'matref':
        rules.losses.push(`format-passage:${child.attributes['linkrefid'] ?? ''}`)
        return []
      default:
        return piecesOf(child, rules, prepare)
    }
  })

/** Every material of a node in order, except in responses. */
const materialsOf = (node: XmlNode, aside = ASKED): XmlNode[] =>
  node.name === 'material'
    ? [node]
    : childrenOf(node).flatMap((child) => (aside.test(child.name) ? [] : materialsOf(child, aside)))

/** Joins several materials: as lines if all are plain, otherwise as paragraphs. */
function together(materials: readonly HtmlChild[][]): HtmlChild[] {
  const isPlain = materials.every((own) => own.every((child) => typeof child === 'string' || child.name === 'br'))
  if (isPlain)
    return [
      element(
        'div',
        materials.flatMap((own, at) => (at === 0 ? own : [element('br', []), ...own])),
      ),
    ]
  return materials.flatMap((own) => (own.some(isBlock) ? own : [element('p', own)]))
}

/** Reads the texts of an item of QTI 1.2, and collects what was lost. */
export function texts12({ shelf, bytesOf }: ItemContext, losses: FormatReason[]) {
  const rules: TidyRules = { losses, picture: pictureRule(shelf, losses, bytesOf) }
  const treeOf = (node: XmlNode | undefined, prepare: Prepare = (source) => source, aside = ASKED): HtmlChild[] => {
    const materials = (node ? materialsOf(node, aside) : []).map((material) => piecesOf(material, rules, prepare))
    const [only = [], another] = materials.filter((own) => own.length > 0)
    return another ? together(materials.filter((own) => own.length > 0)) : only
  }
  const textOf = (node: XmlNode | undefined, aside = ASKED): FormatText => {
    const pieces = (node ? materialsOf(node, aside) : []).flatMap((material) => childrenOf(material))
    const [piece, another] = pieces
    // A single plain text keeps its whitespace.
    const isPlain = piece?.name === 'mattext' && !another && /plain/i.test(piece.attributes['texttype'] ?? 'plain')
    const isText = isPlain && childrenOf(piece).length === 0
    return isText ? { text: textIn(piece).trim() } : textOfTidy(treeOf(node, undefined, aside))
  }
  return {
    treeOf,
    textOf: (node: XmlNode | undefined) => textOf(node),
    /** A text including the text of its list, which precedes the answers. */
    wholeOf: (node: XmlNode | undefined) => textOf(node, ANSWER),
    lineOf: (node: XmlNode | undefined) => oneLine(textOf(node), losses),
  }
}

export type Texts12 = ReturnType<typeof texts12>
