// node morph.mjs <root> [--dry]: rewrites the stylesheets of <root>/web to Tailwind utilities in the TSX. Needs <root>/dist/web built.
import postcss from 'postcss'
import sp from 'postcss-selector-parser'
import { readFileSync, writeFileSync, readdirSync, existsSync, rmSync } from 'node:fs'
import { execSync } from 'node:child_process'
import { join, relative, dirname, basename, resolve } from 'node:path'
import { Project, SyntaxKind, Node } from 'ts-morph'
import { designSystem, utilitiesOf } from './utilities.mjs'
import { PASSES, KEEP_FILES, KEEP_CLASSES, homeOf, HOMES, REWRITE } from './plan.mjs'

const ROOT = resolve(process.argv[2]); const ARBITRARY = !process.argv.includes('--plain'); const DRY = process.argv.includes('--dry')
const WEB = join(ROOT, 'web')
const log = []
const say = (...args) => log.push(args.join(' '))

// ---------- 0. Classes whose names are utilities of Tailwind's
if (!DRY) for (const [f, re, to] of [['web/ui/layout/grid.tsx', /(['\s])grid(--wide)?(?=['\s])/g, '$1tiles$2'], ['web/ui/layout/layout.css', /\.grid(--wide)?(?![\w-])/g, '.tiles$1']]) if (existsSync(join(ROOT, f))) writeFileSync(join(ROOT, f), readFileSync(join(ROOT, f), 'utf8').replace(re, to))
// ---------- 1. The stylesheets, in the order of today's bundle
const cssFiles = execSync(`git ls-files 'web/*.css'`, { cwd: ROOT }).toString().trim().split('\n').filter(Boolean)
const built = readFileSync(join(process.env.ORDER_DIST ?? join(ROOT, 'dist/web'), 'assets', readdirSync(join(process.env.ORDER_DIST ?? join(ROOT, 'dist/web'), 'assets')).find((n) => /^style.*\.css$/.test(n))), 'utf8')
const firstAt = new Map()
{ let n = 0; postcss.parse(built).walkRules((r) => { n += 1; for (const [, c] of r.selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) if (!firstAt.has(c)) firstAt.set(c, n) }) }
const sheets = cssFiles.map((file) => {
  const root = postcss.parse(readFileSync(join(ROOT, file), 'utf8'))
  const own = new Set(); let place = Infinity
  root.walkRules((r) => { for (const part of r.selectors) { const m = /^\s*\.([a-zA-Z][\w-]*)/.exec(part); if (m) own.add(m[1]) } })
  const m = []
  root.walkRules((r) => { for (const s of r.selectors) { const x = /^\s*\.([a-zA-Z][\w-]*)\s*$/.exec(s); if (x) m.push(firstAt.get(x[1]) ?? Infinity) } })
  place = m.length ? m.sort((a, b) => a - b)[0] : /tokens/.test(file) ? -2 : /base/.test(file) ? -1 : Infinity
  return { file, root, own, place }
}).sort((a, b) => a.place - b.place)

// ---------- 2. Rules by class
let order = 0
const entries = [] // one a selector
const rulesOfClass = new Map()
const specificity = (sel) => { let [a, b, c] = [0, 0, 0]; const visit = (node) => { if (node.type === 'id') a++; else if (node.type === 'class' || node.type === 'attribute') b++; else if (node.type === 'tag') c++; else if (node.type === 'pseudo') { if (/^::|^:(before|after)$/.test(node.value)) c++; else if (node.value === ':where') return; else if ([':not', ':is', ':has'].includes(node.value)) { let best = [0, 0, 0]; node.each((s) => { const t = specificity(s); if (t[0] * 1e4 + t[1] * 100 + t[2] > best[0] * 1e4 + best[1] * 100 + best[2]) best = t }); a += best[0]; b += best[1]; c += best[2]; return } else b++ } if (node.nodes && node.type !== 'pseudo') node.nodes.forEach(visit) }; sel.nodes.forEach(visit); return [a, b, c] }
for (const sheet of sheets) {
  sheet.root.walkRules((rule) => {
    const at = []
    for (let p = rule.parent; p && p.type === 'atrule'; p = p.parent) at.unshift({ name: p.name, params: p.params })
    if (at.some(({ name }) => /keyframes/.test(name))) return
    order += 1
    const decls = rule.nodes.filter((n) => n.type === 'decl').map((d) => ({ prop: d.prop, value: d.value.replace(/\s+/g, ' ').trim(), important: d.important === true }))
    for (const text of splitSelectors(rule.selector)) {
      const sel = sp().astSync(text).nodes[0]
      const classes = new Set(); sel.walkClasses((c) => { classes.add(c.value) })
      const compounds = [[]]; const combs = []
      sel.each((n) => { if (n.type === 'combinator') { combs.push(n.value.trim() || ' '); compounds.push([]) } else if (n.type !== 'comment') compounds.at(-1).push(n) })
      const last = compounds.at(-1)
      const lastClasses = last.filter((n) => n.type === 'class').map((n) => n.value)
      const entry = { sheet, rule, text: text.replace(/\s+/g, ' ').trim(), at, order, decls, classes, compounds, combs, lastClasses, spec: specificity(sel) }
      entries.push(entry)
      for (const c of classes) { if (!rulesOfClass.has(c)) rulesOfClass.set(c, []); rulesOfClass.get(c).push(entry) }
    }
  })
}
function splitSelectors(selector) { const out = []; let depth = 0, from = 0; for (let i = 0; i < selector.length; i++) { const ch = selector[i]; if ('(['.includes(ch)) depth++; else if (')]'.includes(ch)) depth--; else if (ch === ',' && depth === 0) { out.push(selector.slice(from, i)); from = i + 1 } } out.push(selector.slice(from)); return out }
const ownerOf = new Map() // class → sheet that defines it
for (const e of entries) if (e.compounds.length === 1 && e.lastClasses.length >= 1 && !ownerOf.has(e.lastClasses[0])) ownerOf.set(e.lastClasses[0], e.sheet)
for (const e of entries) for (const c of e.lastClasses) if (!ownerOf.has(c)) ownerOf.set(c, e.sheet)
for (const e of entries) for (const c of e.classes) if (!ownerOf.has(c)) ownerOf.set(c, e.sheet)

