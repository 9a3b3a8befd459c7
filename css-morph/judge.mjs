// node judge.mjs <dist folder> <out folder> [--record] [--only text] [--shots]
// Visits every screen over recorded replies with the bundle of <dist folder>; writes computed styles and boxes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs'
import { join, extname } from 'node:path'
import { gzipSync } from 'node:zlib'
const { chromium } = await import('./w/node_modules/@playwright/test/index.mjs')
const [DIST, OUT] = process.argv.slice(2)
const RECORD = process.argv.includes('--record')
const SHOTS = process.argv.includes('--shots')
const ONLY = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''
const SITE = 'http://localhost:4840'
const state = JSON.parse(readFileSync('./css-morph/state.json', 'utf8'))
const REPLIES = './css-before/replies'
mkdirSync(OUT, { recursive: true }); mkdirSync(REPLIES, { recursive: true })
const hash = (text) => createHash('sha1').update(text).digest('hex').slice(0, 16)
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.woff2': 'font/woff2', '.webp': 'image/webp', '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json' }

const PROPS = readFileSync('./css-morph/props.txt', 'utf8').trim().split('\n')
const BASE = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none', media: 'screen' }
const VARIANTS = [
  { name: '1440', width: 1440 }, { name: '1440-dark', width: 1440, colorScheme: 'dark' },
  { name: 'forced', width: 1440, forcedColors: 'active' }, { name: 'print', width: 1440, media: 'print' },
  { name: 'motion', width: 1440, reducedMotion: 'no-preference' },
  { name: 'hover', width: 1440, force: ['hover'] }, { name: 'focus', width: 1440, force: ['focus', 'focus-visible', 'active'] },
  { name: '1024', width: 1024 }, { name: '1025', width: 1026 }, { name: '768', width: 768 }, { name: '768-dark', width: 768, colorScheme: 'dark' },
  { name: '640', width: 640 }, { name: '480', width: 480 },
  { name: '390', width: 390 }, { name: '390-dark', width: 390, colorScheme: 'dark' }, { name: '250', width: 250 },
]
if (process.argv.includes('--core')) VARIANTS.splice(0, VARIANTS.length, ...VARIANTS.filter(({ name }) => ['1440', '768', '640', '390', 'forced', 'print', 'hover', 'focus', 'motion'].includes(name)))
if (process.argv.includes('--fast')) VARIANTS.splice(0, VARIANTS.length, ...VARIANTS.filter(({ name }) => ['1440', '390', 'print', 'hover'].includes(name)))
const QUICK = VARIANTS.filter(({ name }) => ['1440', '1440-dark', '390', 'forced', 'hover', 'focus'].includes(name))

const misses = []
function storeOf(persona) {
  const file = join(REPLIES, `${persona}.json`)
  const replies = !RECORD && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return { replies, save: () => RECORD && writeFileSync(file, JSON.stringify(replies)) }
}

