export const IMPORTS_KEY = ['imports']
