/** The output folder of a production build, the only one that is ever uploaded. */
export const EXPORT_FOLDER = 'out'

/** The output folder of a build with local settings, kept apart so that sample values are never uploaded. */
export const LOCAL_EXPORT_FOLDER = 'out-local'

/** The catalogue of the tests: the shape of content/, and every odd case. */
export const FIXTURE_CATALOGUE = '__tests__/fixtures/catalogue'

/** The project that tests read and drive: this code with the catalogue of the tests. Ignored by every tool. */
export const FIXTURE_PROJECT = '.cache/fixture'

/** The export that the browser tests drive. */
export const TESTED_EXPORT = `${FIXTURE_PROJECT}/${LOCAL_EXPORT_FOLDER}`