// ---------- 3. Uses in TSX
const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true })
const tsFiles = execSync(`git ls-files 'web/*.tsx' 'web/*.ts'`, { cwd: ROOT }).toString().trim().split('\n').filter((f) => !/\.test\.tsx?$|\/testing\//.test(f))
for (const f of tsFiles) project.addSourceFileAtPath(join(ROOT, f))
const known = new Set(rulesOfClass.keys())
// What is queried by class: in tests, stories and code.
const hooks = new Set()
{
  const files = execSync(`git ls-files 'web/*.ts' 'web/*.tsx' 'tests/*.ts' 'bench/*.ts' 'tools/*.ts' 'lambdas/*.ts'`, { cwd: ROOT }).toString().trim().split('\n')
  for (const f of files) { const text = readFileSync(join(ROOT, f), 'utf8'); for (const [, quote, body] of text.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)) for (const [, c] of body.matchAll(/\.([a-z][\w-]*)/g)) if (known.has(c) && !/\.(ts|tsx|css|mjs|js|png|json|html)$/.test(`.${c}`) && !/\.css$/.test(body)) hooks.add(c) }
}
const blocked = new Map() // class → why
const block = (c, why) => { if (known.has(c) && !blocked.has(c)) blocked.set(c, why) }
const uses = [] // { file, node, groups }
/** The pieces of an expression of class names: literals with their conditions. */
const pieces = (expr, out, cond = null) => {
  if (Node.isStringLiteral(expr) || Node.isNoSubstitutionTemplateLiteral(expr)) { out.push({ node: expr, text: expr.getLiteralText(), cond }); return true }
  if (Node.isParenthesizedExpression(expr)) return pieces(expr.getExpression(), out, cond)
  if (Node.isConditionalExpression(expr)) return pieces(expr.getWhenTrue(), out, { kind: '?', root: expr, side: 'true' }) && pieces(expr.getWhenFalse(), out, { kind: '?', root: expr, side: 'false' })
  if (Node.isBinaryExpression(expr) && expr.getOperatorToken().getText() === '&&') return pieces(expr.getRight(), out, { kind: '&&', root: expr })
  if (Node.isBinaryExpression(expr) && expr.getOperatorToken().getText() === '||') return pieces(expr.getLeft(), out, cond)
  if (Node.isIdentifier(expr) && ['undefined', 'className'].includes(expr.getText())) { if (expr.getText() === 'className') out.push({ passed: true }); return true }
  if (expr.getText() === 'null' || expr.getText() === 'false') return true
  out.push({ opaque: true, node: expr })
  return true
}
const classLike = (text) => text.split(/\s+/).filter(Boolean)
const taken = new Set()
for (const file of project.getSourceFiles()) {
  for (const attr of file.getDescendantsOfKind(SyntaxKind.JsxAttribute)) {
    if (!/^(className|class)$/.test(attr.getNameNode().getText())) continue
    const init = attr.getInitializer(); if (!init) continue
    const element = attr.getParent().getParent()
    const tag = element.getTagNameNode().getText()
    const use = { file, attr, tag, parts: [] }
    let expr = Node.isJsxExpression(init) ? init.getExpression() : init
    if (Node.isCallExpression(expr) && expr.getExpression().getText() === 'classNames') { use.call = expr; for (const a of expr.getArguments()) pieces(a, use.parts) }
    else pieces(expr, use.parts)
    for (const part of use.parts) if (part.node) part.node.getDescendantsOfKind(SyntaxKind.StringLiteral).concat(Node.isStringLiteral(part.node) || Node.isNoSubstitutionTemplateLiteral(part.node) ? [part.node] : []).forEach((n) => { if (!part.opaque) taken.add(n) })
    uses.push(use)
  }
}
// Class names anywhere else in the code, and in templates: those stay.
const prefixes = []
for (const file of project.getSourceFiles()) {
  file.forEachDescendant((n) => {
    if ((Node.isStringLiteral(n) || Node.isNoSubstitutionTemplateLiteral(n)) && !taken.has(n)) {
      if (Node.isImportDeclaration(n.getParent()) || Node.isJsxAttribute(n.getParent()) && !/class/i.test(n.getParent().getNameNode().getText())) return
      const text = n.getLiteralText(); const words = classLike(text)
      const isClassText = /class/i.test(n.getParent()?.getText().slice(0, 60) ?? '') || words.some((w) => /__|--/.test(w) && known.has(w))
      if (isClassText) for (const w of words) block(w, `string in ${relative(ROOT, file.getFilePath())}`)
      if (/[.]/.test(text)) for (const [, w] of text.matchAll(/\.([a-z][\w-]*)/g)) if (known.has(w)) hooks.add(w)
    }
    if (Node.isTemplateExpression(n)) {
      const head = n.getHead().getLiteralText(); const all = n.getText()
      for (const [, pre] of all.matchAll(/([a-z][a-z0-9_-]*(?:--|__))\$\{/g)) { prefixes.push(pre); for (const c of known) if (c.startsWith(pre)) block(c, `template in ${relative(ROOT, file.getFilePath())}`) }
      if (/class/i.test(n.getParent()?.getText().slice(0, 40) ?? '') || prefixes.length) for (const w of all.replace(/\$\{[^}]*\}/g, ' ').split(/[^\w-]+/)) if (known.has(w) && /class|--|__/i.test(n.getParent()?.getText().slice(0, 60) ?? '')) block(w, `template in ${relative(ROOT, file.getFilePath())}`)
    }
  })
}
// HTML of the server and of files that are no TSX.
for (const f of execSync(`git ls-files 'lambdas/*.ts' 'domain/*.ts' 'web/*.html' 'packages/*.ts' 'resolvers/*.ts'`, { cwd: ROOT }).toString().trim().split('\n')) if (!/test/.test(f)) for (const [, list] of readFileSync(join(ROOT, f), 'utf8').matchAll(/class(?:Name)?="([^"$]*)"/g)) for (const w of classLike(list)) block(w, `HTML in ${f}`)
for (const c of known) { if (KEEP_CLASSES.has(c)) block(c, 'plan'); const owner = ownerOf.get(c); if (owner && KEEP_FILES.has(owner.file.replace('web/', '')) ) block(c, 'kept file') }
const useCount = new Map()
for (const use of uses) for (const part of use.parts) if (part.text !== undefined) for (const w of classLike(part.text)) useCount.set(w, (useCount.get(w) ?? 0) + 1)
for (const c of known) if (!useCount.has(c)) block(c, 'not found in TSX')
for (const use of uses) if (use.parts.some((p) => p.passed)) for (const part of use.parts) if (part.text) for (const w of classLike(part.text)) block(w, 'takes classes of others')
for (const use of uses) {
  use.also = []
  for (const part of use.parts) if (part.opaque) { const text = part.node.getText(); for (const [, pre] of text.matchAll(/([a-z][a-z0-9_-]*(?:--|__))\$\{/g)) for (const c of known) if (c.startsWith(pre)) use.also.push(c); for (const w of text.replace(/\$\{[^}]*\}/g, ' ').split(/[^\w-]+/)) if (known.has(w)) use.also.push(w) }
  use.also.push(...(PASSES[use.tag] ?? []))
}
for (const use of uses) { const hasOpaque = use.parts.some((p) => p.opaque); use.opaque = hasOpaque }

