/** A text in HTML, as written there, or a tag: its name in lower case, and everything after the name. */
export type HtmlPart = { text: string } | { tag: string; isEnd: boolean; attributes: string }

const isSpace = (letter: string | undefined): boolean => letter !== undefined && ' \t\n\f\r'.includes(letter)

/** Returns the index of the first character from `at` on that is in `ends`; the text's length if there is none. */
function endOf(html: string, at: number, ends: string): number {
  let end = at
  while (end < html.length && !ends.includes(html[end] ?? '')) end += 1
  return end
}

const SPACES = ' \t\n\f\r'

function afterSpaces(html: string, at: number): number {
  let end = at
  while (isSpace(html[end])) end += 1
  return end
}

type Attribute = { name: string; value: string; end: number }

/** Returns the attribute that begins at `at`, as browsers parse it; undefined if its quotes don't end. */
function attributeAt(html: string, at: number): Attribute | undefined {
  // An attribute's name may begin with an equals sign.
  const nameEnd = endOf(html, at + 1, `${SPACES}/>=`)
  const name = html.slice(at, nameEnd).toLowerCase()
  const sign = afterSpaces(html, nameEnd)
  if (html[sign] !== '=') return { name, value: '', end: nameEnd }
  const from = afterSpaces(html, sign + 1)
  const quote = html[from]
  if (quote !== '"' && quote !== "'") {
    const end = endOf(html, from, `${SPACES}>`)
    return { name, value: html.slice(from, end), end }
  }
  const end = html.indexOf(quote, from + 1)
  return end < 0 ? undefined : { name, value: html.slice(from + 1, end), end: end + 1 }
}

/**
 * Calls `onAttribute` for each attribute from `at` on, and returns the index of the `>` that ends their tag; undefined
 * if there is none.
 */
function attributesEnd(html: string, at: number, onAttribute?: (attribute: Attribute) => void): number | undefined {
  let index = at
  while (index < html.length) {
    if (html[index] === '>') return index
    if (isSpace(html[index]) || html[index] === '/') {
      index += 1
      continue
    }
    const attribute = attributeAt(html, index)
    if (attribute === undefined) return undefined
    onAttribute?.(attribute)
    index = attribute.end
  }
  return undefined
}

/** Returns the value of an attribute in a tag, as written; undefined if absent. The first of a name counts. */
export function attributeValue(attributes: string, name: string): string | undefined {
  let value: string | undefined
  attributesEnd(attributes, 0, (attribute) => {
    if (attribute.name === name) value ??= attribute.value
  })
  return value
}

/**
 * Returns the index after a comment, a declaration, or an instruction that begins at `at`; one without an end extends
 * to the end of the text.
 */
function afterComment(html: string, at: number): number {
  const isComment = html.startsWith('<!--', at)
  // `<!-->` and `<!--->` are whole comments.
  const end = isComment ? html.indexOf('-->', at + 2) : html.indexOf('>', at)
  return end < 0 ? html.length : end + (isComment ? 3 : 1)
}

/**
 * Yields the texts and tags of HTML, in linear time. Skips comments. As in browsers, a `>` in a quoted attribute
 * doesn't end a tag, a `<` before anything but a letter is text, and a tag without an end extends to the end of the
 * text.
 */
export function* htmlParts(html: string): Generator<HtmlPart> {
  let at = 0
  let from = 0
  while (from < html.length) {
    const start = html.indexOf('<', from)
    if (start < 0) break
    const isEnd = html[start + 1] === '/'
    const nameStart = start + (isEnd ? 2 : 1)
    const first = html[nameStart] ?? ''
    const isTag = /[a-z]/i.test(first)
    if (!isTag && !isEnd && first !== '!' && first !== '?') {
      from = start + 1
      continue
    }
    if (start > at) yield { text: html.slice(at, start) }
    if (isTag) {
      const nameEnd = endOf(html, nameStart, `${SPACES}/>`)
      const end = attributesEnd(html, nameEnd)
      if (end === undefined) return
      yield { tag: html.slice(nameStart, nameEnd).toLowerCase(), isEnd, attributes: html.slice(nameEnd, end) }
      at = end + 1
    } else at = afterComment(html, start)
    from = at
  }
  if (at < html.length) yield { text: html.slice(at) }
}
