import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasUndescribedImage, plainLinesOfHtml, plainOfHtml } from './plain-of-html.ts'

it.each([
  ['<p>a</p><p>b <strong>c</strong>d</p><ul><li>e</li><li>f</li></ul>', 'a b cd e f'],
  ['<table><tr><th>a</th><td>b</td></tr></table><hr />c', 'a b c'],
  ['5 &lt; 6 &amp;&amp; &quot;x&quot; &#39;y&#39;&nbsp;&amp;lt;', '5 < 6 && "x" \'y\' &lt;'],
  ['10<sup>−3</sup> 5<sup>th</sup> x<sup>2<b>3</b></sup>', '10⁻³ 5th x23'],
  ['see <img src="a.png" alt="BP > 90 &amp; <rising>">now', 'see BP > 90 & <rising> now'],
  ['see <img alt=\'a "b"\' src=x> and <IMG ALT=strip>', 'see a "b" and strip'],
  ['<a title="</p>" href=\'>\' class=a/b>x</a>y', 'xy'],
  ['a<!-- <b> " > -->b<!-->c<!doctype x>d<?x?>e</>f', 'abcdef'],
  ['BP <90 or > 100, a < b', 'BP <90 or > 100, a < b'],
  // A tag without an end extends to the end of the text, as in browsers.
  ['a <b title="c > d', 'a'],
  ['a <!-- b', 'a'],
  ['', ''],
])('the plain text of %j is %j', (html, text) => expect(plainOfHtml(html)).toBe(text))

it('a line ends at a line break element, and not at one in an attribute', () => {
  expect(plainLinesOfHtml('a<br>b <img alt="c <br> d"><br class="x" />')).toEqual(['a', 'b c <br> d', ''])
})

it.each([
  ['<img src="a.png">', true],
  ['<img alt=" &nbsp; " src="a.png">', true],
  ['<img data-alt="x" src="a.png">', true],
  ['<img src="a.png" alt="">', true],
  ['<img title="a > b" alt="x">', false],
  ['<img alt="x" alt="">', false],
  ['<p title="<img>">a</p><!-- <img> -->', false],
])('whether %j shows an image without a description: %j', (html, isUndescribed) => {
  expect(hasUndescribedImage(html)).toBe(isUndescribed)
})

/** Stored plain texts were created like this. */
function byExpressions(html: string): string {
  const raised = (digits: string) => Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }
  return html
    .replace(/<img\b[^<>]*>/gi, (image) => ` ${/\salt="([^"]*)"/i.exec(image)?.[1]?.trim() ?? ''} `)
    .replace(/<sup>(\d+)<\/sup>/gi, (_, digits: string) => raised(digits))
    .replace(/<\/(?:p|h[1-6]|li|tr|td|th|caption|pre|blockquote|figcaption)>|<[bh]r\b[^<>]*>/gi, ' $&')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|apos|#39|nbsp|amp);/g, (_, name: string) => signs[name] ?? '&')
    .replace(/\s+/g, ' ')
    .trim()
}

it('the texts of the sample academy stay the same', () => {
  const texts = ['sample/readings', 'sample/contents'].flatMap((folder) =>
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
    ),
  )
  expect(texts.filter((text) => text.includes('<p>')).length).toBeGreaterThan(5)
  expect(texts.map(plainOfHtml)).toEqual(texts.map(byExpressions))
})
