export { request, response } from '#resolvers/shared/publish-input.ts'
