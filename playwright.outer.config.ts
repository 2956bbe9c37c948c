import config from './playwright.config'

/** The second ring: every project but the journeys of `npm test`. */
export default { ...config, projects: config.projects?.filter(({ name }) => name !== 'end-to-end') }
