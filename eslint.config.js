import appsync from '@aws-appsync/eslint-plugin'

const { languageOptions, ...recommended } = appsync.configs.recommended

/** What AppSync runs: resolvers, and the keys and items that they import. All other rules are oxlint's (`.oxlintrc.json`). */
export default [
  {
    ...recommended,
    files: [
      'resolvers/**/*.ts',
      'table/keys.ts',
      'table/*-keys.ts',
      'table/{course,payment,progress,question,user}.ts',
    ],
    ignores: ['**/*.test.ts', 'resolvers/testing/**'],
    languageOptions: {
      ...languageOptions,
      parserOptions: { project: './resolvers/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
  },
]
