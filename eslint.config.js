import { readdirSync, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import appsync from '@aws-appsync/eslint-plugin'
import eslint from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const root = dirname(fileURLToPath(import.meta.url))
const folders = (path) =>
  existsSync(`${root}/${path}`)
    ? readdirSync(`${root}/${path}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []
const packages = folders('packages').map((name) => `packages/${name}`)
const all = [
  ...['domain', 'table', 'resolvers', 'lambdas', 'infra', 'web', ...packages, 'sample', 'tools', 'tests', 'bench'],
]

/** Which folders each folder may import, itself included (docs/architecture.md). */
const mayImport = {
  domain: ['domain', 'packages/question-formats'],
  table: ['table', 'domain'],
  resolvers: ['resolvers', 'table', 'domain'],
  lambdas: ['lambdas', 'table', 'domain'],
  infra: ['infra', 'table'],
  web: ['web', 'domain', 'packages/question-formats'],
  ...Object.fromEntries(packages.map((path) => [path, [path]])),
}
const folderZones = Object.entries(mayImport).flatMap(([target, allowed]) =>
  all
    .filter((from) => !allowed.includes(from))
    .map((from) => ({ target: `./${target}`, from: `./${from}`, message: `${target}/ may not import ${from}/.` })),
)
/** A feature never imports another feature; what features share never imports a feature. */
const features = folders('web/features')
const featureZones = features.map((feature) => ({
  target: `./web/features/${feature}`,
  from: './web/features',
  except: [`./${feature}`],
  message: 'A feature never imports another feature.',
}))
const layerZones = [
  { target: './web/ui', from: './web/features', message: 'web/ui may not import features.' },
  { target: './web/ui', from: './web/app', message: 'web/ui may not import the app.' },
  { target: './web/ui', from: './web/components', message: 'The design system may not import parts of the product.' },
  { target: './web/components', from: './web/features', message: 'What features share may not import a feature.' },
  { target: './web/components', from: './web/app', message: 'web/components may not import the app.' },
  { target: './web/lib', from: './web/features', message: 'web/lib may not import features.' },
  { target: './web/lib', from: './web/ui', message: 'web/lib may not import the design system.' },
  { target: './web/lib', from: './web/components', message: 'web/lib may not import components.' },
  {
    target: './web/features',
    from: './web/app',
    except: ['./paths.ts'],
    message: 'Of the app, a feature may import the paths only.',
  },
]
/** Which nouns each noun of lambdas/ may import beside itself and what all share; the arrows make no circle. */
const nounImports = {
  attempts: ['content', 'exams', 'questions'],
  certificates: ['attempts', 'progress'],
  content: ['questions'],
  courses: ['content'],
  deletion: ['certificates', 'mails', 'progress', 'regrading', 'users'],
  exams: ['questions'],
  mails: ['payments'],
  payments: ['attempts', 'progress'],
  progress: ['attempts', 'content', 'courses', 'users'],
  projections: ['questions', 'progress', 'attempts', 'exams', 'regrading'],
  questions: [],
  quizzes: ['attempts', 'search'],
  regrading: ['attempts', 'mails'],
  search: ['payments', 'questions', 'statistics', 'users'],
  statistics: ['attempts', 'questions'],
  reminders: ['mails', 'progress'],
  study: ['attempts', 'progress', 'questions'],
  users: ['certificates'],
}
const nouns = Object.keys(nounImports)
const nounZones = Object.entries(nounImports).flatMap(([target, allowed]) =>
  nouns
    .filter((from) => from !== target && !allowed.includes(from))
    .map((from) => ({
      target: `./lambdas/${target}`,
      from: `./lambdas/${from}`,
      message: `lambdas/${target}/ may not import lambdas/${from}/.`,
    })),
)
const sharedZones = ['dynamodb', 'aws', 'field', 'rich-text'].flatMap((target) =>
  [...nouns, 'functions'].map((from) => ({
    target: `./lambdas/${target}`,
    from: `./lambdas/${from}`,
    message: `lambdas/${target}/ may import no noun and no function.`,
  })),
)
/** Only the build loads a function: no noun imports one, and no function another. */
const functionZones = [
  ...nouns.map((target) => ({
    target: `./lambdas/${target}`,
    from: './lambdas/functions',
    message: `lambdas/${target}/ may not import a function.`,
  })),
  ...folders('lambdas/functions').map((name) => ({
    target: `./lambdas/functions/${name}`,
    from: './lambdas/functions',
    except: [`./${name}`],
    message: 'A function never imports another function.',
  })),
]
const only = (home, names) => ({ group: names, message: `Only ${home} imports this.` })
const awsOnly = only('the server and the build', ['@aws-sdk/*', 'aws-cdk-lib', 'aws-cdk-lib/*', 'constructs'])
const radix = only('web/ui', ['radix-ui', '@radix-ui/*', '@tiptap/*'])
const amplify = only('web/lib', ['aws-amplify', 'aws-amplify/*', '@aws-amplify/*'])
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

/** Names that say nothing of what a variable, a parameter or a destructured value holds: the noun is said instead. */
const VAGUE = '[name=/^(one|asked|found|told|kept)$/]'
const vagueNames = [
  `:matches(VariableDeclarator, FunctionDeclaration) > Identifier.id${VAGUE}`,
  `:matches(:function, TSFunctionType, TSDeclareFunction) > Identifier.params${VAGUE}`,
  `AssignmentPattern > Identifier.left${VAGUE}`,
  `ArrayPattern > Identifier.elements${VAGUE}`,
  `ObjectPattern > Property > Identifier.value${VAGUE}`,
  `RestElement > Identifier.argument${VAGUE}`,
].map((selector) => ({ selector, message: 'Name it by the noun that it holds.' }))

export default tseslint.config(
  {
    ignores: [
      ...['node_modules', 'cdk.out', 'dist', '.local', 'reports', '.stryker-tmp', 'generated'],
      ...['test-results', 'playwright-report'],
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: root,
          zones: [...folderZones, ...featureZones, ...layerZones, ...nounZones, ...sharedZones, ...functionZones],
        },
      ],
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{domain,table,resolvers,lambdas,web,packages/question-formats}/**/*.{ts,tsx}'],
    ignores: [
      'lambdas/{dynamodb,aws,field,testing}/**',
      'resolvers/shared/**',
      '**/testing/**/*-fixture.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...vagueNames] },
  },
  {
    files: ['{domain,table,packages/question-formats}/**/*.ts'],
    rules: restrictImports(awsOnly, radix, amplify, only('web', ['react', 'react-dom', 'react-router-dom', 'zustand'])),
  },
  { files: ['web/**/*.{ts,tsx}'], rules: restrictImports(awsOnly, radix, amplify) },
  { files: ['web/ui/**/*.{ts,tsx}'], rules: restrictImports(awsOnly, amplify) },
  { files: ['web/lib/**/*.{ts,tsx}'], rules: restrictImports(awsOnly, radix) },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.strict.rules },
  },
  {
    // What AppSync runs: resolvers, and the keys and replies that they import.
    files: ['resolvers/**/*.ts', 'table/keys.ts', 'table/*-keys.ts', 'table/*-reply.ts'],
    ignores: ['**/*.test.ts', 'resolvers/testing/**'],
    extends: [appsync.configs.recommended],
    languageOptions: { parserOptions: { project: './resolvers/tsconfig.json', tsconfigRootDir: root } },
  },
  {
    // Tests of the server make what they need of other nouns by their use cases.
    files: ['lambdas/**/*.test.ts', 'lambdas/**/testing/**', 'lambdas/**/*-fixture.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: folderZones }] },
  },
  {
    // Resolver tests run the bundled code on the local AppSync.
    files: ['resolvers/testing/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'bench/**'],
    rules: {
      'max-lines': ['error', { max: 500 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly' } },
  },
)
