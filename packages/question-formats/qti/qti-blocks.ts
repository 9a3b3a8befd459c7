import { element, type HtmlChild, isBlock } from '../text/html-node.ts'
import { childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

const BLOCKS = new Set('p div blockquote li td th h1 h2 h3 h4 h5 h6 pre dt dd caption'.split(' '))

/** The innermost block element that contains a node. */
export function blockAround(within: XmlNode, node: XmlNode): XmlNode | undefined {
  const child = childrenOf(within).find(
    (own) => own === node || descendantsOf(own, new Set([node.name])).includes(node),
  )
  if (!child || child === node) return undefined
  return blockAround(child, node) ?? (BLOCKS.has(child.name) ? child : undefined)
}

const INLINE = new Set(['inlinechoiceinteraction', 'textentryinteraction'])

/** QTI elements that start and end a line. */
const OWN_BLOCK = /(?:interaction|block)$/

/** Whether a child of an item's body is inline. */
function isInline(child: HtmlChild): boolean {
  if (typeof child === 'string') return true
  const { name } = child
  return INLINE.has(name) || !(OWN_BLOCK.test(name) || isBlock(child))
}

const hasInteraction = (child: HtmlChild): boolean =>
  typeof child !== 'string' && (INLINE.has(child.name) || child.children.some(hasInteraction))

/** Wraps text and interactions outside any block in paragraphs. */
export function withParagraphs(body: XmlNode): XmlNode {
  const children: HtmlChild[] = []
  let run: HtmlChild[] = []
  const end = () => {
    children.push(...(run.some(hasInteraction) ? [element('p', run)] : run))
    run = []
  }
  for (const child of body.children) {
    if (isInline(child)) {
      run.push(child)
      continue
    }
    end()
    children.push(child)
  }
  end()
  return { ...body, children }
}

/** Placeholder for a number entry within a line. */
const GAP = '_____'

/** Whether text follows a node in its block. */
function isFollowed(block: XmlNode, node: XmlNode): boolean {
  const state = { isBehind: false, hasWords: false }
  const look = (child: HtmlChild): void => {
    if (typeof child === 'string') state.hasWords ||= state.isBehind && child.trim() !== ''
    else if (child === node) state.isBehind = true
    else child.children.forEach(look)
  }
  block.children.forEach(look)
  return state.hasWords
}

const replaced = (within: XmlNode, node: XmlNode): XmlNode => ({
  ...within,
  children: within.children.map((child) =>
    typeof child === 'string' ? child : child === node ? GAP : replaced(child, node),
  ),
})

/** Adds a placeholder for a number entry that is followed by text; undefined if there is none. */
export function withGap(body: XmlNode, entry: XmlNode): XmlNode | undefined {
  const block = blockAround(body, entry)
  return block && isFollowed(block, entry) ? replaced(body, entry) : undefined
}
