import { type HeadTag, headTags, type PageHead, titleText } from './head-tags.ts'

/** Marks the tags of the current page's head; the pre-rendered tags have it too. */
export const HEAD_MARK = 'data-head'

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.setAttribute(HEAD_MARK, '')
  return element
}

/** Replaces the previous page's title and tags in the document's head with this page's. */
export function applyHead(head: PageHead, pathname: string): void {
  document.title = titleText(head.title)
  document.head.querySelectorAll(`[${HEAD_MARK}]`).forEach((element) => element.remove())
  document.head.append(...headTags(head, pathname).map(elementOf))
}
