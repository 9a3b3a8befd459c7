/** The public catalogue's name in the web bucket, and its path on the site. */
export const CATALOGUE_FILE = 'catalogue.json'
