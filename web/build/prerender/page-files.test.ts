import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { fillTemplate, fontLink, inlineStyles, linksFor } from './page-files.ts'

const template = '<head><!--head--></head><body><div id="root"><!--page--></div><!--after--></body>'

it('each part is placed unchanged', () => {
  const page = fillTemplate(template, { head: '<title>$& one</title>', first: '/f.js', page: '<p>$1</p>', after: '!' })
  expect(page).toBe(
    '<head><script src="/f.js"></script>\n    <title>$& one</title>  \n  </head><body><div id="root"><p>$1</p></div>!</body>',
  )
})

it('a template without a placeholder fails the build', () => {
  expect(() => fillTemplate('<head></head>', { head: '', first: '' })).toThrow('index.html has no <!--head-->')
})

it('inlined stylesheets cannot end their element', () => {
  const html = '<link rel="stylesheet" crossorigin href="/assets/style-1.css"><p></p>'
  const read = (file: string) => `/* ${file} */ a::after{content:'</style>'}`
  expect(inlineStyles(html, read)).toBe(`<style>/* assets/style-1.css */ a::after{content:'<\\/style>'}</style><p></p>`)
})

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[]) => ({
  type: 'chunk' as const,
  fileName,
  moduleIds: facadeModuleId === null ? [] : [facadeModuleId],
  imports,
})
const bundle = {
  output: [
    chunk('home.js', '/web/home.tsx', ['shared.js', 'react.js']),
    chunk('shared.js', null, ['home.js', 'react.js']),
    chunk('react.js', null, []),
  ],
} as unknown as Rolldown.RolldownOutput

it('a screen links its code and dependencies, except those the template links already', () => {
  expect(linksFor(bundle, '<script src="/react.js">', ['/web/home.tsx'])).toBe(
    '<link rel="modulepreload" crossorigin href="/home.js">\n    <link rel="modulepreload" crossorigin href="/shared.js">',
  )
})

it('an unknown screen fails the build', () => {
  expect(() => linksFor(bundle, '', ['/web/gone.tsx'])).toThrow('/web/gone.tsx is in no chunk')
})

it('every page preloads the font, and a missing font fails the build', () => {
  const font = { type: 'asset', fileName: 'assets/inter-latin-wght-normal-1.woff2' }
  const { output } = bundle
  expect(fontLink({ output: [...output, font] } as unknown as Rolldown.RolldownOutput)).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-latin-wght-normal-1.woff2">',
  )
  expect(() => fontLink(bundle)).toThrow('The bundle has no font')
})