async function newPage(browser, persona, store) {
  const self = { store, persona, visit: 'start', counts: {}, pending: 0, last: Date.now() }
  self.again = async () => {
    const kept = self.kept
    const old = self.page
    await openPage(browser, persona, store, self)
    old?.context().close().catch(() => {})
    if (kept) { self.visit = 'sign-in'; await self.page.goto(`${SITE}/terms`); await self.page.evaluate((kept) => { for (const [k, v] of Object.entries(kept.session)) sessionStorage.setItem(k, v); for (const [k, v] of Object.entries(kept.local)) localStorage.setItem(k, v) }, kept) }
    if (self.selection) await select(self.page, self.selection)
  }
  await openPage(browser, persona, store, self)
  return self
}
async function openPage(browser, persona, store, self) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('crash', () => { misses.push(`${persona} ${self.visit}: crashed`); self.fail?.(new Error('crashed')) })
  page.on('dialog', (dialog) => { (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => {}) })
  self.page = page; self.pending = 0
  self.client = await context.newCDPSession(page)
  await self.client.send('DOM.enable'); await self.client.send('CSS.enable')
  await page.clock.setFixedTime(new Date(state.time))
  await context.addInitScript(() => {
    let seed = 7
    const next = () => ((seed = (seed * 16807) % 2147483647) & 0xffff) / 0x10000
    Math.random = next
    const hex = (n) => Array.from({ length: n }, () => Math.floor(next() * 16).toString(16)).join('')
    crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  })
  await page.routeWebSocket(/.*/, () => {})
  await page.route(/.*/, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    self.pending += 1
    try {
      if (url.origin === SITE) {
        let path = url.pathname
        const fileOf = (name) => join(DIST, name)
        if (request.isNavigationRequest()) {
          const written = fileOf(join(path, 'index.html'))
          const page = existsSync(written) && path !== '/index.html' ? written : fileOf('app.html')
          if (!path.startsWith('/courses/') && !path.startsWith('/verify/')) return await route.fulfill({ body: readFileSync(page), contentType: 'text/html' })
          return await route.fulfill({ body: readFileSync(fileOf('app.html')), contentType: 'text/html' })
        }
        if (extname(path) && existsSync(fileOf(path)) && !['/config.json', '/catalogue.json'].includes(path))
          return await route.fulfill({ body: readFileSync(fileOf(path)), contentType: TYPES[extname(path)] ?? 'application/octet-stream' })
      }
      const body = request.postData() ?? ''
      const target = request.headers()['x-amz-target'] ?? ''
      let op = target
      try { op ||= JSON.parse(body).query.match(/(query|mutation|subscription)\s+(\w+)/)?.[2] ?? '' } catch {}
      let vars = body
      try { vars = JSON.stringify(JSON.parse(body).variables) } catch {}
      const first = `${self.visit}|${request.method()} ${url.origin}${url.pathname}${op ? '' : url.search}|${op}`
      const exact = `${first}|${hash(vars)}`
      const count = (self.counts[exact] = (self.counts[exact] ?? -1) + 1)
      if (RECORD) {
        const response = await route.fetch({ timeout: 20000 })
        const headers = response.headers()
        delete headers['content-encoding']; delete headers['content-length']
        headers.date = new Date(state.time).toUTCString(); delete headers.age
        const data = (await response.body()).toString('base64')
        ;(store.replies[exact] ??= []).push({ status: response.status(), headers, data })
        return await route.fulfill({ status: response.status(), headers, body: Buffer.from(data, 'base64') })
      }
      let list = store.replies[exact]
      if (!list) {
        const near = Object.keys(store.replies).find((key) => key.startsWith(`${first}|`)) ?? Object.keys(store.replies).find((key) => key.split('|').slice(1, 3).join('|') === first.split('|').slice(1, 3).join('|'))
        misses.push(`${persona} ${exact}${near ? ' (near)' : ''}`)
        list = near && store.replies[near]
      }
      if (!list) return await route.abort()
      const { status, headers, data } = list[Math.min(count, list.length - 1)]
      await route.fulfill({ status, headers, body: Buffer.from(data, 'base64') })
    } catch (error) {
      await route.abort().catch(() => {})
    } finally { self.pending -= 1; self.last = Date.now() }
  })
}

async function settle(self, least = 250) {
  const { page } = self
  const began = Date.now()
  self.last = Math.max(self.last, began - 100)
  const quiet = () => page.evaluate(() => { const now = performance.now(); window.__seen ??= (new MutationObserver(() => (window.__changed = performance.now())).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }), (window.__changed = now)); return now - window.__changed }).catch(() => 0)
  for (;;) {
    await page.waitForTimeout(50)
    const waited = Date.now() - began
    if (self.pending === 0 && Date.now() - self.last > least && (await quiet()) > least) return
    if (waited > 8000) { misses.push(`${self.persona} ${self.visit}: never quiet`); return }
  }
}

