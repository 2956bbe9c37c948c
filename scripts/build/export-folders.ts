/** The output folder of a production build, the only one that is ever uploaded. */
export const EXPORT_FOLDER = 'out'

/** The output folder of a build with local settings, kept apart so that sample values are never uploaded. */
export const LOCAL_EXPORT_FOLDER = 'out-local'