// ---------- 3b. Elements, for rules about what lies below a class
const elementOf = new Map() // opening node → element
const elements = []
const useOf = new Map(uses.map((use) => [use.attr.getParent().getParent(), use]))
const lucide = new Map()
for (const file of project.getSourceFiles()) {
  const icons = new Set()
  for (const imp of file.getImportDeclarations()) if (imp.getModuleSpecifierValue() === 'lucide-react') for (const n of imp.getNamedImports()) icons.add(n.getAliasNode()?.getText() ?? n.getName())
  lucide.set(file, icons)
  for (const open of [...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement), ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement)]) {
    const tag = open.getTagNameNode().getText()
    const el = { file, open, tag, use: useOf.get(open), children: [], parent: null, direct: true }
    elementOf.set(open, el); elements.push(el)
  }
}
for (const el of elements) {
  let node = Node.isJsxOpeningElement(el.open) ? el.open.getParent() : el.open
  let direct = true
  for (let p = node.getParent(); p; p = p.getParent()) {
    if (Node.isJsxElement(p)) { const o = elementOf.get(p.getOpeningElement()); if (node !== p.getOpeningElement()) { el.parent = o; el.direct = direct; o.children.push(el) } break }
    if (Node.isJsxAttribute(p)) { // passed as a property: inside the element, somewhere
      const owner = p.getParent().getParent(); const o = elementOf.get(owner); if (o) { el.parent = o; el.direct = false; o.children.push(el) } break
    }
    if (Node.isFunctionDeclaration(p) || (Node.isArrowFunction(p) && Node.isVariableDeclaration(p.getParent()))) break
  }
}
const fixedWords = (el) => { if (!el.use) return []; el.words ??= el.use.parts.filter((p) => p.text !== undefined && p.cond === null).flatMap((p) => classLike(p.text)); return el.words }
const anyWords = (el) => el.use ? el.use.parts.filter((p) => p.text !== undefined).flatMap((p) => classLike(p.text)) : []
const TAG_OF = { Link: 'a', NavLink: 'a' }
const tagOf = (el) => /^[a-z]/.test(el.tag) ? el.tag : TAG_OF[el.tag] ?? (lucide.get(el.file).has(el.tag) ? 'svg' : null)
const fileText = new Map()
const rendersCache = new Map()
/** Whether a component of a file may render such a tag or class, itself or by what it imports. */
function mayRender(file, needle, depth = 3, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  const key = `${file.getFilePath()}|${needle}|${depth}`
  if (rendersCache.has(key)) return rendersCache.get(key)
  const text = file.getFullText()
  let found = needle === 'svg' ? /lucide-react|<svg/.test(text) : needle.startsWith('.') ? new RegExp(`['"\\s\`]${needle.slice(1)}['"\\s\`]`).test(text) : new RegExp(`<${needle}[\\s>/]`).test(text)
  if (!found && depth > 0) for (const imp of file.getImportDeclarations()) { const f = imp.getModuleSpecifierSourceFile(); if (f && /\.tsx$/.test(f.getFilePath()) && mayRender(f, needle, depth - 1, seen)) { found = true; break } }
  rendersCache.set(key, found)
  return found
}
const fileOfTag = (el) => { const name = el.tag.split('.')[0]; for (const imp of el.file.getImportDeclarations()) { if (imp.getDefaultImport()?.getText() === name || imp.getNamedImports().some((n) => (n.getAliasNode()?.getText() ?? n.getName()) === name)) return imp.getModuleSpecifierSourceFile() ?? 'outside' } return el.file }
const below = (el) => el.children.flatMap((c) => [c, ...below(c)])
const hasChildrenProp = (el) => { const node = Node.isJsxOpeningElement(el.open) ? el.open.getParent() : el.open; return node.getDescendantsOfKind(SyntaxKind.JsxExpression).some((e) => /\bchildren\b/.test(e.getExpression()?.getText() ?? '') && (e.getExpression()?.getText().length ?? 0) < 40) }

