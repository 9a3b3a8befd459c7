import { type HeadTag, headTags, type PageHead, titleText } from './head-tags.ts'

/** The mark of the tags that belong to the page in view; the pre-rendered ones carry it too. */
export const HEAD_MARK = 'data-head'

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.setAttribute(HEAD_MARK, '')
  return element
}

/** Makes the document's head say what this page says, and nothing of the page before it. */
export function applyHead(head: PageHead, pathname: string): void {
  document.title = titleText(head.title)
  document.head.querySelectorAll(`[${HEAD_MARK}]`).forEach((element) => element.remove())
  document.head.append(...headTags(head, pathname).map(elementOf))
}