/** Takes the page in every variant. */
async function look(self, client, name, variants) {
  if (RECORD) variants = variants.slice(0, 1)
  const { page } = self
  const file = `${self.persona}--${name.replace(/[^a-z0-9]+/gi, '_').slice(0, 110)}`
  const result = { name: `${self.persona} ${name}`, variants: {} }
  const vectors = new Map()
  for (const variant of variants) {
    const { width, force, name: variantName } = variant
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ ...BASE, ...Object.fromEntries(Object.keys(BASE).filter((key) => key in variant).map((key) => [key, variant[key]])) })
    let forced = []
    if (force) {
      const { root } = await client.send('DOM.getDocument', { depth: -1 })
      const walk = (node) => { if (['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY', 'LABEL', 'TR', 'H1'].includes(node.nodeName) || node.attributes?.includes('role') || /--link/.test(String(node.attributes))) forced.push(node.nodeId); for (const child of node.children ?? []) walk(child) }
      walk(root)
      await Promise.all(forced.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: force }).catch(() => {})))
    }
    await page.waitForTimeout(25)
    const snap = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: PROPS, includePaintOrder: false, includeDOMRects: false })
    if (force) await Promise.all(forced.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [] }).catch(() => {})))
    const { strings } = snap
    const { nodes, layout } = snap.documents[0]
    const pseudo = new Map(nodes.pseudoType ? nodes.pseudoType.index.map((index, at) => [index, strings[nodes.pseudoType.value[at]]]) : [])
    const classOf = (index) => { const list = nodes.attributes[index] ?? []; for (let at = 0; at < list.length; at += 2) if (strings[list[at]] === 'class') return strings[list[at + 1]]; return '' }
    const idOf = (index) => { const list = nodes.attributes[index] ?? []; for (let at = 0; at < list.length; at += 2) if (strings[list[at]] === 'id') return '#' + strings[list[at + 1]]; return '' }
    const rows = []
    const styleKey = (styles) => { const text = styles.map((at) => strings[at]).join('\u0001'); let id = vectors.get(text); if (id === undefined) vectors.set(text, (id = vectors.size)); return id }
    layout.nodeIndex.forEach((index, at) => {
      const tag = strings[nodes.nodeName[index]]
      if (tag.startsWith('#') ) { if (tag === '#text') rows.push(['#text', '', -1, layout.bounds[at].map((x) => Math.round(x * 8) / 8), nodes.parentIndex[index]]); return }
      rows.push([`${tag}${pseudo.has(index) ? '::' + pseudo.get(index) : ''}`, classOf(index) || idOf(index), styleKey(layout.styles[at]), layout.bounds[at].map((x) => Math.round(x * 8) / 8), nodes.parentIndex[index], index])
    })
    // Parents as places among the rows.
    const placeOf = new Map(rows.map((row, place) => [row[5], place]))
    result.variants[variantName] = rows.map(([tag, cls, style, box, parent]) => [tag, cls, style, box, placeOf.get(parent) ?? -1])
    if (SHOTS && ['1440', '1440-dark', '390', '390-dark', '768', '768-dark', 'forced', 'print'].includes(variantName)) await page.screenshot({ path: join(OUT, `${file}--${variantName}.png`), fullPage: true })
  }
  result.vectors = [...vectors.keys()]
  writeFileSync(join(OUT, `${file}.json.gz`), gzipSync(JSON.stringify(result), { level: 3 }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia(BASE)
}

async function signIn(self, { email, password }) {
  const { page } = self
  self.visit = 'sign-in'
  await page.goto(`${SITE}/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => !url.pathname.includes('sign-in'), { timeout: 30000 })
}

const sessionFile = (persona) => join(REPLIES, `${persona}.session.json`)
/** In a replay the recorded session is put back: signing in proves a random number. */
async function enter(self, person) {
  const { page, persona } = self
  if (RECORD) {
    const other = await (await page.context().browser().newContext()).newPage()
    await signIn({ page: other }, person)
    await other.waitForTimeout(1500)
    const kept = await other.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))
    await other.context().close()
    writeFileSync(sessionFile(persona), JSON.stringify(kept))
  }
  {
    const kept = JSON.parse(readFileSync(sessionFile(persona), 'utf8'))
    self.visit = 'sign-in'
    await page.goto(`${SITE}/terms`)
    await page.evaluate((kept) => { for (const [k, v] of Object.entries(kept.session)) sessionStorage.setItem(k, v); for (const [k, v] of Object.entries(kept.local)) localStorage.setItem(k, v) }, kept)
    self.kept = kept
  }
}

async function visit(self, client, address, options) {
  if (ONLY && !address.includes(ONLY)) return
  let timer
  const late = new Promise((_, reject) => { self.fail = reject; timer = setTimeout(() => reject(new Error('too long')), 100_000) })
  const variantsNow = RECORD ? VARIANTS.slice(0, 1) : options.variants ?? VARIANTS
  try { await Promise.race([visitNow(self, self.client, address, { ...options, variants: variantsNow }), late]); self.store.save() } catch (error) {
    misses.push(`${self.persona} ${self.visit}: ${String(error).slice(0, 200)}`)
    console.log(self.persona, self.visit, String(error).slice(0, 150))
    await self.again()
  } finally { clearTimeout(timer) }
}

async function visitNow(self, client, address, { clicks = false, variants = VARIANTS, clicked } = {}) {
  const { page } = self
  self.visit = address
  self.counts = {}
  if (ONLY && !address.includes(ONLY)) return
  await page.goto(`${SITE}${address}`)
  await page.locator('h1').first().waitFor({ timeout: 15000 }).catch(() => misses.push(`${self.persona} ${address}: no heading`))
  await settle(self)
  await look(self, client, address, variants)
  if (!clicks || process.argv.includes('--noclicks') || /payments|audit/.test(address)) return
  const names = await page.locator('main, header').getByRole('button').evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim()))
  let presses = 0
  for (const name of [...new Set(names)]) {
    const kind = name.replace(/[0-9].*/, '').slice(0, 16)
    if (clicked.has(kind) || name === '' || /Sign Out|Download|Export|Print|Copy|Retry|Publish$|Load more|^(This|Last|Today|All|Custom|Previous|Next) |^(Today|Yesterday)$/i.test(name) || presses >= 3) continue
    clicked.add(kind); presses += 1
    self.visit = `${address} ${name}`
    self.counts = {}
    const button = page.locator('main, header').getByRole('button', { name, exact: true }).first()
    if (!(await button.isVisible().catch(() => false))) continue
    await button.click({ timeout: 2000 }).catch(() => {})
    await settle(self, 180)
    await look(self, client, `${address} press ${name}`, QUICK)
    const at = new URL(page.url())
    await page.keyboard.press('Escape')
    await page.waitForTimeout(80)
    const open = await page.locator('dialog[open]').count()
    if (open > 0 || `${at.pathname}${at.search}` !== address) { self.visit = `${address} again ${name}`; self.counts = {}; await page.goto(`${SITE}${address}`); await page.locator('h1').first().waitFor({ timeout: 15000 }).catch(() => {}); await settle(self) }
  }
}

const selectOf = (self, selection) => { self.selection = selection; return select(self.page, selection) }
const select = (page, selection) => page.evaluate((selected) => sessionStorage.setItem('academy.selection', JSON.stringify(selected)), selection)

/** Answers each question of a test and looks before, with an answer, and at the verdict. */
async function sit(self, client, who, label) {
  const { page } = self
  if (ONLY && !`sit ${label}`.includes(ONLY)) return
  await select(page, { uid: who.uid, ...who.test, sectionName: 'First Steps' })
  self.visit = `sit ${label}`; self.counts = {}
  await page.goto(`${SITE}/my-courses/course-view/my-tasks/task-view`)
  await page.getByRole('button', { name: 'Start' }).waitFor({ timeout: 15000 })
  await settle(self)
  await look(self, client, `sit ${label} start`, QUICK)
  await page.getByRole('button', { name: 'Start' }).click()
  for (let at = 0; at < 20; at += 1) {
    self.visit = `sit ${label} ${at}`; self.counts = {}
    const check = page.getByRole('button', { name: 'Check', exact: true })
    if (!(await check.waitFor({ timeout: 8000 }).then(() => true, () => false))) break
    await settle(self)
    await look(self, client, `sit ${label} ${at} question`, VARIANTS)
    const fields = page.locator('main fieldset').first()
    for (const list of await fields.locator('select').all()) await list.selectOption({ index: 1 }).catch(() => {})
    const boxes = fields.locator('input:is([type=radio],[type=checkbox])')
    if ((await boxes.count()) > 0) { await boxes.first().check({ force: true }).catch(() => {}); if ((await boxes.count()) > 3) await boxes.nth(3).check({ force: true }).catch(() => {}) }
    for (const box of await fields.getByRole('textbox').all()) await box.fill('1').catch(() => {})
    const drags = fields.locator('[data-drag]')
    for (let each = 0; each < Math.min(3, await drags.count()); each += 1) {
      await drags.nth(each).click({ timeout: 1000 }).catch(() => {})
      await fields.locator('[data-drop]').nth(each).click({ timeout: 1000 }).catch(() => {})
    }
    if ((await boxes.count()) === 0) await fields.getByRole('button').first().click({ timeout: 1000 }).catch(() => {})
    const keep = fields.getByRole('button', { name: 'Keep this order' })
    if (await keep.isVisible().catch(() => false)) await keep.click().catch(() => {})
    await settle(self, 180)
    await look(self, client, `sit ${label} ${at} answered`, QUICK)
    await check.click({ timeout: 3000 }).catch(() => {})
    const anyway = page.getByRole('button', { name: 'Submit anyway' })
    const next = page.getByRole('button', { name: /^(Next|See your result)$/ })
    await Promise.race([anyway.waitFor({ timeout: 6000 }).catch(() => {}), next.waitFor({ timeout: 6000 }).catch(() => {})])
    if (await anyway.isVisible().catch(() => false)) { await look(self, client, `sit ${label} ${at} anyway`, QUICK); await anyway.click(); await next.waitFor({ timeout: 6000 }).catch(() => {}) }
    if (!(await next.isVisible().catch(() => false))) break
    await settle(self, 180)
    await look(self, client, `sit ${label} ${at} verdict`, VARIANTS)
    await next.click()
  }
  await settle(self)
  await look(self, client, `sit ${label} result`, VARIANTS)
  for (const details of await page.locator('main details > summary, main button[aria-expanded=false]').all()) await details.click({ timeout: 800 }).catch(() => {})
  await settle(self)
  await look(self, client, `sit ${label} result open`, VARIANTS)
}

const PERSONAS = {
  async public(self, client) {
    const clicked = new Set()
    if (RECORD) {
      self.visit = 'course page'
      await self.page.goto(`${SITE}/register`)
      state.coursePage = await self.page.getByRole('link', { name: /RN Online Review/ }).first().getAttribute('href')
      writeFileSync('./css-morph/state.json', JSON.stringify(state, null, 1))
    }
    for (const address of state.visits.public) await visit(self, client, address.replace('COURSE_PAGE', state.coursePage), { clicks: true, clicked })
  },
  async student(self, client) {
    const clicked = new Set()
    await enter(self, state.student)
    await selectOf(self, { uid: state.student.uid, ...state.student.test, sectionName: 'First Steps' })
    for (const address of state.visits.student.filter((each) => !each.endsWith('/completed'))) await visit(self, client, address, { clicks: true, clicked })
    await selectOf(self, { uid: state.student.uid, progressKey: state.completedKey })
    await visit(self, client, '/my-courses/course-view/completed', { clicks: true, clicked })
  },
  async basic(self, client) { await enter(self, state.basic); await sit(self, client, state.basic, 'basic') },
  async rich(self, client) { await enter(self, state.rich); await sit(self, client, state.rich, 'rich') },
  async admin1(self, client) {
    const clicked = new Set()
    await enter(self, state.admin)
    for (const address of state.visits.admin.filter((_, at) => at % 2 === 0)) await visit(self, client, address, { clicks: true, clicked })
  },
  async admin2(self, client) {
    const clicked = new Set()
    await enter(self, state.admin)
    for (const address of state.visits.admin.filter((_, at) => at % 2 === 1)) await visit(self, client, address, { clicks: true, clicked })
  },
}

const only = process.argv.includes('--persona') ? process.argv[process.argv.indexOf('--persona') + 1].split(',') : Object.keys(PERSONAS)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] })
const queue = only
async function worker() {
  for (let persona; (persona = queue.shift()); ) {
    const began = Date.now()
    const store = storeOf(persona)
    const self = await newPage(browser, persona, store)
    const client = self.client
    try { await PERSONAS[persona](self, client) } catch (error) { console.log(persona, self.visit, String(error).slice(0, 600)); process.exitCode = 1 }
    store.save()
    await self.page.context().close()
    console.log(persona, Math.round((Date.now() - began) / 1000), 's')
  }
}
await Promise.all([worker(), worker()])
await browser.close()
writeFileSync(join(OUT, 'misses.txt'), misses.join('\n'))
console.log('misses', misses.length)
