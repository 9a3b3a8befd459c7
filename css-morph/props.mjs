const { chromium } = await import('./w/node_modules/@playwright/test/index.mjs')
import { writeFileSync } from 'node:fs'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const p = await b.newPage()
const all = await p.evaluate(() => [...getComputedStyle(document.body)])
const skip = /^(-webkit-(?!line-clamp|box-orient|text-fill)|block-size|inline-size|(min|max)-(block|inline)-size|(border|margin|padding|inset|scroll-margin|scroll-padding)-(block|inline)|border-(start|end)-|perspective-origin|transform-origin|text-decoration-skip|font-variant-|font-(kerning|optical|palette|synthesis)|speak|app-region|buffered|offset-|d$|cx|cy|animation-(range|timeline)|scroll-timeline|view-timeline|view-transition|ruby|mask-type|shape-|math-|hyphenate|overlay|anchor|position-(try|anchor|area|vis)|timeline|field-sizing-|interpolate|initial-letter|corner-|zoom|text-emphasis|text-box|font-language|font-size-adjust|color-(interp|render)|dominant|baseline|glyph|image-|origin-|paint-|vector-|stop-|flood|lighting|buffer|reading-|x$|y$|rx|ry|r$|dynamic|text-spacing|tab-size|orphans|widows|page$|row-rule|column-rule|rule-|caption-side|empty-cells)/
const props = all.filter((name) => !skip.test(name) && !name.startsWith('--'))
writeFileSync('./css-morph/props.txt', props.join('\n'))
console.log(all.length, props.length)
await b.close()
