import { describe, expect, it } from 'vitest'
import { plainText, sanitiseRichText } from './rich-text.ts'

describe('rich text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<math><mtext></mtext><style><img src=x onerror=alert(1)></style></math>',
    '<a href="java&#10;script:alert(1)">x</a>',
  ])('drops what could run: %s', (html) =>
    expect(sanitiseRichText(html)).not.toMatch(/script|onerror|onload|style|iframe|svg/i),
  )
  it('keeps headings, lists, tables, links and the alignment classes [3.9.13]', () => {
    const html =
      '<h2 class="text-center evil">A</h2><ul><li>b</li></ul><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>'
    expect(sanitiseRichText(html)).toBe(html.replace(' evil', ''))
    expect(sanitiseRichText('<a href="https://x.example">x</a>')).toContain('noopener')
  })
  it('derives the plain text [3.3.1]', () =>
    expect(plainText('<h2>One</h2><p>Two &amp; <b>three</b> &lt; 4</p><ul><li>five</li><li>six</li></ul>')).toBe(
      'One Two & three < 4 five six',
    ))
})
