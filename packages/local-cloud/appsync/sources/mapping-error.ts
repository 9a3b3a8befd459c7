/** A request object that AppSync refuses before it calls the data source; it ends the resolver (`MappingTemplate`). */
export class MappingError extends Error {
  readonly type = 'MappingTemplate'
}
