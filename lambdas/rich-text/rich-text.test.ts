import { describe, expect, it } from 'vitest'
import { imagePathsIn } from './sanitised-text.ts'
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
  it('keeps headings, lists, tables, links and the alignment classes', () => {
    const html =
      '<h2 class="text-center evil">A</h2><ul><li>b</li></ul><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>'
    expect(sanitiseRichText(html)).toBe(html.replace(' evil', ''))
    expect(sanitiseRichText('<a href="https://x.example">x</a>')).toContain('noopener')
  })
  it('makes of the alignment of other editors the two classes that are kept', () => {
    const foreign =
      '<p class="ql-align-center">a</p><p style="text-align:right">b</p><h2 align="center">c</h2><p class="ql-align-justify">d</p>'
    expect(sanitiseRichText(foreign)).toBe(
      '<p class="text-center">a</p><p class="text-right">b</p><h2 class="text-center">c</h2><p>d</p>',
    )
  })
  it('keeps an image of ours, with its size and its words, and no other', () => {
    const ours = '<img src="/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png" alt="A heart" width="640" height="480" />'
    expect(sanitiseRichText(`<p>${ours}</p>`)).toBe(`<p>${ours}</p>`)
    const more = ours.replace(' alt', ' class="text-center" title="x" srcset="x 2x" onerror="x" loading="eager" alt')
    expect(sanitiseRichText(more)).toBe(ours)
    expect(sanitiseRichText(ours.replace('640', '100%').replace('480', '-1'))).toBe(
      '<img src="/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png" alt="A heart" />',
    )
    expect(imagePathsIn(`<p>${ours}</p>${ours}`)).toEqual(['/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png'])
    expect(imagePathsIn(sanitiseRichText('<p>src="/images/x" &lt;img src="/images/y"</p>'))).toEqual([])
  })
  it.each([
    'https://evil.example/a.png',
    '//evil.example/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://academy.example/1',
    '/images/../config.json',
    '/images/01hzzzzzzzzzzzzzzzzzzzzzzz.svg',
    '/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png?x',
    'images/01hzzzzzzzzzzzzzzzzzzzzzzz.png',
    '',
  ])('drops an image of %j', (src) => {
    expect(sanitiseRichText(`<p>a<img src="${src}" alt="x">b</p>`)).toBe('<p>ab</p>')
  })
  it('derives the plain text', () =>
    expect(plainText('<h2>One</h2><p>Two &amp; <b>three</b> &lt; 4</p><ul><li>five</li><li>six</li></ul>')).toBe(
      'One Two & three < 4 five six',
    ))
})
