import { element, type HtmlChild, isBlock } from '../text/html-node.ts'
import { childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

const BLOCKS = new Set('p div blockquote li td th h1 h2 h3 h4 h5 h6 pre dt dd caption'.split(' '))

/** The innermost block around a node. */
export function blockAround(within: XmlNode, node: XmlNode): XmlNode | undefined {
  const child = childrenOf(within).find(
    (own) => own === node || descendantsOf(own, new Set([node.name])).includes(node),
  )
  if (!child || child === node) return undefined
  return blockAround(child, node) ?? (BLOCKS.has(child.name) ? child : undefined)
}

const INLINE = new Set(['inlinechoiceinteraction', 'textentryinteraction'])

/** Elements of QTI that begin and end a line. */
const OWN_BLOCK = /(?:interaction|block)$/

/** Whether a child of an item's body lies in a line of text. */
function isInline(child: HtmlChild): boolean {
  if (typeof child === 'string') return true
  const { name } = child
  return INLINE.has(name) || !(OWN_BLOCK.test(name) || isBlock(child))
}

const hasInteraction = (child: HtmlChild): boolean =>
  typeof child !== 'string' && (INLINE.has(child.name) || child.children.some(hasInteraction))

/** The body of an item in which text that lies in no block, with what is asked in it, is a paragraph. */
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

/** What stands where a number is typed within a line. */
const GAP = '_____'

/** Whether words of a block follow a node of it. */
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

/** A body in which a line marks where a number is typed, if words follow it; undefined: none does. */
export function withGap(body: XmlNode, entry: XmlNode): XmlNode | undefined {
  const block = blockAround(body, entry)
  return block && isFollowed(block, entry) ? replaced(body, entry) : undefined
}