// ---------- 4. Which rule goes to which class
const VARIANTS_OF_PSEUDO = { ':hover': 'hover', ':focus-visible': 'focus-visible', ':focus': 'focus', ':active': 'active', ':disabled': 'disabled', ':first-child': 'first', ':last-child': 'last', ':only-child': 'only', ':empty': 'empty', ':checked': 'checked', '::before': 'before', '::after': 'after', '::placeholder': 'placeholder', '::marker': 'marker', '::backdrop': 'backdrop', ':focus-within': 'focus-within', ':first-of-type': 'first-of-type', ':last-of-type': 'last-of-type' }
const ARIA = new Set(['busy', 'checked', 'disabled', 'expanded', 'hidden', 'pressed', 'readonly', 'required', 'selected'])
const under = (text) => text.trim().replace(/\s*,\s*/g, ',').replace(/\s*>\s*/g, '>').replace(/\s*\+\s*/g, '+').replace(/\s*~\s*/g, '~').replace(/_/g, '\\_').replace(/\s+/g, '_')
function variantOfNode(n) {
  const text = n.toString().trim()
  if (n.type === 'pseudo') {
    if (VARIANTS_OF_PSEUDO[text]) return VARIANTS_OF_PSEUDO[text]
    if (n.value === ':has') return `has-[${under(n.nodes.map(String).join(','))}]`
    if (n.value === ':nth-child' ) return `nth-[${under(n.nodes.map(String).join(','))}]`
    if (n.value === ':not') { const inner = n.nodes.map(String).join(',').trim(); if (VARIANTS_OF_PSEUDO[inner] && !inner.startsWith('::')) return `not-${VARIANTS_OF_PSEUDO[inner]}`; return `not-[${under(inner)}]` }
    return null
  }
  if (n.type === 'attribute') {
    const name = n.attribute, value = n.value
    if (name === 'open' && value === undefined) return null
    if (name.startsWith('aria-')) { const short = name.slice(5); if (value === undefined) return `aria-[${short}]`; if (value === 'true' && ARIA.has(short)) return `aria-${short}`; return `aria-[${short}=${value}]` }
    if (name.startsWith('data-')) return value === undefined ? `data-[${name.slice(5)}]` : `data-[${name.slice(5)}=${value}]`
    return null
  }
  return null
}
function variantsOfAt(list) {
  const out = []
  for (const { name, params } of list) {
    if (name === 'media') {
      const p = params.replace(/\s+/g, ' ')
      let rest = p
      const simple = { 'print': 'print', '(forced-colors: active)': 'forced-colors', '(scripting: none)': 'noscript', '(prefers-reduced-motion: reduce)': 'motion-reduce', '(hover: none) and (pointer: coarse)': 'pointer-coarse', '(hover: hover) and (pointer: fine)': 'pointer-fine' }
      if (simple[p]) { out.push(simple[p]); continue }
      const parts = p.split(' and ')
      const got = parts.map((part) => {
        let m
        if (part === 'screen') return 'screen'
        if ((m = /^\(max-width: ([\d.]+)rem\)$/.exec(part))) return { 30: 'max-xs', 40: 'max-sm', 64: 'max-lg' }[m[1]] ?? `max-[${/\./.test(m[1]) ? m[1] : m[1] + '.01'}rem]`
        if ((m = /^\(min-width: ([\d.]+)rem\)$/.exec(part))) return { '40.01': 'sm', '64.01': 'lg' }[m[1]] ?? `min-[${m[1]}rem]`
        if ((m = /^\(max-height: ([\d.]+)rem\)$/.exec(part))) return `[@media(max-height:${m[1]}rem)]`
        return null
      })
      if (got.includes(null)) return null
      out.push(...got.map((g) => g === 'screen' ? 'not-print' : g))
    } else if (name === 'container') {
      let m
      if ((m = /^\(min-width: ([\d.]+)rem\)$/.exec(params))) out.push(`@min-[${m[1]}rem]`)
      else if ((m = /^\(max-width: ([\d.]+)rem\)$/.exec(params))) out.push(`@max-[${m[1]}.01rem]`)
      else if ((m = /^(\w+) \(max-width: ([\d.]+)rem\)$/.exec(params))) out.push(`@max-[${m[2]}.01rem]/${m[1]}`)
      else return null
    } else return null
  }
  return out
}
const simpleWordsDeep = (nodes) => nodes.map(String).join('').match(/\.[a-zA-Z][\w-]*/g)?.map((x) => x.slice(1)) ?? []
const text2 = (nodes) => nodes.map(String).join('').trim()
const simpleWords = (nodes) => nodes.filter((n) => n.type === 'class').map((n) => n.value)
/** The elements that a rule with ancestors is about, where the code shows them all; null where it does not. */
function elementsOf(entry) {
  const { compounds, combs } = entry
  if (compounds.length < 2 || combs.some((c) => c !== ' ' && c !== '>')) return null
  // Ancestors: classes alone.
  for (const c of compounds.slice(0, -1)) if (c.some((n) => n.type !== 'class') || c.length === 0) return null
  const last = compounds.at(-1)
  const variants = [], classes = [], tags = []
  for (const n of last) {
    if (n.type === 'class') classes.push(n.value)
    else if (n.type === 'tag') tags.push(n.value)
    else if (n.type === 'universal') tags.push('*')
    else if (n.type === 'pseudo' && n.value === ':is' && n.nodes.every((x) => x.nodes.length === 1 && x.nodes[0].type === 'tag')) tags.push(...n.nodes.map((x) => x.nodes[0].value))
    else { const v = variantOfNode(n); if (v === null) return null; variants.push(v) }
  }
  if (tags.includes('*') || (classes.length === 0 && tags.length === 0)) return null
  if (classes.length > 0 && tags.length > 0) return null
  const anchorClasses = simpleWords(compounds[0])
  const anchors = elements.filter((el) => anchorClasses.every((c) => fixedWords(el).includes(c)))
  // Each use of the anchor's class must be of the fixed kind.
  if (anchors.length === 0 || elements.some((el) => !anchors.includes(el) && anchorClasses.every((c) => anyWords(el).includes(c) || (el.use?.also ?? []).includes(c)))) return null
  if (anchorClasses.some((c) => blockedHard.has(c))) return null
  const isSubject = (el) => classes.length > 0 ? classes.every((c) => fixedWords(el).includes(c) || (PASSES[el.tag]?.includes(c) ?? false)) : tags.includes(tagOf(el))
  const maybeSubject = (el) => classes.length > 0 && classes.some((c) => anyWords(el).includes(c)) && !isSubject(el)
  const fits = (el, at) => { // does el match compounds[at], with its ancestors
    if (at === compounds.length - 1 ? !isSubject(el) : !simpleWords(compounds[at]).every((c) => fixedWords(el).includes(c))) return false
    if (at === 0) return true
    if (combs[at - 1] === '>') return el.parent !== null && el.direct && fits(el.parent, at - 1)
    for (let p = el.parent; p; p = p.parent) if (fits(p, at - 1)) return true
    return false
  }
  const found = elements.filter((el) => isSubject(el) && fits(el, compounds.length - 1))
  if (found.length === 0) return null
  // What the code does not show: components below that may have such an element.
  const needles = classes.length > 0 ? [`.${classes[0]}`] : tags
  for (const anchor of anchors) {
    const onlyDirect = combs.every((c) => c === '>')
    const list = onlyDirect && compounds.length === 2 ? anchor.children.filter((c) => c.direct) : below(anchor)
    if (list.some(maybeSubject)) return null
    if (/^[A-Z]/.test(anchor.tag) && needles.some((n) => { const f = fileOfTag(anchor); return f !== 'outside' && mayRender(f, n, 0) })) return null
    if (hasChildrenProp(anchor)) return null
    for (const el of list) {
      if (!/^[A-Z]/.test(el.tag) || found.includes(el) || TAG_OF[el.tag] || lucide.get(el.file).has(el.tag)) continue
      const f = fileOfTag(el)
      if (f === 'outside' || f === undefined) continue
      if (needles.some((n) => mayRender(f, n, onlyDirect ? 1 : 3))) return null
    }
    // Calls that render something of this file or another.
    const node = Node.isJsxOpeningElement(anchor.open) ? anchor.open.getParent() : anchor.open
    for (const call of node.getDescendantsOfKind(SyntaxKind.CallExpression)) if (/^(render|show)[A-Z]/.test(call.getExpression().getText())) return null
  }
  return { found, variants, classes }
}
const blockedHard = new Set()
/** The class whose element carries the rule as utilities, and the variants. */
function targetOf(entry) {
  if (KEEP_FILES.has(entry.sheet.file.replace('web/', ''))) return null
  const at = variantsOfAt(entry.at)
  if (at === null) return null
  const { compounds, combs, lastClasses } = entry
  const convertible = (c) => !blocked.has(c)
  const last = compounds.at(-1)
  const text = (nodes) => nodes.map(String).join('').trim()
  // The element itself.
  if (compounds.length > 1) {
    entry.places ??= elementsOf(entry) ?? 'none'
    if (entry.places !== 'none') {
      const { found, variants, classes } = entry.places
      // A subject that keeps its own rules takes utilities only where they are stronger anyway.
      const pe = variants.filter((v) => ['before', 'after', 'placeholder', 'marker', 'backdrop'].includes(v))
      return { places: found, variants: [...at, ...variants.filter((v) => !pe.includes(v)), ...pe], markers: [], class: null }
    }
    const subject = lastClasses.filter(convertible)
    const chosen = subject.find((c) => ownerOf.get(c) === entry.sheet) ?? subject[0]
    if (chosen !== undefined && compounds.length === 2 && [' ', '>'].includes(combs[0]) && !last.some((n) => n.type === 'tag') && (useCount.get(chosen) ?? 0) <= 3) {
      const ancestor = under(text2(compounds[0]))
      const vs = last.filter((n) => !(n.type === 'class' && n.value === chosen))
      const named = vs.map((n) => n.type === 'class' ? `[&.${n.value}]` : variantOfNode(n))
      if (!named.includes(null)) {
        const pe = named.filter((v) => ['before', 'after', 'placeholder', 'marker', 'backdrop'].includes(v))
        return { class: chosen, variants: [...at, `in-[${ancestor}]`, ...named.filter((v) => !pe.includes(v)), ...pe], markers: compounds.slice(0, -1).flatMap(simpleWordsDeep).concat([...entry.classes].filter((c) => c !== chosen)) }
      }
    }
    // Of the arbitrary kind: short ones.
    const short = entry.decls.length <= 2 && compounds.length <= 3 && !/:has|:not/.test(entry.text)
    if (!short || !ARBITRARY || entry.at.length > 1) return null
    if (subject.length > 0 && (useCount.get(chosen) ?? 0) > 2) return null
  }
  const own = lastClasses.filter(convertible)
  const chosen = own.find((c) => ownerOf.get(c) === entry.sheet) ?? own[0]
  if (chosen !== undefined) {
    const rest = last.filter((n) => !(n.type === 'class' && n.value === chosen))
    const markers = compounds.slice(0, -1).flatMap(simpleWordsDeep).concat([...entry.classes].filter((c) => c !== chosen))
    if (compounds.length === 1) {
      if (!rest.some((n) => n.type === 'tag' || n.type === 'class' || n.type === 'universal')) {
        const vs = rest.map(variantOfNode)
        if (!vs.includes(null)) { const pe = vs.filter((v) => ['before', 'after', 'placeholder', 'marker', 'backdrop'].includes(v)); return { class: chosen, variants: [...at, ...vs.filter((v) => !pe.includes(v)), ...pe], markers } }
      }
      const tags = rest.filter((n) => n.type === 'tag')
      if (tags.length) return null
      return { class: chosen, variants: [...at, `[&${under(text(rest))}]`], markers }
    }
    // An ancestor or a sibling decides.
    let before = ''
    compounds.slice(0, -1).forEach((c, i) => { before += text(c) + (combs[i] === ' ' ? '_' : combs[i]) })
    before = before.replace(/\s+/g, '_')
    if (last.some((n) => n.type === 'tag')) return null
    const pseudoElements = last.filter((n) => /^::/.test(n.toString().trim()))
    const others = rest.filter((n) => !pseudoElements.includes(n))
    return { class: chosen, variants: [...at, `[${before}&${under(text(others))}]`, ...pseudoElements.map(variantOfNode)], markers, far: true }
  }
  // A plain element below: the nearest class carries it.
  if (lastClasses.length > 0 || true) {
    for (let i = compounds.length - 2; i >= 0; i--) {
      const cls = compounds[i].filter((n) => n.type === 'class').map((n) => n.value).filter(convertible)
      const c = cls.find((x) => ownerOf.get(x) === entry.sheet) ?? cls[0]
      if (c === undefined) { continue }
      if (lastClasses.length > 0 && ownerOf.get(c) !== entry.sheet) continue
      let textAll = ''
      compounds.forEach((comp, n) => {
        let t = comp.map((x) => (n === i && x.type === 'class' && x.value === c ? '&' : String(x).trim())).join('')
        if (n === i && !t.startsWith('&')) { if (comp[0].type === 'tag') return; t = '&' + t.replace('&', '') }
        textAll += under(t) + (n < combs.length ? (combs[n] === ' ' ? '_' : combs[n]) : '')
      })
      const peMatch = /(::before|::after|::placeholder|::marker)$/.exec(textAll)
      if (peMatch) textAll = textAll.slice(0, -peMatch[1].length)
      const pe = peMatch ? [peMatch[1].slice(2)] : []
      const variant = textAll === '&>*' ? '*' : `[${textAll}]`
      return { class: c, variants: [...at, variant, ...pe], markers: [...entry.classes].filter((x) => x !== c), down: true }
    }
  }
  return null
}

