import { describe, expect, it } from 'vitest'
import { mailHtml, mailText, type MailContent } from './mail-layout.ts'

const content: MailContent = {
  preheader: 'Before & after',
  title: 'A <title>',
  parts: [
    { kind: 'text', text: 'Hello <b>' },
    { kind: 'facts', facts: [['Course', 'RN "Basics"']] },
    { kind: 'code', text: '123456' },
    { kind: 'button', label: 'Open', href: 'https://site.example/a?b=1&c=2' },
    { kind: 'link', label: 'See', href: 'https://site.example/d' },
  ],
}

describe('a mail', () => {
  it('shows every text as text, and an address as it is', () => {
    const html = mailHtml(content)
    for (const part of ['Before &amp; after', 'A &lt;title&gt;', 'Hello &lt;b&gt;', 'RN &quot;Basics&quot;'])
      expect(html).toContain(part)
    expect(html).toContain('href="https://site.example/a?b=1&amp;c=2"')
  })

  it('has colors for light and dark, fetches nothing, and is smaller than what mail programs cut off', () => {
    const html = mailHtml(content)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).not.toMatch(/<img|<link|url\(|@import/)
    // Cognito accepts 20,000 characters, mail programs 100 KB.
    expect(html.length).toBeLessThan(20_000)
  })

  it('has a plain text version with the same content', () => {
    const text = mailText(content)
    for (const part of [
      'A <title>',
      'Hello <b>',
      'Course: RN "Basics"',
      '123456',
      'Open: https://site.example/a?b=1&c=2',
      'See: ',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('<p')
  })
})
