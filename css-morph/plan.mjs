const HOME = ['app/layouts/header.css', 'app/layouts/footer.css', 'app/layouts/menu-links.css', 'app/layouts/root-layout.css', 'app/layouts/route-progress.css', 'features/home/banner.css', 'features/home/home.css', 'ui/message-bar.css', 'ui/layout/menu.css', 'ui/layout/state.css', 'ui/layout/skeleton.css', 'ui/layout/tabs.css', 'ui/spinner.css', 'ui/notice.css', 'ui/badge.css', 'ui/layout/card.css', 'ui/layout/layout.css', 'components/courses/class-facts.css', 'components/samples/try-sample.css']
export const KEEP_FILES = new Set(['ui/tokens.css', 'ui/base.css', 'ui/rich-text/rich-text.css', 'features/certificates/certificates.css', 'features/courses/roster-sheet.css', 'ui/button.css', 'ui/form/field.css', 'ui/table/table.css', 'ui/table/table-compact.css', 'ui/table/data-table.css', 'ui/layout/sheet.css', 'ui/scroll-edges.css', 'ui/chart/progress-bar.css', ...(process.env.HOME_KEPT === 'no' ? [] : HOME)])
/** What a component that takes a class has on the same element. */
export const PASSES = { Card: ['card', 'card--narrow'], LinkCard: ['card', 'card--link'], Sheet: ['sheet'], IconButton: ['icon-button'], Button: ['button'], LinkButton: ['button'], ExternalLink: ['button'], Table: ['table'], DataTable: ['data-table'], FormattedText: ['formatted-text'] }
export const KEEP_CLASSES = new Set(['table', 'container'])
const DIRS = [
  [/^web\/ui\/tokens\.css$/, 'web/ui/tokens.css'], [/^web\/ui\/base\.css$/, 'web/ui/base.css'],
  [/web\/ui\/rich-text\//, 'web/ui/rich-text/rich-text.css'], [/web\/ui\/chart\//, 'web/ui/chart/chart.css'], [/web\/ui\/form\//, 'web/ui/form/field.css'], [/web\/ui\/table\//, 'web/ui/table/table.css'], [/web\/ui\/(layout|list)\//, 'web/ui/layout/layout.css'], [/web\/ui\/dialog\//, 'web/ui/dialog/dialog.css'], [/web\/ui\/[^/]*$/, 'web/ui/button.css'],
  [/content\/player\//, 'web/components/content/player/player.css'], [/components\/content\//, 'web/components/content/content.css'], [/attempts\/types\/trend\//, 'web/components/attempts/types/trend/client-record.css'], [/attempts\/types\//, 'web/components/attempts/types/item.css'], [/components\/attempts\//, 'web/components/attempts/answers.css'], [/components\/exams/, 'web/components/exams/exam-report.css'], [/components\//, 'web/components/cohorts/cohort.css'],
  [/web\/app\//, 'web/app/layouts/header.css'], [/features\/certificates/, 'web/features/certificates/certificates.css'], [/features\/courses/, 'web/features/courses/courses.css'], [/features\/questions/, 'web/features/questions/questions.css'], [/features\/home/, 'web/features/home/home.css'], [/features\/attempts/, 'web/features/attempts/attempts.css'], [/features\//, 'web/features/features.css'],
]
export const homeOf = (file) => (DIRS.find(([re]) => re.test(file)) ?? [0, 'web/features/features.css'])[1]
export const HOMES = {
  main: 'web/ui/styles.css', tokens: 'web/ui/tokens.css', base: 'web/ui/base.css',
  text: (list) => `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import './tokens.css';
@import './base.css' layer(base);
${list.map((l) => `@import '${l}' layer(components);`).join('\n')}
@import 'tailwindcss/utilities.css' layer(utilities);
@source not '../**/*.test.tsx';
@source not inline('table');
@source not inline('container');
`,
}
import { readFileSync, writeFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import { themeOf, RESETS, BREAKPOINTS } from './theme.mjs'
import { valueOf } from './utilities.mjs'
import { join } from 'node:path'
export const REWRITE = [
  (root) => {
    const path = join(root, 'web/ui/tokens.css')
    const text = readFileSync(path, 'utf8')
    const { theme, rest } = themeOf(text)
    const from = text.indexOf(':root {'), to = text.indexOf('\n}\n', from) + 3
    writeFileSync(path, `${text.slice(0, from)}@theme {\n  ${[...RESETS, '', ...BREAKPOINTS, '', ...theme].join('\n  ')}\n}\n\n:root {\n  ${rest.join('\n  ')}\n}\n${text.slice(to)}`.replace(/\n  \n/g, '\n\n'))
  },
  (root) => {
    for (const f of execSync(`find web -name '*.css' -o -name '*.tsx' -o -name '*.ts'`, { cwd: root }).toString().trim().split('\n')) {
      if (f.endsWith('tokens.css')) continue
      const path = join(root, f), before = readFileSync(path, 'utf8')
      let after = before
      if (f.endsWith('.css')) { after = before.replace(/var\(--space-(\d)\)/g, (_, n) => ({ 1: 'calc(var(--spacing) * 1)' }[n] ?? `calc(var(--spacing) * ${{ 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 12, 8: 18 }[n]})`)).replace(/calc\(var\(--spacing\) \* (\d+)\)/g, '--spacing($1)').replace(/var\(--target\)/g, 'var(--spacing-target)').replace(/var\(--width-(page|wide|narrow|form|aside)\)/g, 'var(--container-$1)') }
      if (after !== before) writeFileSync(path, after)
    }
  },
]