// A class leaves when all rules that style its element can go; else everything of it stays.
for (let changed = true; changed; ) {
  changed = false
  for (const e of entries) {
    if (e.classes.size === 0) continue
    e.target = targetOf(e)
    const values = e.decls.map((d) => d.important)
    if (e.target === null || values.includes(true)) {
      e.target = null
      // Its subject stays in CSS, or its order against utilities would change.
      for (const c of e.compounds.length > 1 || e.lastClasses.length ? e.lastClasses : [...e.classes]) if (!blocked.has(c)) { block(c, `rule ${e.text} {${e.at.map((a) => a.params)}}`); changed = true }
    }
  }
}
// Long ones used in several places stay one class.
const gone = (c) => known.has(c) && !blocked.has(c)
const declsOf = new Map()
const placed = new Map()
const collect = () => { declsOf.clear(); placed.clear(); for (const e of entries) if (e.target?.places) { for (const el of e.target.places) { if (!placed.has(el)) placed.set(el, []); for (const d of e.decls) placed.get(el).push({ ...d, variants: e.target.variants, order: e.order, spec: e.spec, entry: e }) } } else if (e.target) { if (!declsOf.has(e.target.class)) declsOf.set(e.target.class, []); for (const d of e.decls) declsOf.get(e.target.class).push({ ...d, variants: e.target.variants, order: e.order, spec: e.spec, entry: e }) } }
collect()
{
  let again = false
  for (const c of known) if (gone(c)) { const n = declsOf.get(c)?.length ?? 0; const u = useCount.get(c) ?? 0; if (u >= 3 && n * u > 24) { block(c, `used ${u} times, ${n} declarations`); again = true } }
  if (again) {
    for (let changed = true; changed; ) { changed = false; for (const e of entries) { if (e.classes.size === 0) continue; e.target = e.decls.some((d) => d.important) ? null : targetOf(e); if (e.target === null) for (const c of e.compounds.length > 1 || e.lastClasses.length ? e.lastClasses : [...e.classes]) if (!blocked.has(c)) { block(c, `rule ${e.text} {${e.at.map((a) => a.params)}}`); changed = true } } }
    collect()
  }
}
// ---------- 5. Elements whose expressions cannot be rewritten keep their classes
const SHORT = { margin: /^margin-/, padding: /^padding-/, border: /^border-(?!radius|collapse|spacing)/, background: /^background-/, flex: /^flex-(grow|shrink|basis)$/, gap: /^(row|column)-gap$/, 'grid-area': /^grid-(row|column)/, inset: /^(top|right|bottom|left|inset-.*)$/, outline: /^outline-(?!offset)/, overflow: /^overflow-[xy]$/, 'padding-inline': /^padding-(inline-|left|right)/, 'padding-block': /^padding-(block-|top|bottom)/, 'margin-inline': /^margin-(inline-|left|right)/, 'margin-block': /^margin-(block-|top|bottom)/, 'border-radius': /^border-.*-radius$/, 'border-color': /^border-.*-color$/, 'border-top': /^border-top-/, 'border-bottom': /^border-bottom-/, font: /^(font-|line-height)/, 'list-style': /^list-style-/, 'text-decoration': /^text-decoration-/, 'place-items': /^(align|justify)-items$/, 'place-content': /^(align|justify)-content$/, transition: /^transition-/, 'inset-inline': /^(inset-inline-|left|right)/, 'inset-block': /^(inset-block-|top|bottom)/, 'border-inline-start': /^border-inline-start-/, 'border-block': /^border-(block|top|bottom)/, 'border-width': /^border-.*-width$/, 'border-style': /^border-.*-style$/ }
const covers = (over, lower) => over === lower || SHORT[over]?.test(lower) === true
const overlaps = (a, b) => covers(a, b) || covers(b, a)
const MEDIA = (v) => /^(max-|min-|sm$|lg$|xs$|print$|forced|noscript|motion|pointer|@|\[@)/.test(v)
const weight = (d) => d.spec[0] * 1e6 + d.spec[1] * 1e4 + d.spec[2] * 100
const beats = (a, b) => weight(a) !== weight(b) ? weight(a) > weight(b) : a.order !== b.order ? a.order > b.order : a.at > b.at
/** What remains of declarations of several classes on one element. */
function settle(list) {
  list.forEach((d, i) => (d.at = i))
  return list.filter((d) => !list.some((other) => {
    if (other === d || !covers(other.prop, d.prop) || !beats(other, d)) return false
    const key = other.variants.join(':')
    if (key === d.variants.join(':')) return true
    // A later rule without a condition makes one with a condition of the screen alone void.
    if (other.variants.length === 0 && d.variants.length > 0 && d.variants.every(MEDIA)) return true
    return false
  }))
}
const conflicts = (d, over) => d.variants.join(':') === over.variants.join(':') && overlaps(d.prop, over.prop) && beats(over, d)
const newUses = []
for (const e of entries) if (e.target?.places) for (const el of e.target.places) if (!el.use) { el.use = { file: el.file, el, tag: el.tag, parts: [], also: PASSES[el.tag] ?? [] }; newUses.push(el.use); uses.push(el.use) }
const elOfUse = (use) => use.el ?? elOfAttr(use)
const elOfAttr = (use) => elementOf.get(use.attr.getParent().getParent())
const entriesFor = (words) => words.filter(gone).flatMap((w) => (declsOf.get(w) ?? []).map((d) => ({ ...d, from: w })))
const rewriteProblems = []
function planUse(use) {
  const fixed = [], conditional = []
  for (const part of use.parts) {
    if (part.opaque || part.passed) continue
    ;(part.cond === null ? fixed : conditional).push(part)
  }
  const edits = []
  const words = fixed.flatMap((p) => classLike(p.text))
  let base = settle([...entriesFor(words), ...(placed.get(elOfUse(use)) ?? [])])
  const branches = conditional.map((part) => ({ part, words: classLike(part.text), decls: entriesFor(classLike(part.text)) }))
  // Whatever a branch overrides leaves the base, for the other branch.
  const moved = new Map()
  for (const branch of branches) {
    const lost = base.filter((d) => branch.decls.some((o) => conflicts(d, o)))
    if (lost.length === 0) continue
    // Other branches over the same: not for a machine.
    for (const other of branches) if (other.part.cond.root !== branch.part.cond.root && other.decls.some((o) => lost.some((d) => conflicts(d, o)))) return { problem: `two conditions over ${lost[0].prop}`, words: [...words, ...branches.flatMap((b) => b.words)] }
    for (const d of lost) { const key = branch.part.cond.root; if (!moved.has(key)) moved.set(key, []); if (!moved.get(key).includes(d)) moved.get(key).push(d) }
  }
  for (const [, list] of moved) base = base.filter((d) => !list.includes(d))
  // A weaker branch than the base: what the base sets wins.
  for (const branch of branches) branch.decls = settle(branch.decls).filter((d) => !base.some((b) => b.variants.join(':') === d.variants.join(':') && covers(b.prop, d.prop) && beats(b, d)))
  return { base, branches, moved, words, fixed }
}
const keptWords = (words) => words.filter((w) => !gone(w))
const markersNeeded = new Set(hooks)
let plans
for (let round = 0; round < 30; round++) {
  plans = uses.map((use) => ({ use, plan: planUse(use) }))
  let bad = 0
  for (const { use, plan } of plans) {
    if (plan.problem) continue
    const words = [...new Set([...plan.words, ...plan.branches.flatMap((b) => b.words), ...use.also])]
    const stay = words.filter((w) => known.has(w) && !gone(w))
    const onElement = placed.get(elOfUse(use)) ?? []
    const strong = entries.filter((e) => e.target === null && e.compounds.length === 1 && e.lastClasses.length > 0 && e.lastClasses.every((c) => stay.includes(c)))
    for (const d of onElement) if (d.entry.target) { const hit = strong.find((e) => e.decls.some((o) => overlaps(o.prop, d.prop) && beats({ spec: e.spec, order: e.order }, d))); if (hit) { d.entry.places = 'none'; bad++ } }
    for (const w of words.filter(gone)) {
      const hit = strong.find((e) => !e.lastClasses.includes(w) && e.decls.some((o) => (declsOf.get(w) ?? []).some((d) => !d.entry.target.down && overlaps(o.prop, d.prop) && beats({ spec: e.spec, order: e.order }, d))))
      if (hit) { block(w, `${hit.text} stays and is stronger, in ${relative(ROOT, use.file.getFilePath())}`); bad++ }
    }
  }
  for (const { use, plan } of plans) if (plan.problem) { bad++; for (const w of plan.words) if (gone(w)) { block(w, `${plan.problem} in ${relative(ROOT, use.file.getFilePath())}`) } }
  if (bad === 0) break
  for (let changed = true; changed; ) { changed = false; for (const e of entries) { if (e.classes.size === 0) continue; e.target = e.decls.some((d) => d.important) ? null : targetOf(e); if (e.target === null) for (const c of e.compounds.length > 1 || e.lastClasses.length ? e.lastClasses : [...e.classes]) if (!blocked.has(c)) { block(c, `rule ${e.text}`); changed = true } } }
  collect()
}
// What would be utilities of its own mostly stays a rule: as a class it is shorter to send and to read.
const ds0 = await designSystem(ROOT)
const retarget = () => { for (let changed = true; changed; ) { changed = false; for (const e of entries) { if (e.classes.size === 0) continue; e.target = e.decls.some((d) => d.important) || e.stays ? null : targetOf(e); if (e.target === null) for (const c of e.compounds.length > 1 || e.lastClasses.length ? e.lastClasses : [...e.classes]) if (!blocked.has(c)) { block(c, `rule ${e.text}`); changed = true } } } collect() }
const LIMIT = Number(process.env.UNIQUE ?? 0.4)
for (let pass = 0; pass < 3; pass++) {
  const used = new Map(), byClass = new Map()
  for (const c of known) if (gone(c)) { const list = utilitiesOf(ds0, declsOf.get(c) ?? [], new Set()); byClass.set(c, list); for (const u of new Set(list)) used.set(u, (used.get(u) ?? 0) + 1) }
  for (const e of entries) if (e.target?.places) for (const u of utilitiesOf(ds0, e.decls.map((d) => ({ ...d, order: e.order, variants: e.target.variants })), new Set())) used.set(u, (used.get(u) ?? 0) + 1)
  let n = 0
  for (const [c, list] of byClass) { const alone = list.filter((u) => used.get(u) === 1); if ((alone.length > 3 && alone.length / list.length > LIMIT) || list.length > 24) { block(c, `utilities of its own: ${alone.length} of ${list.length}`); n++ } }
  for (const e of entries) if (e.target?.places) { const list = utilitiesOf(ds0, e.decls.map((d) => ({ ...d, order: e.order, variants: e.target.variants })), new Set()); if (list.filter((u) => used.get(u) === 1).length >= 2) { e.stays = true; n++ } }
  if (n === 0) break
  retarget()
  for (let round = 0; round < 30; round++) {
    plans = uses.map((use) => ({ use, plan: planUse(use) }))
    let bad = 0
    for (const { use, plan } of plans) {
      if (plan.problem) { bad++; for (const w of plan.words) if (gone(w)) block(w, plan.problem); continue }
      const words = [...new Set([...plan.words, ...plan.branches.flatMap((b) => b.words), ...use.also])]
      const stay = words.filter((w) => known.has(w) && !gone(w))
      const strong = entries.filter((e) => e.target === null && e.compounds.length === 1 && e.lastClasses.length > 0 && e.lastClasses.every((c) => stay.includes(c)))
      for (const d of placed.get(elOfUse(use)) ?? []) { const hit = strong.find((e) => e.decls.some((o) => overlaps(o.prop, d.prop) && beats({ spec: e.spec, order: e.order }, d))); if (hit) { d.entry.places = 'none'; bad++ } }
      for (const w of words.filter(gone)) { const hit = strong.find((e) => !e.lastClasses.includes(w) && e.decls.some((o) => (declsOf.get(w) ?? []).some((d) => !d.entry.target.down && overlaps(o.prop, d.prop) && beats({ spec: e.spec, order: e.order }, d)))); if (hit) { block(w, `${hit.text} stays and is stronger`); bad++ } }
    }
    if (bad === 0) break
    retarget()
  }
}
plans = uses.map((use) => ({ use, plan: planUse(use) }))
for (const e of entries) { if (e.target) for (const m of e.target.markers) markersNeeded.add(m); else for (const c of e.classes) markersNeeded.add(c) }

// ---------- 6. Utilities, and the TSX
const ds = await designSystem(ROOT)
const bad = new Set()
const LINKS = new Set(['a', 'Link', 'NavLink', 'ExternalLink'])
function classText(decls, words, tag, known2) {
  const marks = words.filter((w) => !gone(w) || markersNeeded.has(w))
  let list = utilitiesOf(ds, decls, bad)
  return [...marks, ...list].join(' ')
}
let touched = new Set(), longest = 0
for (const { use, plan } of plans) {
  const all = [...plan.words, ...plan.branches.flatMap((b) => b.words)]
  if (!all.some(gone) && !placed.has(elOfUse(use))) continue
  const hoverFix = (decls) => {
    if (!LINKS.has(use.tag)) return decls
    const color = decls.find((d) => d.prop === 'color' && d.variants.length === 0)
    if (color && !decls.some((d) => d.prop === 'color' && d.variants.join() === 'hover')) return [...decls, { ...color, variants: ['hover'], value: 'var(--color-primary-hover)' }]
    return decls
  }
  const quote = (t) => `'${t.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
  const edits = []
  // The unconditional text: into the first fixed part.
  const baseText = classText(hoverFix(plan.base), plan.words)
  plan.fixed.forEach((part, i) => edits.push([part.node, i === 0 ? baseText : '']))
  const roots = new Map()
  for (const b of plan.branches) { if (!roots.has(b.part.cond.root)) roots.set(b.part.cond.root, []); roots.get(b.part.cond.root).push(b) }
  const wholes = []
  for (const [root, list] of roots) {
    const lost = plan.moved.get(root) ?? []
    if (root.getKind() === SyntaxKind.BinaryExpression) {
      const [b] = list
      const yes = classText(b.decls, b.words), no = lost.length ? classText(lost, []) : ''
      const cond = root.getLeft().getText()
      wholes.push([root, no ? `${/[&|?]|=>/.test(cond) && !/^\(/.test(cond) && /\|\||\?/.test(cond) ? `(${cond})` : cond} ? ${quote(yes)} : ${quote(no)}` : yes === '' ? null : `${cond} && ${quote(yes)}`])
    } else {
      for (const side of ['true', 'false']) {
        const b = list.find((x) => x.part.cond.side === side)
        const decls = b?.decls ?? []
        const extra = lost.filter((d) => !decls.some((o) => conflicts(d, o)))
        const node = side === 'true' ? root.getWhenTrue() : root.getWhenFalse()
        const text = classText([...decls, ...extra], b?.words ?? [])
        wholes.push([node, text === '' ? 'undefined' : quote(text)])
      }
    }
  }
  use.edits = { baseText, wholes, fixed: plan.fixed }
  touched.add(use.file)
  longest = Math.max(longest, baseText.length)
}
const rewritten = new Map()
for (const file of touched) {
  const changes = []
  for (const { use } of plans) {
    if (use.file !== file || !use.edits) continue
    const { baseText, wholes, fixed } = use.edits
    if (use.el) { if (baseText) { const end = use.el.open.getTagNameNode().getEnd(); changes.push([end, end, ` className=${baseText.includes('"') ? `{'${baseText}'}` : `"${baseText}"`}`]) } continue }
    const init = use.attr.getInitializer()
    const q = (t) => `'${t.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
    if (fixed.length > 0 && wholes.length === 0 && !use.call && (Node.isStringLiteral(init))) {
      const text = baseText.includes('"') ? `{${q(baseText)}}` : `"${baseText}"`
      changes.push(baseText === '' ? [use.attr.getPos(), use.attr.getEnd(), ''] : [init.getStart(), init.getEnd(), text])
      continue
    }
    if (use.call) {
      const args = []
      fixed.forEach((p, i) => changes.push([p.node.getStart(), p.node.getEnd(), i === 0 ? q(baseText) : "''"]))
    } else fixed.forEach((p, i) => changes.push([p.node.getStart(), p.node.getEnd(), i === 0 ? q(baseText) : "''"]))
    for (const [node, text] of wholes) changes.push([node.getStart(), node.getEnd(), text ?? 'undefined'])
  }
  let text = file.getFullText()
  changes.sort((a, b) => b[0] - a[0])
  for (const [from, to, next] of changes) text = text.slice(0, from) + next + text.slice(to)
  text = text.replace(/classNames\('', /g, 'classNames(').replace(/, ''(?=[,)])/g, '').replace(/classNames\(\s*('[^']*')\s*\)/g, '$1')
  rewritten.set(file.getFilePath(), text)
}
// ---------- 7. What stays of the stylesheets
for (const e of entries) if (e.target) { e.rule.__left ??= new Set(splitSelectors(e.rule.selector).map((s) => s.replace(/\s+/g, ' ').trim())); e.rule.__left.delete(e.text) }
const kept = new Map()
let linesBefore = 0, linesAfter = 0
for (const sheet of sheets) {
  linesBefore += readFileSync(join(ROOT, sheet.file), 'utf8').split('\n').length - 1
  sheet.root.walkRules((rule) => { if (rule.__left) { if (rule.__left.size === 0) { let prev = rule.prev(); rule.remove(); while (prev?.type === 'comment') { const p = prev.prev(); prev.remove(); prev = p } } else rule.selector = [...rule.__left].join(',\n') } })
  for (let again = true; again; ) { again = false; sheet.root.walkAtRules((a) => { if (['media', 'container', 'supports'].includes(a.name) && a.nodes.every((n) => n.type === 'comment')) { const prev = a.prev(); if (prev?.type === 'comment') prev.remove(); a.remove(); again = true } }) }
  const text = sheet.root.nodes.every((n) => n.type === 'comment') ? '' : sheet.root.toString().trim() + '\n'
  sheet.left = text
  const lines = text.split('\n').length - 1
  linesAfter += Math.max(lines, 0)
  if (text) say(`--- ${sheet.file}\n${text}`)
  say('sheet', sheet.file, '→', lines)
}
for (const [c, why] of blocked) say('stays', c, 'because', why)
for (const b of bad) say('BAD', b)
const goneCount = [...known].filter(gone).length
console.log({ sheets: sheets.length, sheetsLeft: sheets.filter((s) => s.left).length, linesBefore, linesAfter, classes: known.size, gone: goneCount, touched: touched.size, longest, bad: bad.size })
writeFileSync('./css-morph/morph.log', log.join('\n'))
if (DRY) process.exit(0)
// ---------- 8. Write
for (const [path, text] of rewritten) writeFileSync(path, text)
const homes = new Map()
for (const sheet of sheets) { const home = homeOf(sheet.file); if (!homes.has(home)) homes.set(home, []); if (sheet.left) homes.get(home).push(sheet) }
for (const sheet of sheets) rmSync(join(ROOT, sheet.file))
const layered = []
for (const [home, list] of homes) {
  if (list.length === 0) continue
  writeFileSync(join(ROOT, home), list.map((s) => s.left).join('\n'))
  layered.push([Math.min(...list.map((s) => s.place)), home])
}
layered.sort((a, b) => a[0] - b[0])
const main = join(ROOT, HOMES.main)
const rel = (home) => { const r = relative(dirname(main), join(ROOT, home)); return r.startsWith('.') ? r : `./${r}` }
const plain = [HOMES.tokens, HOMES.base]
writeFileSync(main, HOMES.text(layered.filter(([, h]) => !plain.includes(h)).map(([, h]) => rel(h))))
// Imports of stylesheets go: the main one has them all.
for (const f of execSync(`git ls-files 'web/*.tsx' 'web/*.ts'`, { cwd: ROOT }).toString().trim().split('\n')) {
  const path = join(ROOT, f); if (!existsSync(path)) continue
  const before = readFileSync(path, 'utf8')
  let after = before.replace(/^import '[^']*\.css'\n/gm, '')
  if (f === 'web/app/main.tsx') after = `import '#web/ui/styles.css'\n${after}`
  if (after !== before) writeFileSync(path, after)
}
for (const rewrite of REWRITE) rewrite(ROOT)
